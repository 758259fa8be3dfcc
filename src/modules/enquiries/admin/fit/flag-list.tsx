import { AdminIcon } from '#/ui/admin/icon.tsx'
import { isWarning } from '../../model/enquiry-flags.ts'
import type { EnquiryView } from '../../model/enquiry-view.ts'
import { RequestLink } from '../enquiry/request-link.tsx'
import { useFlagText } from './use-flag-text.ts'

/** The flags of an enquiry, each with its figures. */
export function FlagList({ view }: { view: EnquiryView }) {
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
