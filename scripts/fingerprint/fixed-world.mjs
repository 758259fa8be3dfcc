/**
 * Loaded before the site (`NODE_OPTIONS=--import`): it is always the same moment, and what would be a random UUID is
 * counted, so that two runs on the same sources give the same pages in the same order.
 */
import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { threadId } from 'node:worker_threads'

const NOW = Date.parse('2026-11-20T10:00:00Z')
const RealDate = Date

class FixedDate extends RealDate {
  constructor(...parts) {
    if (parts.length === 0) super(NOW)
    else super(...parts)
  }

  static now() {
    return NOW
  }
}
globalThis.Date = FixedDate

let counted = 0

/** Of version 4 by its looks; threads count apart. */
function countedId() {
  counted += 1
  const thread = String(threadId).padStart(4, '0')
  return `00000000-${thread}-4000-8000-${String(counted).padStart(12, '0')}`
}
crypto.randomUUID = countedId
globalThis.crypto.randomUUID = countedId
syncBuiltinESMExports()
