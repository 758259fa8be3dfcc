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
