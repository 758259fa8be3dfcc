import { buildIfStale } from './build-if-stale.ts'

await buildIfStale()
