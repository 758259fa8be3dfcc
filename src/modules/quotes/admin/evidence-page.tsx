import { useTranslations } from 'use-intl'
import { RouterLink } from '#/i18n/react/link.tsx'
import { AdminIcon } from '#/ui/admin/icon.tsx'
import type { fetchEvidence } from '../quotes.functions.ts'

type Evidence = NonNullable<Awaited<ReturnType<typeof fetchEvidence>>> & { readonly quoteId: string }

const FIELDS = [
  'number',
  'version',
  'choice',
  'at',
  'zone',
  'grossCents',
  'name',
  'role',
  'company',
  'email',
  'language',
  'statement',
  'code',
  'codeSentAt',
  'codePassedAt',
  'pdfHash',
  'termsHash',
  'link',
  'sentTo',
  'ip',
  'userAgent',
  'mails',
  'signedDay',
  'scanHash',
  'recordedBy',
  'hash',
  'previousHash',
] as const

const CHECKS = ['facts', 'chain', 'audit', 'pdf'] as const

/** The evidence of a quote's acceptances: every field, the hashes, and whether they hold; one printed page for each. */
export function EvidencePage({ evidence: { quoteId, reference, acceptances } }: { evidence: Evidence }) {
  const t = useTranslations('admin.quotes.evidence')
  const nameOf = (field: string) => {
    const known = FIELDS.find((one) => one === field)
    return known === undefined ? field : t(`field.${known}`)
  }
  return (
    <>
      <header className="top">
        <RouterLink
          page="admin-quote"
          params={{ slug: quoteId }}
          className="btn quiet icon back"
          aria-label={t('back')}
        >
          <AdminIcon name="chevron-left" />
        </RouterLink>
        <h1 className="cut">
          {t('title')} {reference}
        </h1>
        <span className="grow" />
        <button type="button" className="btn primary" onClick={() => window.print()}>
          {t('print')}
        </button>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has no control of its own */}
      <section className="scroll pane" tabIndex={0} aria-label={t('title')}>
        <div className="evidence">
          {acceptances.map(({ n, facts, hash, previousHash, checks }) => (
            <section key={n} aria-label={t('of', { reference, n })}>
              <h2>{t('of', { reference, n })}</h2>
              <ul>
                {CHECKS.map((check) => (
                  <li key={check}>
                    <AdminIcon name={checks[check] ? 'check' : 'circle-alert'} small />
                    <span className={checks[check] ? undefined : 'strong'}>
                      {t(`check.${check}`)} {t(checks[check] ? 'holds' : 'broken')}
                    </span>
                  </li>
                ))}
              </ul>
              <dl>
                {Object.entries({ ...facts, hash, previousHash }).map(([field, value]) =>
                  value === '' || field === 'previous' ? null : (
                    <div key={field}>
                      <dt>{nameOf(field)}</dt>
                      <dd>{value}</dd>
                    </div>
                  ),
                )}
              </dl>
              <p className="soft">{t('nature')}</p>
            </section>
          ))}
        </div>
      </section>
    </>
  )
}
