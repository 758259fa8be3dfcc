import { useTranslations } from 'use-intl'
import { blockTexts } from '../../model/block-texts.ts'
import type { Section } from '../../model/content.schema.ts'
import { BlockView } from './block-view.tsx'

/** A long text in sections, with a table of contents beside it. */
export function ArticleBody({ sections }: { sections: readonly Section[] }) {
  const t = useTranslations('plain')
  return (
    <div className="wrap grid article">
      <nav className="article-contents" aria-labelledby="contents">
        <h2 id="contents" className="label">
          {t('onThisPage')}
        </h2>
        <ol>
          {sections.map(({ id, heading }) => (
            <li key={id}>
              <a href={`#${id}`}>{heading}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="article-text">
        {sections.map(({ id, heading, body }) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id}>{heading}</h2>
            {body.map((block) => (
              <BlockView key={blockTexts(block).join()} block={block} />
            ))}
          </section>
        ))}
      </div>
    </div>
  )
}
