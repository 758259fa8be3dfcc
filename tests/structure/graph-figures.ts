/** Figures of the graph of imports: what makes a change wander. */
import path from 'node:path'
import { importsOf, linesOf, type SourceTree } from './source-tree.ts'

/** Pairs of folders that import each other, as `a ⇄ b`. */
export function folderCircles(tree: SourceTree): string[] {
  const arrows = new Set<string>()
  for (const [file, targets] of importsOf(tree)) {
    for (const target of targets) arrows.add(`${path.dirname(file)} ${path.dirname(target)}`)
  }
  return [...arrows].flatMap((arrow) => {
    const [from = '', to = ''] = arrow.split(' ')
    return from < to && arrows.has(`${to} ${from}`) ? [`${from} ⇄ ${to}`] : []
  })
}

/** The files that exactly one other imports. */
export function singleImporters(tree: SourceTree): string[] {
  const importers = new Map<string, number>()
  for (const targets of importsOf(tree).values()) {
    for (const target of targets) importers.set(target, (importers.get(target) ?? 0) + 1)
  }
  return [...importers].filter(([, count]) => count === 1).map(([file]) => file)
}

/** The share of all lines that the largest module has, 0 to 1. */
export function largestModule(tree: SourceTree): { readonly name: string; readonly share: number } {
  const modules = Map.groupBy(tree, ([file]) => /^src\/modules\/([^/]+)\//.exec(file)?.[1] ?? '')
  const all = linesOf(tree)
  const shares = [...modules]
    .filter(([name]) => name !== '')
    .map(([name, files]) => ({ name, share: linesOf(new Map(files)) / all }))
  return shares.reduce((most, next) => (next.share > most.share ? next : most))
}
