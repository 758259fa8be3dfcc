/** Results of the submitted forms: rows, mails as they were sent, one person's data. */
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { readDatabase } from './fixed-site.ts'
import { type KnownParts, normalizeText } from './normalize.ts'
import type { Recorder } from './recorder.ts'
import { runScript } from './run-script.ts'

const TABLES = ['enquiry', 'enquiry_venue', 'enquiry_history', 'enquiry_search', 'number_series']

const BASE64 = /(Content-Transfer-Encoding: base64\r\n\r\n)([A-Za-z0-9+/=\r\n]+)/g

/** Long enough for a hundred mails on a machine that is busy. */
const MAX_WAITING_MS = 120_000

/** Write `requests.txt`, `sent.txt` and `privacy.txt`. */
export async function recordStored(recorder: Recorder, folder: string, known: KnownParts): Promise<void> {
  await recorder.writeLines('requests', rowsOf(folder, known))
  await recorder.writeLines('sent', await sentMails(recorder, folder, known))
  const person = await runScript(['privacy.ts', 'export', '--email', 'fr-contact-venue@example.com'], {
    DATA_DIR: folder,
    DATABASE_URL: '',
  })
  const text = normalizeText(person, known).replace(/("exportedAt": ")[^"]+/, '$1NOW')
  await recorder.writeLines('privacy', [`one person\t${await recorder.keep('privacy', 'person.json', text)}`])
}

/** With the reference in the place of the request's id. */
function rowsOf(folder: string, known: KnownParts): string[] {
  return readDatabase(folder, (database) => {
    const requests = database.prepare('select id, reference from enquiry').all()
    const references = requests.map(({ id, reference }): [string, string] => [String(id), String(reference)])
    const names = new Map([...known.names, ...references])
    return TABLES.flatMap((table) =>
      database
        .prepare(`select * from ${table}`)
        .all()
        .map((row) => `${table}\t${normalizeText(JSON.stringify(row), { ...known, names })}`),
    )
  })
}

async function sentMails(recorder: Recorder, folder: string, known: KnownParts): Promise<string[]> {
  const mailFolder = path.join(folder, 'mail')
  const files = await allSent(folder, mailFolder)
  const mails = await Promise.all(files.map((file) => readFile(path.join(mailFolder, file), 'utf8')))
  return Promise.all(
    mails.map(async (mail) => {
      const text = normalizeText(readable(mail), known)
      const reference = /Q-\d\d-\d{4}/.exec(text)?.[0] ?? 'account'
      const recipient = /^To: (.*)$/m.exec(text)?.[1] ?? ''
      const name = `${reference} ${recipient}`
      return `${name}\t${await recorder.keep('sent', `${name}.eml`, text)}`
    }),
  )
}

/** Undo what transport does to lines: the port of the site, which differs in every run, is in the midst of them. */
function readable(mail: string): string {
  return mail
    .replaceAll(BASE64, (_, head: string, body: string) => `${head}${Buffer.from(body, 'base64')}\n`)
    .replaceAll(/=\r?\n/g, '')
    .replaceAll('\r\n', '\n')
}

/** @throws {Error} when mails are still waiting after two minutes */
async function allSent(folder: string, mailFolder: string): Promise<string[]> {
  const until = performance.now() + MAX_WAITING_MS
  for (;;) {
    const promised = readDatabase(folder, (database) =>
      Number(database.prepare('select count(*) as n from outbox').get()?.n),
    )
    const written = existsSync(mailFolder) ? await readdir(mailFolder) : []
    const files = written.filter((name) => name.endsWith('.eml'))
    if (files.length >= promised) return files
    if (performance.now() > until) throw new Error(`${files.length} of ${promised} mails were sent`)
    await wait(100)
  }
}
