/** Venue cards of an enquiry in mails. */

import { localize } from '#/i18n/addresses/localize.ts'
import { dotted } from '#/i18n/dotted.ts'
import { formatArea } from '#/i18n/format.ts'
import type { Language } from '#/i18n/languages.ts'
import { heightFor, IMAGE_WIDTHS, variantName } from '#/lib/pictures/allow-list.ts'
import { siteTexts } from '#/mail/copy.ts'
import type { MailPicture, VenueCard } from '#/mail/mail-document.ts'
import { COLUMN, SMALL_PICTURE } from '#/mail/mail-style.ts'
import type { MailVenue } from './enquiry-mail.ts'

const RATIO = [3, 2] as const
/** JPEG quality, lower than on pages: a mail with ten venues is read on mobile connections. */
const QUALITY = 70

/** Cards in the order of the enquiry. A single venue has a large picture, several have small ones. */
export function venueCards(venues: readonly MailVenue[], language: Language, siteUrl: string): VenueCard[] {
  const shown = venues.length === 1 ? COLUMN : SMALL_PICTURE
  const { neighborhood } = siteTexts(language)
  return venues.map((venue) => {
    const place = venue.neighborhood && (neighborhood as Record<string, string>)[venue.neighborhood]
    const area = venue.surface === undefined ? undefined : formatArea(venue.surface, language)
    return {
      name: venue.name,
      line: dotted([place, area, venue.estimate]),
      href: siteUrl + localize('venue', { slug: venue.slug }, language),
      picture: venue.photo && pictureOf(venue.photo, shown, siteUrl),
    }
  })
}

/** JPEG of about twice the display size: every mail client supports it, and phones have dense screens. */
function pictureOf(
  { key, width: own, alt }: NonNullable<MailVenue['photo']>,
  shown: number,
  siteUrl: string,
): MailPicture {
  const wanted = IMAGE_WIDTHS.find((width) => width >= shown * 1.8) ?? shown
  const width = IMAGE_WIDTHS.filter((each) => each <= Math.min(wanted, own)).at(-1) ?? wanted
  const variant = {
    format: 'jpeg',
    width,
    height: heightFor(width, RATIO),
    quality: QUALITY,
    fit: 'cover',
    background: 'ffffff',
  } as const
  return {
    src: `${siteUrl}/img/${variantName(variant)}/${key}`,
    width: shown,
    height: heightFor(shown, RATIO),
    alt,
  }
}
