/** Entry of the process that reads one spreadsheet and ends: what a file costs to read is nothing that visitors wait for. */
import type { EncodingChoice } from '#/lib/table-import.ts'
import { type ReadOptions, readFileHere } from './read-file.ts'
import { EncodingQuestion, type SheetTable, type TableProblem, TableRejection } from './table.ts'

/** A file to be read. */
export interface TableTask extends ReadOptions {
  /** Absolute path. */
  readonly file: string
}

/** Its table, or why there is none. */
export type TableReading =
  | { readonly table: SheetTable }
  | { readonly problem: TableProblem; readonly what: string; readonly sheets: readonly string[] }
  | { readonly guesses: readonly EncodingChoice[] }
  | { readonly failure: string }

async function read({ file, ...options }: TableTask): Promise<TableReading> {
  try {
    return { table: await readFileHere(file, options) }
  } catch (error) {
    if (error instanceof EncodingQuestion) return { guesses: error.guesses }
    if (error instanceof TableRejection) {
      const { problem, what, sheets } = error
      return { problem, what, sheets }
    }
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

// A signal to the whole group is the site's to handle.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined)
process.on('disconnect', () => process.exit())
process.once('message', async (task) => {
  process.send?.(await read(task as TableTask), undefined, undefined, () => process.disconnect?.())
})
