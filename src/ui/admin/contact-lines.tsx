import { AdminIcon } from './icon.tsx'

interface ContactLinesProps {
  name: string
  /** Position and company. */
  of?: string
  email: string
  /** E.164, or as it was typed. */
  phone: string
  /** The phone as it is shown; as given where absent. */
  shownPhone?: string
}

/** Whom to write to or call; what is not known is left out. */
export function ContactLines({ name, of, email, phone, shownPhone = phone }: ContactLinesProps) {
  return (
    <address className="contact-lines">
      {(name || of) && (
        <span>
          <b className="strong">{name}</b>
          {of && <span className="soft"> {of}</span>}
        </span>
      )}
      {phone && (
        <a className="link" href={`tel:${phone.replaceAll(/[^+\d;=a-z]/g, '')}`}>
          <AdminIcon name="phone" small />
          {shownPhone}
        </a>
      )}
      {email && (
        <a className="link" href={`mailto:${email}`}>
          <AdminIcon name="mail" small />
          {email}
        </a>
      )}
    </address>
  )
}
