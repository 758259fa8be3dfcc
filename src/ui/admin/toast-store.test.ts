import { beforeEach, expect, test } from 'vitest'
import { dismissToast, getToasts, showToast } from './toast-store.ts'

const titles = () => getToasts().map(({ title }) => title)
const undo = [{ label: 'Undo', onSelect: () => undefined }]

beforeEach(() => {
  for (const { id } of getToasts()) dismissToast(id)
})

test('what is said again is said once; an undo is never taken for another', () => {
  showToast({ type: 'error', title: 'Changed by somebody else' })
  const again = showToast({ type: 'error', title: 'Changed by somebody else' })
  expect(getToasts().map(({ id }) => id)).toEqual([again])
  showToast({ type: 'success', title: 'Archived', actions: undo })
  showToast({ type: 'success', title: 'Archived', actions: undo })
  expect(titles()).toEqual(['Archived', 'Archived'])
})

test('two are shown; one that offers nothing goes before an undo', () => {
  showToast({ type: 'success', title: 'Archived', actions: undo })
  showToast({ type: 'info', title: 'Nothing to undo' })
  showToast({ type: 'success', title: 'Saved' })
  expect(titles()).toEqual(['Archived', 'Saved'])
})
