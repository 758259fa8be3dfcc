import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beginForm } from '../tests/site/begin-form.ts'
import { childrenOf } from '../tests/site/children-of.ts'
import { type RunningSite, startSite } from '../tests/site/running-site.ts'

/*
 * Seconds from SIGTERM to the end of the site, with the drain as it comes (`DRAIN_MS` 1,000): with nothing to do, after a
 * picture of a page was drawn, and with twelve forms whose body is still to come; one process and two; the signal to the
 * primary alone, as from npm, and to every process, as from systemd. Needs a build: `npm run build`. More or fewer stops of
 * each kind: `STOP_ROUNDS=3 npm run bench -- stop`.
 */
const ROUNDS = Number(process.env.STOP_ROUNDS ?? 10)
const FORMS = 12

const folder = await mkdtemp(path.join(tmpdir(), 'passage-stop-bench-'))

interface Round {
  readonly seconds: number
  readonly code: number | null
  readonly accepted: number
}

async function drawPicture({ origin }: RunningSite, round: number): Promise<void> {
  // A page of another language each time: what was drawn once is kept.
  const language = ['fr', 'es', 'it', 'de', 'pt', 'ja', 'ko', 'ru'][round % 8]
  const html = await (await fetch(`${origin}/${language}`)).text()
  const picture = /property="og:image" content="[^"]*?(\/previews\/[^"]+)"/.exec(html)?.[1]
  if (!(await fetch(origin + picture)).ok) throw new Error(`no picture at ${picture}`)
}

async function stopOnce(processes: number, work: string, group: boolean, round: number): Promise<Round> {
  await rm(path.join(folder, 'cache', 'previews'), { recursive: true, force: true })
  const site = await startSite({ DATA_DIR: folder, WEB_CONCURRENCY: String(processes), DRAIN_MS: '1000' })
  if (work === 'picture') await drawPicture(site, round)
  const forms = await Promise.all(
    Array.from({ length: work === 'forms' ? FORMS : 0 }, () => beginForm(site.origin)),
  )
  const members = group ? await childrenOf(site.pid) : []
  const asked = performance.now()
  for (const member of members) process.kill(member, 'SIGTERM')
  const stopped = site.stop()
  const answers = await Promise.all(forms.map((form) => form.finish().catch(() => undefined)))
  const code = await stopped
  const accepted = answers.filter((answer) => answer?.status === 303).length
  return { seconds: (performance.now() - asked) / 1000, code, accepted }
}

try {
  console.log('processes  signal to  work     median s  worst s  exits 0  forms accepted')
  for (const processes of [1, 2]) {
    for (const group of processes === 1 ? [false] : [false, true]) {
      for (const work of ['nothing', 'picture', 'forms']) {
        const rounds: Round[] = []
        for (let round = 0; round < ROUNDS; round++)
          rounds.push(await stopOnce(processes, work, group, round))
        const seconds = rounds.map((round) => round.seconds).toSorted((a, b) => a - b)
        const sent = work === 'forms' ? FORMS * ROUNDS : 0
        const accepted = rounds.reduce((sum, round) => sum + round.accepted, 0)
        const cells = [
          String(processes).padEnd(9),
          (group ? 'group' : 'process').padEnd(9),
          work.padEnd(7),
          seconds[Math.floor(seconds.length / 2)]?.toFixed(2).padStart(8),
          seconds.at(-1)?.toFixed(2).padStart(7),
          `${rounds.filter(({ code }) => code === 0).length}/${ROUNDS}`.padStart(7),
          `${accepted}/${sent}`.padStart(14),
        ]
        console.log(cells.join('  '))
      }
    }
  }
} finally {
  await rm(folder, { recursive: true, force: true })
}
