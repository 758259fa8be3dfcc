/** Mails of the preview, the catalogue as a file, and the weights of the build. */
import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { withZip } from '../../src/platform/archives/zip-reader.ts'
import type { Ask, Recorder } from './recorder.ts'
import { runScript } from './run-script.ts'

const SUBJECT = /<title>([^<]*)<\/title>/

/** Write `mails.txt`: subject and hashes of every mail of the preview. */
export async function recordMails(recorder: Recorder, scratch: string): Promise<void> {
  const folder = path.join(scratch, 'mails')
  await runScript(['mail-preview.ts', '--write', folder], { SITE_URL: 'https://site.example' })
  const files = (await readdir(folder, { recursive: true })).filter((name) =>
    /\/.*\.(?:html|txt)$/.test(name),
  )
  const lines = files.map(async (name) => {
    const text = await readFile(path.join(folder, name), 'utf8')
    const readable = name.endsWith('.html') ? text.replaceAll('><', '>\n<') : text
    return [name, await recorder.keep('mails', name, readable), SUBJECT.exec(text)?.[1] ?? ''].join('\t')
  })
  await recorder.writeLines('mails', await Promise.all(lines))
}

/** Write `export.txt`: what is in the catalogue's ZIP file, with its texts as files. */
export async function recordExport(recorder: Recorder, ask: Ask, scratch: string): Promise<void> {
  const answer = await ask('/api/admin/catalogue.zip')
  if (!answer.ok) throw new Error(`the export of the catalogue answered ${answer.status}`)
  const archive = path.join(scratch, 'catalogue.zip')
  await writeFile(archive, new Uint8Array(await answer.arrayBuffer()))
  const lines = await withZip(archive, (entries) =>
    Promise.all(
      entries.map(async ({ name, read }) => {
        const bytes = await read()
        const isText = name.endsWith('.json')
        const hash = isText ? await recorder.keep('export', name, bytes.toString()) : sha256(bytes)
        return `${name}\t${hash}`
      }),
    ),
  )
  await recorder.writeLines('export', lines)
}

/** Write `weights.txt`, as the benchmark prints them; its lines keep their order. */
export async function recordWeights(folder: string): Promise<void> {
  await writeFile(path.join(folder, 'weights.txt'), await runScript(['bench/weights.ts']))
}

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
