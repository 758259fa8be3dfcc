/** A venue in a mail: its picture, and beside or below it what it is called and where it lies. */
import { Img, Link, Text } from '@react-email/components'
import type { VenueCard } from './mail-document.ts'
import { STYLE } from './mail-style.ts'

interface VenueRowProps {
  readonly venue: VenueCard
  /** Whether it stands alone, with the picture above. */
  readonly large: boolean
  /** Faces of titles. */
  readonly serif: string
}

/** One venue. It reads well without the picture, which many programs show only when they are asked to. */
export function VenueRow({ venue, large, serif }: VenueRowProps) {
  const { picture } = venue
  return (
    <table
      role="presentation"
      width="100%"
      cellPadding="0"
      cellSpacing="0"
      border={0}
      style={{ width: '100%' }}
    >
      <tbody>
        {large && picture && (
          <tr>
            <td>
              <Img {...picture} style={STYLE.picture} />
            </td>
          </tr>
        )}
        <tr>
          {!large && picture && (
            <td
              className="rule picture-cell"
              width={picture.width}
              style={{ ...STYLE.venueRow, ...STYLE.pictureCell }}
            >
              <Img {...picture} style={STYLE.picture} />
            </td>
          )}
          <td
            className="rule"
            style={large && picture ? STYLE.venueCell : { ...STYLE.venueRow, ...STYLE.venueCell }}
          >
            <VenueLabels venue={venue} serif={serif} />
          </td>
        </tr>
      </tbody>
    </table>
  )
}

function VenueLabels({ venue: { name, line, href }, serif }: Pick<VenueRowProps, 'venue' | 'serif'>) {
  return (
    <>
      <Text style={{ ...STYLE.venueName, fontFamily: serif }}>
        <Link className="ink" href={href} style={STYLE.venueLink}>
          {name}
        </Link>
      </Text>
      {line !== '' && (
        <Text className="ink-2" style={STYLE.venueLine}>
          {line}
        </Text>
      )}
    </>
  )
}
