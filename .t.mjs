import { readFileSync } from 'node:fs'
const src = readFileSync('src/modules/venues/model/plan/runway.ts','utf8').replace('function* waysOf','export function* waysOf')
import { writeFileSync, unlinkSync } from 'node:fs'
writeFileSync('src/modules/venues/model/plan/.rw.ts', src)
const { waysOf } = await import('./src/modules/venues/model/plan/.rw.ts'); unlinkSync('src/modules/venues/model/plan/.rw.ts')
const { roomsOf } = await import('./src/modules/venues/model/plan/room.ts'); const { WorkCount } = await import('./src/modules/venues/model/plan/work-count.ts')
for (const v of JSON.parse(readFileSync('db/demo/venues.json','utf8'))) { if(!['loft-saint-sabin','loft-faubourg-du-roule'].includes(v.slug)) continue
 for (const w of waysOf(roomsOf(v.plan,new WorkCount()))) { const s=w.set().seats; const lone=s.filter(a=>!s.some(t=>t!==a&&t[2]===a[2]&&Math.abs(Math.hypot(t[0]-a[0],t[1]-a[1])-.5)<.01)).length; if (s.length>=v.capacity.runway*.93) console.log(v.slug,s.length,lone,w.set().runway) } }
