import { useTranslations } from 'use-intl'
import { AdminIcon } from '#/ui/admin/icon.tsx'
import { isWarning } from '../../model/enquiry-flags.ts'
import type { EnquiryView } from '../../model/enquiry-view.ts'
import { RequestLink } from '../enquiry/request-link.tsx'
import { useFlagText } from './use-flag-text.ts'

/** What does not fit together in an enquiry, on its sheet. */
export function FlagsBlock({ view }: { view: EnquiryView }) {
  const t = useTranslations('admin.flags')
  if (view.flags.length === 0) return null
  return (
    <section
      className={view.flags.some(isWarning) ? 'flag-band warning' : 'flag-band'}
      aria-label={t('label')}
    >
      <FlagList view={view} />
    </section>
  )
}

/** The same in one line that opens, for the composer, which has little room. */
export function FlagsSummary({ view }: { view: EnquiryView }) {
  const t = useTranslations('admin.flags')
  if (view.flags.length === 0) return null
  return (
    <details className={view.flags.some(isWarning) ? 'flag-band warning' : 'flag-band'}>
      <summary>
        <AdminIcon name="triangle-alert" small />
        {t('count', { count: view.flags.length })}
      </summary>
      <FlagList view={view} />
    </details>
  )
}

/** The flags of an enquiry, each with its figures. */
function FlagList({ view }: { view: EnquiryView }) {
  const flagText = useFlagText(view.language)
  return (
    <ul className="flags">
      {view.flags.map((flag) => {
        const { title, text } = flagText(flag)
        const warning = isWarning(flag)
        return (
          <li
            key={flag.id === 'sameDays' ? flag.reference : flag.id}
            className={warning ? 'warning' : undefined}
          >
            <AdminIcon name={warning ? 'triangle-alert' : 'info'} small />
            <span>
              <b className="strong">{title}</b> {text}
              {flag.id === 'sameDays' && (
                <>
                  {' '}
                  <RequestLink reference={flag.reference}>{flag.reference}</RequestLink>
                </>
              )}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
