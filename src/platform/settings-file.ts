/** The file `.env` beside the program, as people and their editors write it (docs/operations.md, "Environment"). */
import { readFileSync } from 'node:fs'
import { EnvironmentError } from './environment-error.ts'

/** Values whose missing part is noticed late, and by others. */
const SECRET = /PASSWORD|SECRET|TOKEN|URL/

const ASSIGNMENT = /^(?:export\s+)?([A-Za-z_]\w*)\s*=(.*)$/

/** Quotation marks of word processors, which no program takes for any. */
const TYPOGRAPHIC = /^[“”„«»‘’‚]/

/**
 * Read the file into `process.env`; what is set there already wins. Do nothing when there is no file.
 * @throws {EnvironmentError} naming every line that cannot be read for certain
 */
export function loadSettingsFile(file = '.env'): void {
  const bytes = readIfThere(file)
  if (bytes === undefined) return
  for (const [name, value] of parseSettings(decode(bytes, file), file)) process.env[name] ??= value
}

function readIfThere(file: string): Buffer | undefined {
  try {
    return readFileSync(file)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') return undefined
    throw new EnvironmentError([`${file} cannot be read (${code})`])
  }
}

/** PowerShell and Notepad write UTF-16, with a mark or without. */
function decode(bytes: Buffer, file: string): string {
  const sample = bytes.subarray(0, 200)
  const zeroAt = (parity: 0 | 1) => sample.some((byte, index) => byte === 0 && index % 2 === parity)
  const isLittle = bytes.subarray(0, 2).equals(Buffer.of(0xff, 0xfe)) || (zeroAt(1) && !zeroAt(0))
  const isBig = bytes.subarray(0, 2).equals(Buffer.of(0xfe, 0xff)) || (zeroAt(0) && !zeroAt(1))
  const encoding = isLittle ? 'utf-16le' : isBig ? 'utf-16be' : 'utf-8'
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    throw new EnvironmentError([`${file} is not text in UTF-8: save it anew in that encoding`])
  }
}

/**
 * Read the lines of a settings file: `NAME=value`, `# comment`, values in straight quotation marks of any kind.
 * A `#` begins a comment only after a space, as in a shell.
 * @throws {EnvironmentError} naming every line that cannot be read for certain
 */
export function parseSettings(text: string, file = '.env'): Map<string, string> {
  const settings = new Map<string, string>()
  const problems: string[] = []
  for (const [index, line] of text.split(/\r\n|\r|\n/).entries()) {
    const trimmed = line.trim()
    if (trimmed === '' || trimmed.startsWith('#')) continue
    const [, name, rest = ''] = ASSIGNMENT.exec(trimmed) ?? []
    const read = name === undefined ? { problem: 'is not NAME=value' } : readValue(name, rest.trimStart())
    if ('problem' in read) problems.push(`${file}, line ${index + 1}: ${name ?? 'it'} ${read.problem}`)
    else if (name !== undefined) settings.set(name, read.value)
  }
  if (problems.length > 0) throw new EnvironmentError(problems)
  return settings
}

type ReadValue = { readonly value: string } | { readonly problem: string }

function readValue(name: string, rest: string): ReadValue {
  if (TYPOGRAPHIC.test(rest)) return { problem: 'has typographic quotation marks: write straight ones (")' }
  const quote = /^["'`]/.exec(rest)?.[0]
  if (quote !== undefined) return readQuoted(rest, quote)
  const comment = rest.search(/(?:^|\s)#/)
  const value = (comment < 0 ? rest : rest.slice(0, comment)).trim()
  // `NAME= # comment` is an empty value in every reading.
  if (comment >= 0 && value !== '' && SECRET.test(name))
    return {
      problem: 'has a # after a space: put the value into quotation marks, or the comment on its own line',
    }
  return { value }
}

function readQuoted(rest: string, quote: string): ReadValue {
  const end = rest.indexOf(quote, 1)
  if (end < 0) return { problem: `begins with ${quote} and does not end with it` }
  if (!/^(?:\s*|\s+#.*)$/.test(rest.slice(end + 1)))
    return {
      problem: `goes on after the closing ${quote}: put a value that holds ${quote} into another kind`,
    }
  const value = rest.slice(1, end)
  return { value: quote === '"' ? value.replaceAll('\\n', '\n') : value }
}
