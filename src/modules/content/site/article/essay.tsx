import { Fragment, type ReactNode } from 'react'
import type { Language } from '#/i18n/languages.ts'
import { PageLink } from '#/i18n/react/page-link.tsx'
import type { VenueCard } from '#/modules/venues/model/venue.ts'
import { type EssayRow, essayRows, ROW_SLOTS, type Skeleton } from '#/ui/site/essay-rows.ts'
import { Photo } from '#/ui/site/photo.tsx'
import { type PhotoSlot, SLOTS } from '#/ui/site/photo-slots.ts'
import type { Section } from '../../model/content.schema.ts'
import type { EssayFigure } from '../../model/essay-figure.ts'
import { PullQuote } from './pull-quote.tsx'
import { SectionPart } from './section-part.tsx'

/** Draw the card of a venue: cards belong to another module, so pages hand them in. */
export type CardSlot = (venue: VenueCard, slot: PhotoSlot) => ReactNode

interface EssayProps {
  readonly skeleton: Skeleton
  readonly sections: readonly Section[]
  readonly figures?: readonly EssayFigure[]
  readonly card?: CardSlot
  /** Of the text, where it is not that of the page. */
  readonly language?: Language | undefined
}

/**
 * A long text as a magazine lays it out: sections beside pictures of different widths, and large below its row the sentence that
 * closes one.
 */
export function Essay({ skeleton, sections, figures = [], card, language }: EssayProps) {
  const rows = essayRows(sections, figures, skeleton)
  return (
    <div className={`essay essay-of-${skeleton}`}>
      {rows.map((row) => (
        <Fragment key={row.sections[0]?.id}>
          <Row row={row} card={card} language={language} />
          {row.sections.map(
            ({ id, quote }) => quote && <PullQuote key={id} text={quote} language={language} />,
          )}
        </Fragment>
      ))}
    </div>
  )
}

interface RowProps {
  readonly row: EssayRow<Section, EssayFigure>
  readonly card: CardSlot | undefined
  readonly language: Language | undefined
}

function Row({ row: { kind, sections, figures, mirrored }, card, language }: RowProps) {
  const slots = ROW_SLOTS[kind]
  return (
    <div
      className={`wrap grid essay-row essay-${kind}`}
      data-columns={sections.length}
      data-mirrored={mirrored || undefined}
    >
      {sections.map((section) => (
        <SectionPart key={section.id} section={section} language={language} />
      ))}
      {figures.map((figure, index) => (
        <Figure
          key={figure.kind === 'venue' ? figure.venue.slug : figure.photo.key}
          figure={figure}
          slot={slots[index] ?? SLOTS.essayWide}
          card={card}
        />
      ))}
    </div>
  )
}

interface FigureProps {
  readonly figure: EssayFigure
  readonly slot: PhotoSlot
  readonly card: CardSlot | undefined
}

function Figure({ figure, slot, card }: FigureProps) {
  if (figure.kind === 'venue') return <div className="essay-figure">{card?.(figure.venue, slot)}</div>
  return (
    <figure className="essay-figure">
      <Photo photo={figure.photo} slot={slot} />
      {figure.venue && (
        <figcaption className="label">
          <PageLink page="venue" params={{ slug: figure.venue.slug }}>
            {figure.venue.name}
          </PageLink>
        </figcaption>
      )}
    </figure>
  )
}
