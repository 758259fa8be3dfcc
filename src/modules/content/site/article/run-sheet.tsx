import type { PhotoSource } from '#/lib/pictures/photo-source.ts'
import { Photo } from '#/ui/site/photo.tsx'
import { SLOTS } from '#/ui/site/photo-slots.ts'
import type { Section, Stage } from '../../model/content.schema.ts'
import { PullQuote } from './pull-quote.tsx'
import { SectionPart } from './section-part.tsx'
import type { TeamMember } from './team.tsx'

/** A stage of the work for a client, from the request to the hand-over. */
export interface RunStage extends Stage {
  readonly section: Section
  /** Who does it. */
  readonly person: TeamMember | undefined
  readonly picture: PhotoSource | undefined
}

interface RunSheetProps {
  readonly stages: readonly RunStage[]
}

/** What happens between a request and the hand-over, along one line: beside each stage its figure, what that counts, and who does it. */
export function RunSheet({ stages }: RunSheetProps) {
  return (
    <div className="essay run-sheet">
      {stages.map(({ section, mark, note, person, picture }) => (
        <div key={section.id} className="wrap grid essay-row stage">
          <div className="stage-mark">
            <p className="stage-figure">{mark}</p>
            <p className="stage-note">{note}</p>
            {person && (
              <p className="label">
                <b>{person.name}</b> {person.role}
              </p>
            )}
          </div>
          <div className="stage-body">
            <SectionPart section={section} />
            {section.quote && <PullQuote text={section.quote} className="pull" />}
            {picture && (
              <figure className="essay-figure">
                <Photo photo={picture} slot={SLOTS.essayEight} />
              </figure>
            )}
          </div>
        </div>
      ))}
    </div>
  )
}
