import { readFileSync } from 'node:fs'
import path from 'node:path'

/** What keeps files from being read as JSON, a line each, with the file's name: missing, or where its text breaks. */
export function unreadableJson(folder: string, files: Iterable<string>): string[] {
  return [...files].flatMap((file) => {
    try {
      JSON.parse(readFileSync(path.join(folder, file), 'utf8'))
      return []
    } catch (error) {
      if (error instanceof SyntaxError) return [`${file}: no JSON: ${error.message}`]
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [`${file}: missing`]
      throw error
    }
  })
}

/** End the check with every file of its texts that cannot be read: all else that it found would follow from that. */
export function requireJson(folder: string, files: Iterable<string>): void {
  const problems = unreadableJson(folder, files)
  if (problems.length === 0) return
  console.error(problems.join('\n'))
  console.error(`${problems.length} file(s) cannot be read`)
  process.exit(1)
}
