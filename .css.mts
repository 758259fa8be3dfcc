const r=await fetch(process.argv[2]); const h=await r.text(); const m=/<style[^>]*>([\s\S]*?)<\/style>/.exec(h); console.log(m![1].length); console.log(m![1])
