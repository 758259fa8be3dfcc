import type { AdminLanguage } from '#/i18n/admin-language.ts'
import { useLookUp } from '#/ui/admin/use-look-up.ts'
import { fetchPaletteFinds } from '../../palette.functions.ts'

/** How long after the last key the server is asked, in milliseconds. */
const ASK_AFTER_MS = 120

/** Finds for the typed text. Until they have come the former ones are kept, so that the list does not flicker. */
export function usePaletteFinds(typed: string, language: AdminLanguage) {
  const q = typed.trim()
  const isEmpty = q === ''
  const { answer, isCurrent, isFailed } = useLookUp({
    key: ['palette', q, language],
    ask: (signal) => fetchPaletteFinds({ data: { q, language }, signal }),
    restMs: ASK_AFTER_MS,
    isWanted: !isEmpty,
  })
  return {
    finds: isEmpty ? null : (answer ?? null),
    /** Whether the finds belong to exactly this text. */
    settled: isEmpty || isCurrent,
    failed: !isEmpty && isFailed,
  }
}
