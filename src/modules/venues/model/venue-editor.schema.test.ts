import { expect, test } from 'vitest'
import { ASKED_FROM } from '#/lib/asked-from.ts'
import { changedStatuses } from './venue-editor.schema.ts'

const venues = (count: number, status: string) =>
  Array.from({ length: count }, (_, at) => ({
    ...{ id: `0b3cbb5c-5a63-4a0e-9c3c-1f7f1a1d000${at}`, version: 1, status },
  }))

test.each(['draft', 'published', 'archived'])(
  'many venues are put to “%s” only when their number was confirmed',
  (status) => {
    const takes = (count: number, confirmed?: number) =>
      changedStatuses.safeParse({ venues: venues(count, status), confirmed }).success
    expect(takes(ASKED_FROM)).toBe(false)
    expect(takes(ASKED_FROM, ASKED_FROM - 1)).toBe(false)
    expect(takes(ASKED_FROM, ASKED_FROM)).toBe(true)
    expect(takes(ASKED_FROM - 1)).toBe(true)
  },
)
