import { useFormatter, useTranslations } from 'use-intl'
import type { EnquiryView, MergedEnquiry } from '../../model/enquiry-view.ts'
import { FactList, MessageBlock, VenuesBlock } from './content-blocks.tsx'
import { LogEntries } from './log-block.tsx'
import { PhotosBlock } from './photos-block.tsx'
import { useRelations } from './use-relations.ts'

/** The enquiries that were merged into this one, each with all that came with it. */
export function MergedBlock({ view }: { view: EnquiryView }) {
  const t = useTranslations('admin.request')
  if (view.merged.length === 0) return null
  return (
    <div className="block">
      <h3>{t('merged.title', { count: view.merged.length })}</h3>
      {view.merged.map((merged) => (
        <MergedDetails key={merged.reference} merged={merged} />
      ))}
    </div>
  )
}

function MergedDetails({ merged }: { merged: MergedEnquiry }) {
  const t = useTranslations('admin.request')
  const format = useFormatter()
  const { separate, relating } = useRelations()
  const { reference, createdAt, fullName, contact } = merged
  return (
    <details className="merged" open>
      <summary>
        <b className="strong">{reference}</b>{' '}
        <span className="soft">
          {[format.dateTime(new Date(createdAt), { dateStyle: 'medium' }), fullName, contact]
            .filter(Boolean)
            .join(', ')}
        </span>
      </summary>
      <MessageBlock view={merged} />
      <FactList facts={merged.facts} />
      <VenuesBlock view={merged} />
      <PhotosBlock view={merged} />
      <div className="block">
        <h3>{t('merged.log')}</h3>
        <LogEntries reference={reference} log={merged.log} />
        <button
          type="button"
          className="btn sm"
          aria-disabled={relating || undefined}
          onClick={() => separate(reference)}
        >
          {t('merged.separate', { reference })}
        </button>
      </div>
    </details>
  )
}
