import { type ReactNode, useState } from 'react'
import { ConflictNote } from '#/modules/enquiries/admin/enquiry/conflict-note.tsx'
import { FactsBlock, MessageBlock, VenuesBlock } from '#/modules/enquiries/admin/enquiry/content-blocks.tsx'
import { DueBlock } from '#/modules/enquiries/admin/enquiry/due-block.tsx'
import { LogBlock } from '#/modules/enquiries/admin/enquiry/log-block.tsx'
import { MergedBlock } from '#/modules/enquiries/admin/enquiry/merged-block.tsx'
import { PerhapsSpamBlock } from '#/modules/enquiries/admin/enquiry/perhaps-spam-block.tsx'
import { PhotosBlock } from '#/modules/enquiries/admin/enquiry/photos-block.tsx'
import { RelatedBlock } from '#/modules/enquiries/admin/enquiry/related-block.tsx'
import { SenderBlock } from '#/modules/enquiries/admin/enquiry/sender-block.tsx'
import type { EnquiryChanger } from '#/modules/enquiries/admin/enquiry/use-enquiry-change.ts'
import { FactsForm } from '#/modules/enquiries/admin/facts/facts-form.tsx'
import { FlagsBlock } from '#/modules/enquiries/admin/fit/flags-block.tsx'
import { SuggestedBlock } from '#/modules/enquiries/admin/fit/suggested-block.tsx'
import type { EnquiryView } from '#/modules/enquiries/model/enquiry-view.ts'
import { useMinute } from '#/ui/admin/use-minute.ts'
import type { SheetSlots } from './sheet-slots.ts'
import type { DraftForm } from './use-draft-form.ts'

interface RequestBodyProps {
  view: EnquiryView
  changer: EnquiryChanger
  /** Whether the composer is open beside it. */
  writing: boolean
  /** Form that corrects the facts. */
  facts: DraftForm
  slots: Pick<SheetSlots, 'days'>
  /** What can be made of it, between its term and its facts. */
  children?: ReactNode
}

/** Content of an enquiry, in the order in which it is needed on a phone. */
export function EnquiryBody({ view, changer, writing, facts, slots, children }: RequestBodyProps) {
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
      <slots.days view={view} writing={writing} onEditDays={facts.show} />
      <SuggestedBlock view={view} />
      <PhotosBlock view={view} />
      <MergedBlock view={view} />
      <RelatedBlock view={view} />
      <LogBlock view={view} />
    </>
  )
}
