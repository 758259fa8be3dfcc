import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'

/** When the copy of each page last changed: the source of `lastmod` (behaviour 1.15). */
const FILE = 'changed.json'

/** By the name of a page's copy, `about` or `neighborhoods/bastille`: a hash of all its languages, and an ISO day. */
const changedSchema = z.record(z.string(), z.strictObject({ hash: z.string(), day: z.iso.date() }))

/** The copy of a page in all languages, by its name. */
export type CopyByPage = ReadonlyMap<string, string>

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 16)

/** Names of pages whose copy is not the one that has its day in `content/changed.json`, and of those that are gone. */
export function undatedPages(content: string, copy: CopyByPage): string[] {
  const known = changedSchema.parse(JSON.parse(readFileSync(path.join(content, FILE), 'utf8')))
  const changed = [...copy].filter(([name, text]) => known[name]?.hash !== hashOf(text)).map(([name]) => name)
  return [...changed, ...Object.keys(known).filter((name) => !copy.has(name))]
}

/** Give every page whose copy has changed the day of today. */
export function datePages(content: string, copy: CopyByPage, today: string): void {
  const file = path.join(content, FILE)
  const known = changedSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  const dated = [...copy].map(([name, text]) => {
    const hash = hashOf(text)
    const before = known[name]
    return [name, before?.hash === hash ? before : { hash, day: today }] as const
  })
  const sorted = dated.toSorted(([one], [other]) => (one < other ? -1 : 1))
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`)
}
