/** `npm run photography`: renders and develops the pictures of the demo (README.md beside this file). */
import { type Arguments, parseArguments, USAGE } from './command/arguments.ts'
import { stopChildren } from './command/child.ts'
import { makePictures } from './command/make.ts'
import { describe, readPlan, selectPictures } from './command/plan.ts'
import { PhotographyProblem } from './command/problem.ts'
import { tell } from './command/progress.ts'
import { makeSheet } from './command/sheet.ts'

async function run(options: Arguments): Promise<number> {
  if (options.action === 'help') {
    tell(USAGE)
    return 0
  }
  const plan = readPlan()
  const pictures = selectPictures(plan.pictures, options.selection)
  if (options.action === 'list') {
    tell(pictures.map((picture) => `${picture.name.padEnd(36)} ${describe(picture)}`).join('\n'))
    return 0
  }
  if (options.action === 'sheet') {
    const names = pictures.map(({ name }) => name)
    const absent = await makeSheet(names, options.out, options.sheet)
    tell(`${names.length - absent.length} pictures on ${options.sheet}`)
    if (absent.length > 0) tell(`Not made yet: ${absent.join(' ')}`)
    return 0
  }
  return makePictures(pictures, plan.rooms, options)
}

for (const [signal, status] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const) {
  process.once(signal, () => {
    stopChildren()
    tell('Stopped. The same command goes on from here.')
    process.exit(status)
  })
}
try {
  process.exitCode = (await run(parseArguments(process.argv.slice(2)))) === 0 ? 0 : 1
} catch (error) {
  stopChildren()
  // What a person can mend is told in words; anything else is a defect and keeps its trace.
  if (!(error instanceof PhotographyProblem)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 2
}
