import { useTranslations } from 'use-intl'
import { type CountedText, type ScriptWords, WORDS_ID } from '#/boot/words.ts'
import { LANGUAGES } from '#/i18n/languages.ts'
import { useLanguage } from '#/i18n/react/address-context.tsx'
import { usePagePath } from '#/i18n/react/page-link.tsx'
import { useReadyPart } from '#/i18n/react/ready-part.tsx'
import { Icon } from '#/ui/site/icon.tsx'
import type { ToastIcon } from '#/ui/site/toast.ts'

const TOAST_ICONS: readonly ToastIcon[] = ['heart', 'warning', 'info', 'check', 'link']

/** Numbers among which every plural category of our languages has one; French and Spanish have one for millions. */
const SAMPLES = [1, 2, 3, 5, 11, 21, 100, 1_000_000]

/** The text for each plural category, from a message with a number. */
function countedText(locale: string, textOf: (n: number) => string): CountedText {
  const rules = new Intl.PluralRules(locale)
  const format = new Intl.NumberFormat(locale)
  const texts = SAMPLES.map((n) => [rules.select(n), textOf(n).replace(format.format(n), '#')] as const)
  // The first number of a category stands for it.
  return { ...Object.fromEntries(texts.toReversed()), none: textOf(0) }
}

/** Where toasts appear, what they are made of, and the texts that script says: the end of every public page. */
export function ScriptSupport({ build }: { build: string }) {
  const html = useReadyPart('script support', { build }, <Inside build={build} />)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: written by React
  return <div dangerouslySetInnerHTML={{ __html: html }} />
}

function Inside({ build }: { build: string }) {
  const t = useTranslations()
  const path = usePagePath()
  const locale = LANGUAGES[useLanguage()].intl
  const words: ScriptWords = {
    build,
    added: t('toast.added'),
    removed: t('toast.removed'),
    cleared: t('toast.cleared'),
    failed: t('toast.error'),
    continueBrowsing: t('toast.continueBrowsing'),
    continueExploring: t('toast.continueExploring'),
    see: t('toast.see'),
    undo: t('common.undo'),
    copied: t('share.copied'),
    copyFailed: t('share.copyFailed'),
    consentSaved: t('consent.saved'),
    offline: t('common.offline'),
    retry: t('common.retry'),
    favorites: countedText(locale, (n) => t('header.favorites', { n })),
    venuesHref: path('venues'),
    favoritesHref: path('favorites'),
  }
  return (
    <>
      <div className="toasts" role="status" />
      {TOAST_ICONS.map((icon) => (
        <template key={icon} data-toast={icon}>
          <div className="toast" data-icon={icon}>
            <Icon name={icon} />
            <div>
              <p />
            </div>
            <button type="button" className="icon-btn" aria-label={t('common.close')}>
              <Icon name="close" small />
            </button>
          </div>
        </template>
      ))}
      <script
        type="application/json"
        id={WORDS_ID}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON whose only way out of the element is escaped
        dangerouslySetInnerHTML={{ __html: JSON.stringify(words).replaceAll('<', '\\u003c') }}
      />
    </>
  )
}
