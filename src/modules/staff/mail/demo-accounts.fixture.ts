/** Sample account mails for the mail preview. */
import { ACCOUNT_ALERTS, type AccountAlertKind, type AccountAlertPayload } from './account-alert.ts'
import type { AccountMailPayload } from './account-mail.ts'

export interface DemoAccountMail<Payload = AccountAlertPayload> {
  /** Short description of the variant. */
  readonly name: string
  readonly payload: Payload
}

/** Changes that only another staff member makes. */
const BY_COLLEAGUES: ReadonlySet<AccountAlertKind> = new Set([
  'made-administrator',
  'made-agent',
  'deactivated',
  'reactivated',
])

function originOf(kind: AccountAlertKind): Pick<AccountAlertPayload['data'], 'from' | 'by'> {
  if (BY_COLLEAGUES.has(kind)) return { by: 'Camille Laurent' }
  if (kind === 'second-factors-removed') return { from: 'shell' }
  return { from: { network: '198.51.0.0/16', browser: 'Firefox, Windows' } }
}

/** Every kind with sample data: in French, and in English for all other languages. */
export function demoAccountMails(language: string): DemoAccountMail[] {
  return ACCOUNT_ALERTS.map((kind) => ({
    name: kind,
    payload: {
      template: 'account-alert',
      data: {
        kind,
        language: language === 'fr' ? 'fr' : 'en',
        email: 'ines.roux@example.com',
        name: 'Inès Roux',
        at: '2026-11-22T17:05:00.000Z',
        ...originOf(kind),
      },
    },
  }))
}

/** The two mails with a link, in the same languages. */
export function demoLinkMails(language: string): DemoAccountMail<AccountMailPayload>[] {
  const data = {
    language: language === 'fr' ? 'fr' : 'en',
    email: 'ines.roux@example.com',
    name: 'Inès Roux',
    token: 'invented',
  } as const
  return [
    { name: 'new password', payload: { template: 'account-reset', data } },
    { name: 'invitation', payload: { template: 'account-invitation', data } },
  ]
}
