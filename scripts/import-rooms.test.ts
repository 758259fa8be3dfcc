import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { expect, test } from 'vitest'

const { ROOMS, MODULES, PARTS } = createRequire(import.meta.url)('./import-rooms.cjs') as {
  ROOMS: Record<string, string[]>
  MODULES: Record<string, string[]>
  PARTS: Record<string, { own: string[]; below: string[]; rooms: string[] }>
}
const page = readFileSync(path.resolve(import.meta.dirname, '../ARCHITECTURE.md'), 'utf8')

/** The last cell of the row of a table that begins with a name; rooms come before parts of modules. */
function allowedOf(name: string, row: 'first' | 'last'): string | undefined {
  const rows = page.split('\n').filter((line) => line.startsWith(`| \`${name}\` |`))
  return rows
    .at(row === 'first' ? 0 : -1)
    ?.split('|')
    .at(-2)
    ?.trim()
}

test('every room of the import rules stands in ARCHITECTURE.md with what it may import', () => {
  for (const [room, allowed] of Object.entries(ROOMS)) {
    expect([room, allowedOf(`${room}/`, 'first')]).toEqual([room, allowed.join(', ') || 'nothing'])
  }
})

test('so does every part of a module', () => {
  for (const [part, { own, below, rooms: beside }] of Object.entries(PARTS)) {
    const siblings = own.filter((sibling) => sibling !== part)
    const allowed = [
      siblings.length > 0 ? `own ${siblings.join(', ')}` : '',
      `below ${below.join(', ')}`,
      beside.join(', '),
    ]
    expect([part, allowedOf(part === 'functions' ? '*.functions.ts' : `${part}/`, 'last')]).toEqual([
      part,
      allowed.filter(Boolean).join(' · '),
    ])
  }
})

test('the picture shows each module, and which ones it may read', () => {
  const picture = page.match(/```\n app {8}[\s\S]*?```/)?.[0] ?? ''
  for (const [module, below] of Object.entries(MODULES)) {
    expect(picture).toContain(module)
    const drawn = picture
      .split('\n')
      .filter((line) => line.includes('→'))
      .flatMap((line) =>
        [...line.matchAll(/[\w→, -]+/g)].map(([chain]) => chain.split('→').map((part) => part.trim())),
      )
      .find((chain) => chain.includes(module) && chain.length > 1)
    const after = drawn
      ?.slice(drawn.indexOf(module) + 1)
      .flatMap((names) => names.split(',').map((name) => name.trim()))
    expect([module, (after ?? []).map((name) => name.split(/\s{2,}/)[0])]).toEqual([module, below])
  }
})
