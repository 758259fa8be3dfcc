import { useTranslations } from 'use-intl'
import { ChoiceRow } from '#/ui/admin/choice-row.tsx'
import { AdminField, AdminFieldBox } from '#/ui/admin/field.tsx'
import { isSiren, isVatNumber } from '../../model/client-numbers.ts'
import type { QuoteDocument } from '../../model/quote-document.schema.ts'
import type { QuoteEditor } from './use-quote-editor.ts'

const TEXTS = [
  ['company', 200, 'organization'],
  ['name', 200, 'name'],
  ['email', 254, 'email'],
] as const

/** Whom the quote is for. */
export function ClientPart({ editor }: { editor: QuoteEditor }) {
  const t = useTranslations('admin.quotes')
  const { draft, set, problems } = editor
  const { client } = draft
  const change = (part: Partial<QuoteDocument['client']>) => set({ client: { ...client, ...part } })
  const errorOf = (name: 'name' | 'email') =>
    problems.some(({ problem }) => problem === `no-${name}`) ? t(`problem.no-${name}`) : undefined
  const isBusiness = client.kind === 'business'
  return (
    <section className="section quote-part" aria-labelledby="quote-client">
      <h2 id="quote-client">{t('client')}</h2>
      <ChoiceRow
        name="quote-client-kind"
        label={t('clientKind')}
        choices={(['business', 'consumer'] as const).map((value) => ({
          value,
          label: t(`clientKinds.${value}`),
        }))}
        value={client.kind}
        onChange={(kind) => change({ kind })}
      />
      {!isBusiness && <p className="soft">{t('consumerSigns')}</p>}
      <div className="quote-fields">
        {TEXTS.filter(([name]) => name !== 'company' || isBusiness).map(([name, maxLength]) => (
          <AdminField
            key={name}
            id={`quote-${name}`}
            label={t(`clients.${name}`)}
            autoComplete="off"
            maxLength={maxLength}
            value={client[name]}
            error={name === 'company' ? undefined : errorOf(name)}
            onChange={(event) => change({ [name]: event.target.value })}
          />
        ))}
        <AdminField
          id="quote-country"
          label={t('clients.country')}
          hint={t('countryHint')}
          autoComplete="off"
          maxLength={2}
          value={client.country}
          onChange={(event) => {
            const country = event.target.value.toUpperCase().replaceAll(/[^A-Z]/g, '')
            change({ country })
          }}
        />
        {isBusiness && (
          <>
            <AdminField
              id="quote-siren"
              label={t('clients.siren')}
              autoComplete="off"
              maxLength={20}
              value={client.siren}
              error={client.siren !== '' && !isSiren(client.siren) ? t('sirenWrong') : undefined}
              onChange={(event) => change({ siren: event.target.value })}
            />
            <AdminField
              id="quote-vat-number"
              label={t('clients.vatNumber')}
              autoComplete="off"
              maxLength={20}
              value={client.vatNumber}
              error={client.vatNumber !== '' && !isVatNumber(client.vatNumber) ? t('vatWrong') : undefined}
              onChange={(event) => change({ vatNumber: event.target.value })}
            />
          </>
        )}
      </div>
      <AdminFieldBox id="quote-address" label={t('clients.address')}>
        <textarea
          id="quote-address"
          className="input"
          rows={3}
          maxLength={500}
          value={client.address}
          onChange={(event) => change({ address: event.target.value })}
        />
      </AdminFieldBox>
    </section>
  )
}
