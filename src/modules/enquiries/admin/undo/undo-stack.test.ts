import { expect, test } from 'vitest'
import { latestUndo, pushUndo, takeUndo, type UndoStep } from './undo-stack.ts'

const step = (text: string): UndoStep => ({ change: { kind: 'note', id: text, text }, at: 0, toast: text })

test('twenty steps of each request, the latest first, each of them once', () => {
  for (let number = 1; number <= 25; number++) pushUndo('Q-26-0001', step(`note ${number}`))
  pushUndo('Q-26-0002', step('other'))
  const undone: string[] = []
  for (let latest = latestUndo('Q-26-0001'); latest !== undefined; latest = latestUndo('Q-26-0001')) {
    expect(takeUndo('Q-26-0001', latest)).toBe(true)
    expect(takeUndo('Q-26-0001', latest)).toBe(false)
    undone.push(latest.toast)
  }
  expect(undone).toHaveLength(20)
  expect([undone[0], undone.at(-1)]).toEqual(['note 25', 'note 6'])
  expect(latestUndo('Q-26-0002')?.toast).toBe('other')
})
