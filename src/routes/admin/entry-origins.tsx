import type { ShownEntry } from '#/modules/calendar/calendar.functions.ts'
import { RequestLink } from '#/modules/enquiries/admin/enquiry/request-link.tsx'
import { fetchEnquiryNames } from '#/modules/enquiries/enquiry.functions.ts'
import { ORIGIN_KIND } from '#/modules/enquiries/model/booking.ts'

/** The requests for which entries of the calendar were made, by id. */
export async function loadOrigins(entries: readonly ShownEntry[]) {
  const ids = entries.flatMap(({ origin }) => (origin?.kind === ORIGIN_KIND ? [origin.id] : []))
  if (ids.length === 0) return {}
  const found = await fetchEnquiryNames({ data: { ids: [...new Set(ids)] } })
  return Object.fromEntries(found.map(({ id, ...named }) => [id, named]))
}

/** Who an entry was made for, with a link to the request. */
export function originOf(origins: Awaited<ReturnType<typeof loadOrigins>>) {
  return ({ origin, title }: ShownEntry) => {
    const found = origins[origin?.id ?? '']
    if (found === undefined) return null
    const { reference, name } = found
    return (
      <>
        {name && <b className="strong">{name}</b>}{' '}
        <RequestLink reference={reference}>{reference}</RequestLink>
        {title !== reference && title !== name && ` ${title}`}
      </>
    )
  }
}
