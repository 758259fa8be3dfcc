/**
 * `npm run fingerprint -- FOLDER`: what the site says and stores, as sorted text files that two commits can be compared
 * by. The built site runs with the demo catalogue at a fixed moment.
 */
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sitemapPaths } from '../tests/site/read-page.ts'
import type { RunningSite } from '../tests/site/running-site.ts'
import { buildIfStale } from './build-if-stale.ts'
import { knownParts, signedIn, startFixedSite, venueIds, visitorOf } from './fingerprint/fixed-site.ts'
import { rightForms, wrongForms } from './fingerprint/form-questions.ts'
import { publicQuestions } from './fingerprint/public-questions.ts'
import { recordExport, recordMails, recordWeights } from './fingerprint/record-files.ts'
import { recordSchema } from './fingerprint/record-schema.ts'
import { Recorder } from './fingerprint/recorder.ts'
import {
  CSV_QUESTIONS,
  functionQuestions,
  SIGN_IN_QUESTIONS,
  staffQuestions,
} from './fingerprint/staff-questions.ts'
import { recordStored } from './fingerprint/stored-enquiries.ts'

const [folder, ...rest] = process.argv.slice(2)
if (folder === undefined || rest.length > 0) {
  process.stderr.write('Usage: npm run fingerprint -- FOLDER    (new or empty)\n')
  process.exit(2)
}
const out = path.resolve(folder)
await mkdir(out, { recursive: true })
if ((await readdir(out)).length > 0) {
  process.stderr.write(`${out} is not empty.\n`)
  process.exit(2)
}

await buildIfStale()
const scratch = await mkdtemp(path.join(tmpdir(), 'passage-fingerprint-'))
try {
  const recorder = new Recorder(out)
  const dataDir = path.join(scratch, 'data')
  const site = await startFixedSite(dataDir)
  try {
    await recordSite(recorder, site, dataDir)
  } finally {
    await site.kill()
  }
  await recordMails(recorder, scratch)
  await recordSchema(recorder, scratch)
  await recordWeights(out)
  await recorder.finish()
} finally {
  await rm(scratch, { recursive: true, force: true })
}
console.log(`The fingerprint is in ${out}.`)

async function recordSite(recorder: Recorder, site: RunningSite, dataDir: string): Promise<void> {
  const known = await knownParts(site, dataDir)
  const visitor = visitorOf(site)
  await recorder.record('addresses', publicQuestions(await sitemapPaths(site.origin)), visitor, known)
  await recorder.record('functions', functionQuestions(), visitor, known)
  await recorder.record('forms-wrong', wrongForms(), visitor, known)
  // References are counted, so one form waits for the other.
  await recorder.record('forms', rightForms(), visitor, known, 1)
  await recordStored(recorder, dataDir, known)
  await recorder.record('gate', SIGN_IN_QUESTIONS, visitor, known, 1)
  const staff = await signedIn(site)
  await recorder.record('admin', staffQuestions(venueIds(dataDir)), staff, known, 1)
  await recorder.record('csv', CSV_QUESTIONS, staff, known, 1)
  await recordExport(recorder, staff, path.dirname(dataDir))
}
