/** The dossier as a file: of a shared list by its link, of a local one by what the browser sends. */
import { z } from 'zod'
import { LANGUAGE_CODES, type Language } from '#/i18n/languages.ts'
import { plainVariant } from '#/lib/pictures/allow-list.ts'
import { keptContactPerson } from '#/modules/staff/server/kept-contact-person.queries.server.ts'
import { getDatabase } from '#/platform/database/database.ts'
import { pictureProcess } from '#/platform/images/picture-process.ts'
import { getLog } from '#/platform/log.ts'
import { MOST_SIGNS, TooManySignsError } from '#/platform/pdf/check-signs.ts'
import { makePdf } from '#/platform/pdf/make-pdf.ts'
import type { PdfPicture } from '#/platform/pdf/pdf-document.ts'
import { isSpent, limitVisitor } from '#/platform/rate-limits/limit-visitor.ts'
import { getPhotoStore } from '#/platform/storage/photo-store.ts'
import { dossierRequest } from '../../model/shared-content.ts'
import type { SharedList, SharedVenue } from '../../model/shared-view.ts'
import { readLocalList, readSharedList } from '../shared-page.server.ts'
import { dossierDocument } from './dossier-document.ts'

/** Pixels: three times what the page shows in points is sharp on paper. */
const [WIDE, SMALL] = [1280, 640]

const RETRY_S = 60

const TOO_MANY_SIGNS = `The notes of this list use more than ${MOST_SIGNS} different characters. Shorten them, and try again.\n`

/** GET of a shared list. 404 for a link that is not good, 429 for too many, 503 while it cannot be made. */
export async function sharedDossier(request: Request, token: string): Promise<Response> {
  const asked = z.enum(LANGUAGE_CODES).safeParse(new URL(request.url).searchParams.get('language'))
  const language = asked.success ? asked.data : 'en'
  if (await isTooMuch()) return plain(429, 'Too many.\n')
  const now = new Date()
  const list = await readSharedList(getDatabase(), token, { language, reader: undefined, now })
  if (list === undefined) {
    // A good link is answered whatever others of the network have tried.
    if (await isSpent('shared-miss')) return plain(429, 'Too many.\n')
    await limitVisitor('shared-miss')
    return plain(404, 'This shortlist is no longer shared.\n')
  }
  return answer(list, language, now, request.signal)
}

/** Count a dossier, before anything is read for it. */
async function isTooMuch(): Promise<boolean> {
  return (await limitVisitor('dossier')).kind === 'exceeded'
}

/** POST of the field `list`: JSON of a list in a form, so that the browser opens or keeps the file as it likes. */
export async function localDossier(request: Request): Promise<Response> {
  const form = await request.formData().catch(() => undefined)
  const sent = form?.get('list')
  const read = dossierRequest.safeParse(typeof sent === 'string' ? parse(sent) : undefined)
  if (!read.success) return plain(400, 'A shortlist is expected.\n')
  if (await isTooMuch()) return plain(429, 'Too many.\n')
  const { list, language, owner } = read.data
  const now = new Date()
  const described = await readLocalList(getDatabase(), list, { language, owner, now })
  return answer(described, language, now, request.signal)
}

async function answer(
  list: SharedList,
  language: Language,
  now: Date,
  signal: AbortSignal,
): Promise<Response> {
  const compose = async () => {
    const pictures = new Map<string, PdfPicture[]>()
    for (const venue of list.venues) pictures.set(venue.slug, await picturesOf(venue, signal))
    const { name: contact } = await keptContactPerson(getDatabase())
    return dossierDocument(list, pictures, { language, now, contact })
  }
  try {
    const pdf = await makePdf(compose, signal)
    return new Response(new Uint8Array(pdf), {
      headers: {
        'Content-Type': 'application/pdf',
        // Kept, not opened in place: the policy of answers that are no pages is a sandbox, in which no viewer starts.
        'Content-Disposition': 'attachment; filename="passage-shortlist.pdf"',
        'Cache-Control': 'no-store',
        'Referrer-Policy': 'no-referrer',
        'X-Robots-Tag': 'noindex, nofollow',
      },
    })
  } catch (error) {
    if (error instanceof TooManySignsError) return plain(422, TOO_MANY_SIGNS)
    getLog().warn(
      { reason: error instanceof Error ? error.message : String(error) },
      'a dossier was not made',
    )
    return plain(503, 'The dossier could not be made just now.\n')
  }
}

/** Up to three; a picture that is gone or broken is left out. */
async function picturesOf({ photos }: SharedVenue, signal: AbortSignal): Promise<PdfPicture[]> {
  const made: PdfPicture[] = []
  for (const [at, { key, alt, focus }] of photos.slice(0, 3).entries()) {
    signal.throwIfAborted()
    const original = await getPhotoStore().read(key)
    if (original === undefined) continue
    const variant = plainVariant('jpeg', at === 0 ? WIDE : SMALL)
    const jpeg = await pictureProcess.run('makeVariant', original, variant, focus).catch(() => undefined)
    if (jpeg) made.push({ jpeg, alt })
  }
  return made
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function plain(status: number, text: string): Response {
  const headers = new Headers({ 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' })
  if (status === 429 || status === 503) headers.set('Retry-After', String(RETRY_S))
  return new Response(text, { status, headers })
}
