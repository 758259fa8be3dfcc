import path from 'node:path'
import { distanceOf } from './db/demo/picture-distance.ts'
import { readExposure, readSigns } from './db/demo/picture-signs.ts'
import venues from './db/demo/venues.json' with { type: 'json' }
const f=(n:string)=>path.resolve('db/demo/photos',n)
const leads=await Promise.all(venues.map(({photos:[l='']})=>readSigns(f(l))))
const who=process.argv.slice(2)
for(const [i,v] of venues.entries()){ if(!who.includes(v.slug)&&who[0]!=='all')continue
 for(const p of v.photos){const s=await readSigns(f(p));const d=leads.map((l,j)=>j===i?null:{j,...distanceOf(s,l) as any}).filter(Boolean).sort((a:any,b:any)=>a.all-b.all)
  const ex=await readExposure(f(p)) as any
  console.log(v.slug,i,p,d.slice(0,2).map((x:any)=>venues[x.j].slug+' '+JSON.stringify(x)).join(' | '),'neigh',[i-1,i+1,i-2,i+2,i-3,i+3].filter(j=>leads[j]).map(j=>{const x:any=distanceOf(s,leads[j]!);return j+':'+JSON.stringify(x)}).join(' ').slice(0,400),JSON.stringify(ex).slice(0,150))}
}
