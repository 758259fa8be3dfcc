/** `npm run lint`, `npm run typecheck`, `npm run messages`: every check of the group runs, whatever the others say. */
import { attemptAll, STATIC_CHECKS } from './static-checks.ts'

const group = process.argv[2]
if (group !== 'lint' && group !== 'types' && group !== 'messages') {
  process.stderr.write(`Usage: check-static.ts ${Object.keys(STATIC_CHECKS).join(' | ')}\n`)
  process.exit(2)
}
if (!(await attemptAll(STATIC_CHECKS[group]))) process.exitCode = 1
