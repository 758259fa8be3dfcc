import { type ReactNode, useState } from 'react'
import type { EnquiryView } from '../../model/enquiry-view.ts'
import { FactsForm } from '../facts/facts-form.tsx'
import { FlagsBlock } from '../fit/flags-block.tsx'
import { SuggestedBlock } from '../fit/suggested-block.tsx'
import { useMinute } from '../inbox/use-minute.ts'
import { ConflictNote } from './conflict-note.tsx'
import { FactsBlock, MessageBlock, VenuesBlock } from './content-blocks.tsx'
import { DueBlock } from './due-block.tsx'
import { LogBlock } from './log-block.tsx'
import { MergedBlock } from './merged-block.tsx'
import { PerhapsSpamBlock } from './perhaps-spam-block.tsx'
import { PhotosBlock } from './photos-block.tsx'
import { RelatedBlock } from './related-block.tsx'
import { SenderBlock } from './sender-block.tsx'
import type { DraftForm } from './use-draft-form.ts'
import type { EnquiryChanger } from './use-enquiry-change.ts'

interface RequestBodyProps {
  view: EnquiryView
  changer: EnquiryChanger
  /** Whether the composer is open beside it. */
  writing: boolean
  /** Form that corrects the facts. */
  facts: DraftForm
  /** What can be made of it, between its term and its facts. */
  children?: ReactNode
}

/** Content of an enquiry, in the order in which it is needed on a phone. */
export function EnquiryBody({ view, changer, writing, facts, children }: RequestBodyProps) {
  const [loadedAt] = useState(() => new Date().toISOString())
  const now = useMinute(loadedAt)
  return (
    <>
      <ConflictNote view={view} changer={changer} />
      <PerhapsSpamBlock view={view} changer={changer} />
      <SenderBlock view={view} now={now} writing={writing} />
      <MessageBlock view={view} />
      {view.erasedAt === null && <DueBlock view={view} now={now} />}
      <FlagsBlock view={view} />
      {children}
      {facts.isOpen ? (
        <FactsForm view={view} takesFocus={facts.isAsked} onClose={facts.hide} />
      ) : (
        <>
          <FactsBlock view={view} takesFocus={facts.isAsked} onEdit={facts.show} />
          <VenuesBlock view={view} />
        </>
      )}
      <SuggestedBlock view={view} />
      <PhotosBlock view={view} />
      <MergedBlock view={view} />
      <RelatedBlock view={view} />
      <LogBlock view={view} />
    </>
  )
}
