/** Owners who propose a venue with a photograph, and send it again until it is acknowledged. */
import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'
import { Tally } from './tally.ts'

/** Running owners. */
export interface Proposals {
  /** References by number of the proposal. */
  readonly acknowledged: ReadonlyMap<number, string>
  /** Of `photograph` (sent by script) and `proposal`. */
  readonly tally: Tally
  /** Rejections whose page, or answer to a script, has lost what was typed. */
  emptied(): number
  /** No further proposal begins; resolves when every one that was begun is acknowledged. */
  finish(): Promise<void>
}

const OWNERS = 2

/** Between two attempts, and between two proposals, in milliseconds. */
const PATIENCE_MS = 500

const mailOf = (number: number) => `owner-${number}@example.com`

/** The mail addresses of proposals, as SQL has them. */
export const OWNERS_MAILS = 'owner-%@example.com'

/** Start them. */
export function startProposals(origin: string): Proposals {
  const acknowledged = new Map<number, string>()
  const tally = new Tally()
  let [next, emptied] = [0, 0]
  let ending = false

  const post = async (what: string, target: string, init: RequestInit): Promise<Response | undefined> => {
    const answer = await fetch(origin + target, {
      ...init,
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.timeout(60_000),
    }).catch(() => undefined)
    tally.add(what, answer?.status ?? 'broken')
    return answer
  }
  /** As script does while the form is filled in. @returns the id, or nothing when it is to be sent again */
  const sendPhoto = async (draft: string, body: Blob): Promise<string | undefined> => {
    const headers = { 'x-proposal-draft': draft, 'content-type': 'image/jpeg' }
    const answer = await post('photograph', '/api/proposal-photos', { headers, body })
    const text = await answer?.text().catch(() => '')
    if (answer?.status !== 201) return undefined
    return (JSON.parse(text ?? '') as { id: string }).id
  }
  /** Whether it was acknowledged. */
  const isTaken = async (answer: Response | undefined, number: number): Promise<boolean> => {
    const text = (await answer?.text().catch(() => '')) ?? ''
    const reference = /reference=([A-Z]-\d\d-\d+)/.exec(answer?.headers.get('location') ?? '')?.[1]
    if (answer?.status === 303 && reference !== undefined) {
      acknowledged.set(number, reference)
      return true
    }
    if (answer && !text.includes(`value="${mailOf(number)}"`)) emptied += 1
    return false
  }
  const propose = async (number: number): Promise<void> => {
    const photo = await photoOf(number)
    const form = formOf(number)
    if (number % 2 === 0) {
      const draft = `draft-${String(number).padStart(6, '0')}-${'x'.repeat(32)}`
      let id = await sendPhoto(draft, photo)
      while (id === undefined) {
        await pause(PATIENCE_MS)
        id = await sendPhoto(draft, photo)
      }
      form.set('draft', draft)
      form.append('photos', id)
    } else form.append('photos', new File([photo], 'window.jpg', { type: 'image/jpeg' }))
    while (!(await isTaken(await post('proposal', '/submit-venue', { body: form }), number)))
      await pause(PATIENCE_MS)
  }
  const work = async () => {
    while (!ending) {
      await propose(next++)
      await pause(PATIENCE_MS)
    }
  }
  const working = Array.from({ length: OWNERS }, work)
  return {
    acknowledged,
    tally,
    emptied: () => emptied,
    async finish() {
      ending = true
      await Promise.all(working)
    },
  }
}

function formOf(number: number): FormData {
  const form = new FormData()
  const fields = {
    submissionKey: `10000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
    ...{ fullName: 'Camille Laurent', email: mailOf(number), venueName: `Atelier Charlot ${number}` },
    ...{ address: '12 rue Charlot, 75003 Paris', type: 'loft', surface: '180', description: 'North light.' },
  }
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}

/** Another picture for each proposal. */
async function photoOf(number: number): Promise<Blob> {
  const background = { r: number % 256, g: (number >> 8) % 256, b: 120 }
  const bytes = await sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer()
  return new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' })
}
