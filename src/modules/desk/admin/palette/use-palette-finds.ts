import { useEffect, useState } from 'react'
import type { AdminLanguage } from '#/i18n/admin-language.ts'
import type { PaletteFinds } from '../../model/palette.ts'
import { fetchPaletteFinds } from '../../palette.functions.ts'

/** How long after the last key the server is asked, in milliseconds. */
const ASK_AFTER_MS = 120

interface Answer {
  readonly of: string
  /** `null` when the server could not be asked. */
  readonly finds: PaletteFinds | null
}

/** Finds for the typed text. Until they have come the former ones are kept, so that the list does not flicker. */
export function usePaletteFinds(typed: string, language: AdminLanguage) {
  const q = typed.trim()
  const [answer, setAnswer] = useState<Answer>()
  useEffect(() => {
    if (q === '') return
    const stop = new AbortController()
    const timer = setTimeout(() => {
      // A late answer to an earlier text never replaces a newer one.
      const keep = (finds: PaletteFinds | null) => {
        if (!stop.signal.aborted) setAnswer({ of: q, finds })
      }
      fetchPaletteFinds({ data: { q, language }, signal: stop.signal }).then(keep, () => keep(null))
    }, ASK_AFTER_MS)
    return () => {
      stop.abort()
      clearTimeout(timer)
    }
  }, [q, language])
  return {
    finds: q === '' ? null : (answer?.finds ?? null),
    /** Whether the finds belong to exactly this text. */
    settled: q === '' || answer?.of === q,
    failed: q !== '' && answer?.of === q && answer.finds === null,
  }
}
