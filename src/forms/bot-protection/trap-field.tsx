import { BOT_PROTECTION_FIELDS } from '../form-challenge.ts'

/**
 * Field that people do not see and many robots fill in: one signal among others (behaviour 4.9). Its name belongs to no
 * address book, and its attributes ask browsers and password managers to leave it alone (1Password, LastPass,
 * Bitwarden, Dashlane); what fills it in all the same costs nobody an enquiry.
 */
export function TrapField() {
  return (
    <div className="trap" aria-hidden="true">
      <input
        type="text"
        name={BOT_PROTECTION_FIELDS.trap}
        tabIndex={-1}
        autoComplete="off"
        data-1p-ignore=""
        data-lpignore="true"
        data-bwignore="true"
        data-form-type="other"
      />
    </div>
  )
}
