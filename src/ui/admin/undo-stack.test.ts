import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { UndoStacks, type UndoStep } from './undo-stack.ts'

const step = (text: string): UndoStep<string> => ({ change: text, toast: text })

test('twenty steps of each stack, the latest first, each of them once', () => {
  const stacks = new UndoStacks<string>()
  for (let number = 1; number <= 25; number++) stacks.push('Q-26-0001', step(`note ${number}`))
  stacks.push('Q-26-0002', step('other'))
  const undone: string[] = []
  for (let latest = stacks.latest('Q-26-0001'); latest !== undefined; latest = stacks.latest('Q-26-0001')) {
    expect(stacks.take('Q-26-0001', latest)).toBe(true)
    expect(stacks.take('Q-26-0001', latest)).toBe(false)
    undone.push(latest.toast)
  }
  expect(undone).toHaveLength(20)
  expect([undone[0], undone.at(-1)]).toEqual(['note 25', 'note 6'])
  expect(stacks.latest('Q-26-0002')?.toast).toBe('other')
})

/** Files with a toast whose action undoes something, with the reason. */
const OFFER_THEMSELVES: Readonly<Record<string, string>> = {
  'src/ui/admin/use-undo.ts': 'the one way',
  'src/modules/venues/admin/selection/use-arranging.ts':
    'orders are saved one after the other, on the same stacks',
}

test('no other part of the back office offers an undo by a toast alone, or has a time of its own for it', () => {
  const files = globSync('src/{ui,layouts,routes,modules/*}/admin/**/*.{ts,tsx}').filter(
    (file) => !file.endsWith('.test.ts'),
  )
  const offers = /label: [\w.]*(?:undo\b|\('undo'\))|\bUNDO_MS\b/iu
  const found = files.filter((file) => offers.test(readFileSync(file, 'utf8')))
  expect(found.sort()).toEqual(Object.keys(OFFER_THEMSELVES).sort())
})
