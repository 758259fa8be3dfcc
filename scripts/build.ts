import { buildIfStale } from './build-if-stale.ts'

/** `--without-texts`: the caller checks the texts beside it. */
await buildIfStale({ checksTexts: !process.argv.includes('--without-texts') })
