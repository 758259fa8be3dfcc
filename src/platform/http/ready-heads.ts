import { commonHeaders, needlessHeaders } from './security-headers.ts'
import { etagFor, headersFor, withoutType } from './send.ts'
import type { Coding, StoredResponse } from './stored-response.ts'

/** Names and values in turn, as `writeHead` takes them without a look at each. */
interface ReadyHead {
  readonly whole: readonly string[]
  /** Of 304. */
  readonly notModified: readonly string[]
  readonly etag: string
}

interface Answer {
  readonly stored: StoredResponse
  readonly coding: Coding
}

/** Heads of stored answers, made once for each coding and kept as long as the answer. */
export class ReadyHeads {
  readonly #heads = new WeakMap<StoredResponse, Map<string, ReadyHead>>()

  /** The head of an answer, but its length and the id of the request. */
  of(answer: Answer, secure: boolean): ReadyHead {
    const kind = `${answer.coding}${secure}`
    let heads = this.#heads.get(answer.stored)
    if (heads === undefined) {
      heads = new Map()
      this.#heads.set(answer.stored, heads)
    }
    let head = heads.get(kind)
    if (head === undefined) {
      head = makeHead(answer, secure)
      heads.set(kind, head)
    }
    return head
  }
}

function makeHead({ stored, coding }: Answer, secure: boolean): ReadyHead {
  const headers: Record<string, string> = { ...commonHeaders(secure), ...headersFor(stored, coding) }
  for (const name of needlessHeaders(stored.headers['Content-Type'])) delete headers[name]
  const encoding = coding === 'identity' ? {} : { 'Content-Encoding': coding }
  return {
    whole: Object.entries({ ...headers, ...encoding }).flat(),
    notModified: Object.entries(withoutType(headers)).flat(),
    etag: etagFor(stored, coding),
  }
}
