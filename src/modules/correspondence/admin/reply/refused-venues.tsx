import { useTranslations } from 'use-intl'
import { refusesVenues } from '../../model/template-ids.ts'
import type { ComposerState } from './use-composer.ts'

/** DOM id of the question, focused when its chip is pressed. */
export const REFUSED_ID = 'reply-refused'

interface RefusedVenuesProps {
  composer: ComposerState
  /** How many of the venues the client has named; they come first. */
  named: number
}

/** Ask which venues are not available, where the text says that some are not. */
export function RefusedVenues({ composer, named }: RefusedVenuesProps) {
  const t = useTranslations('admin.reply.refused')
  const { draft, refusable, refuse } = composer
  if (!refusesVenues(draft.template)) return null
  const isOpen = draft.refused.length === 0
  const nameOf = (slug: string) => refusable.find((venue) => venue.slug === slug)?.name ?? slug
  const others = draft.refused.filter((slug) => refusable.findIndex((one) => one.slug === slug) >= named)
  const toggle = (slug: string) =>
    refuse(
      draft.refused.includes(slug) ? draft.refused.filter((one) => one !== slug) : [...draft.refused, slug],
    )
  return (
    <fieldset className="to-fill refused" aria-describedby={isOpen ? `${REFUSED_ID}-open` : undefined}>
      <legend>{t('question')}</legend>
      {[...refusable.slice(0, named).map(({ slug }) => slug), ...others].map((slug, position) => (
        <label key={slug} className="row tick">
          <input
            type="checkbox"
            className="check"
            data-refused={position === 0 ? '' : undefined}
            checked={draft.refused.includes(slug)}
            onChange={() => toggle(slug)}
          />
          <span>{nameOf(slug)}</span>
        </label>
      ))}
      <label className="sr" htmlFor={REFUSED_ID}>
        {t('another')}
      </label>
      <select
        id={REFUSED_ID}
        className="input"
        value=""
        aria-invalid={isOpen || undefined}
        onChange={(event) => {
          if (event.target.value !== '') toggle(event.target.value)
        }}
      >
        <option value="">{t(named > 0 ? 'another' : 'choose')}</option>
        {refusable
          .slice(named)
          .filter(({ slug }) => !draft.refused.includes(slug))
          .map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
      </select>
      {isOpen && (
        <p id={`${REFUSED_ID}-open`} className="bad">
          {t('open')}
        </p>
      )}
    </fieldset>
  )
}
