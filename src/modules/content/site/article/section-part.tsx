import type { Language } from '#/i18n/languages.ts'
import { Phrases } from '#/i18n/react/phrases.tsx'
import { blockTexts } from '../../model/block-texts.ts'
import type { Section } from '../../model/content.schema.ts'
import { BlockView } from './block-view.tsx'

interface SectionPartProps {
  readonly section: Section
  /** Of the text, where it is not that of the page. */
  readonly language?: Language | undefined
}

/** A section of a page of the magazine: its heading and its text. */
export function SectionPart({ section: { id, heading, body }, language }: SectionPartProps) {
  return (
    <section className="essay-part" aria-labelledby={id}>
      <h2 id={id}>
        <Phrases text={heading} language={language} />
      </h2>
      {body.map((block) => (
        <BlockView key={blockTexts(block).join()} block={block} />
      ))}
    </section>
  )
}
