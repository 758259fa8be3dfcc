import { stripVTControlCharacters } from 'node:util'

/** What Vitest's and Playwright's JSON reports say of a run, as far as it is read here. */
export interface TestReport {
  numPassedTests?: number
  numFailedTests?: number
  stats?: { expected: number; unexpected: number; flaky: number }
  testResults?: { name: string; message?: string; assertionResults: VitestCase[] }[]
  suites?: PlaywrightSuite[]
}

interface VitestCase {
  fullName: string
  status: string
  failureMessages?: string[] | null
}

interface PlaywrightSuite {
  title: string
  suites?: PlaywrightSuite[]
  specs?: { title: string; file: string; line: number; tests: PlaywrightTest[] }[]
}

interface PlaywrightTest {
  projectName: string
  status: string
  results: { errors?: { message?: string }[] }[]
}

/** One test that failed: where it is, and the first lines of what it said. */
export interface FailedTest {
  readonly title: string
  readonly message: string
}

/** A stack or the log of a locator adds nothing after this many lines that the report does not keep. */
const LINES = 25

/** The failed tests of a report, each with the beginning of its message; a file that could not be loaded is one, too. */
export function failedTests({ testResults = [], suites = [] }: TestReport): FailedTest[] {
  return [...testResults.flatMap(ofVitest), ...suites.flatMap((suite) => ofPlaywright(suite, []))]
}

function ofVitest({
  name,
  message,
  assertionResults,
}: NonNullable<TestReport['testResults']>[number]): FailedTest[] {
  const failed = assertionResults.filter(({ status }) => status === 'failed')
  if (assertionResults.length === 0 && message) return [{ title: name, message: beginningOf([message]) }]
  return failed.map(({ fullName, failureMessages }) => ({
    title: `${name} › ${fullName}`,
    message: beginningOf(failureMessages ?? []),
  }))
}

function ofPlaywright(
  { title, suites = [], specs = [] }: PlaywrightSuite,
  parents: readonly string[],
): FailedTest[] {
  const path = [...parents, title]
  const own = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ projectName, results }) => ({
        title: [`[${projectName}] ${spec.file}:${spec.line}`, ...path.slice(1), spec.title].join(' › '),
        message: beginningOf(results.flatMap(({ errors = [] }) => errors.map(({ message = '' }) => message))),
      })),
  )
  return [...own, ...suites.flatMap((suite) => ofPlaywright(suite, path))]
}

function beginningOf(messages: readonly string[]): string {
  return messages
    .map((message) => stripVTControlCharacters(message).split('\n').slice(0, LINES).join('\n'))
    .join('\n')
}
