import { buildIfStale } from './build-if-stale.ts'

/** `--without-texts`: whoever runs it checks the texts beside it. */
await buildIfStale({ checksTexts: !process.argv.includes('--without-texts') })
