import { readFileSync } from 'node:fs'
const dir = process.argv[2]
const { layOut } = await import(dir + '/plan/lay-out.ts')
const { statedFor, offersOf } = await import(dir + '/plan-offers.ts')
const { venuePlan } = await import(dir + '/plan/plan.schema.ts')
for (const v of JSON.parse(readFileSync('db/demo/venues.json','utf8'))) { const plan=venuePlan.parse(v.plan); const line=[v.slug.padEnd(26)]
 for (const o of offersOf(plan,v.capacity)) { const enough=statedFor(o.layout,v.capacity); const l=layOut(plan,o.layout,{enough}); 
  const lone=['rows','runway'].includes(o.layout)?l.seats.filter(s=>!l.seats.some(t=>t!==s&&t[2]===s[2]&&Math.abs(Math.hypot(t[0]-s[0],t[1]-s[1])-.5)<.01)).length:''
  line.push(`${o.layout} ${l.most}/${o.most} (geo ${layOut(plan,o.layout).most})${lone?` LONE ${lone}`:''}${l.runway?` ${o.figures.runway}m w${Math.min(l.runway[2],l.runway[3])}`:''}${o.figures.tables?` t${o.figures.tables}`:''};`)}
 console.log(line.join(' ')) }
