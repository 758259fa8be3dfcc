import { type EssayRow, essayRows, ROW_SLOTS } from '#/ui/site/essay-rows.ts'
import { Photo } from '#/ui/site/photo.tsx'
import { SLOTS } from '#/ui/site/photo-slots.ts'
import type { Photo as VenuePhoto } from '../../model/venue.ts'

interface PhotoEssayProps {
  readonly photos: readonly VenuePhoto[]
  /** Paragraphs of the description. */
  readonly description: readonly string[]
  /** BCP 47 tag of the description, where it is not in the page's language. */
  readonly copyTag: string | undefined
}

/**
 * The photographs large, in the rhythm of a magazine, with the description between them (behaviour 1.7): the first as wide
 * as the window, then others beside a paragraph each. Those for which there is no paragraph follow.
 */
export function PhotoEssay({ photos: [first, ...others], description, copyTag }: PhotoEssayProps) {
  const rows = essayRows(description, others)
  const shown = new Set(rows.flatMap(({ figures }) => figures))
  const rest = others.filter((photo) => !shown.has(photo))
  return (
    <>
      <div className="photo-stack">{first && <Photo photo={first} slot={SLOTS.window} priority />}</div>
      <div className="essay photo-essay">
        {rows.map((row) => (
          <Row key={row.sections[0]} row={row} copyTag={copyTag} />
        ))}
      </div>
      {rest.length > 0 && (
        <div className="photo-stack">
          {rest.map((photo) => (
            <Photo key={photo.key} photo={photo} slot={SLOTS.window} />
          ))}
        </div>
      )}
    </>
  )
}

interface RowProps {
  readonly row: EssayRow<string, VenuePhoto>
  readonly copyTag: string | undefined
}

function Row({ row: { kind, sections, figures, mirrored }, copyTag }: RowProps) {
  return (
    <div
      className={`wrap grid essay-row essay-${kind}`}
      data-columns={sections.length}
      data-mirrored={mirrored || undefined}
    >
      {sections.map((paragraph) => (
        <div key={paragraph} className="essay-part" lang={copyTag}>
          <p>{paragraph}</p>
        </div>
      ))}
      {figures.map((photo, index) => (
        <figure key={photo.key} className="essay-figure">
          <Photo photo={photo} slot={ROW_SLOTS[kind][index] ?? SLOTS.essayWide} />
        </figure>
      ))}
    </div>
  )
}
