/**
 * Mail to a staff member about a change of their account or a sign-in from a new device (OWASP ASVS 5.0,
 * 6.3.5 and 6.3.7). It contains no secret: its link leads to a page, never past a sign-in.
 */

import { z } from 'zod'
import { localize } from '#/i18n/addresses/localize.ts'
import { ADMIN_LANGUAGES, type AdminLanguage } from '#/i18n/admin-language.ts'
import { formatDate } from '#/i18n/format.ts'
import { LANGUAGES } from '#/i18n/languages.ts'
import { PARIS } from '#/lib/paris-time.ts'
import en from '#/mail/copy/account-alert-en.json'
import fr from '#/mail/copy/account-alert-fr.json'
import { fillIn, MAIL_COPY } from '#/mail/copy.ts'
import type { MailDocument, Row } from '#/mail/mail-document.ts'
import { footerOf } from '#/mail/mail-footer.ts'
import { oneLine } from '#/mail/safe-text.ts'

/** Events that cause such a mail. */
export const ACCOUNT_ALERTS = [
  'new-device',
  'password-changed',
  'app-added',
  'app-removed',
  'passkey-added',
  'passkey-removed',
  'second-factors-removed',
  'backup-codes-made',
  'trusted-device-added',
  'made-administrator',
  'made-agent',
  'deactivated',
  'reactivated',
] as const

export type AccountAlertKind = (typeof ACCOUNT_ALERTS)[number]

/** Schema of the payload that the outbox returns. */
export const accountAlertPayload = z.object({
  template: z.literal('account-alert'),
  data: z.object({
    kind: z.enum(ACCOUNT_ALERTS),
    language: z.enum(ADMIN_LANGUAGES),
    email: z.string(),
    /** Name of the account's owner. */
    name: z.string(),
    /** ISO 8601, UTC. */
    at: z.string(),
    /** Origin of a change made with the owner's own session; `shell`: by a command on the server itself. */
    from: z
      .union([
        z.literal('shell'),
        z.object({
          /** As in the audit log: `81.56.0.0/16`; `null` when unknown. */
          network: z.string().nullable(),
          /** `Firefox, Windows`; empty when unknown. */
          browser: z.string(),
        }),
      ])
      .optional(),
    /** Name of the colleague who made the change; the origin is withheld then. */
    by: z.string().optional(),
  }),
})

export type AccountAlertPayload = z.output<typeof accountAlertPayload>

/**
 * Advice to an owner who did not make the change: check the account, reset the password, or ask the
 * colleague.
 */
const REMEDY: Readonly<Record<AccountAlertKind, 'account' | 'reset' | 'tell'>> = {
  'new-device': 'reset',
  'password-changed': 'reset',
  'app-added': 'account',
  'app-removed': 'account',
  'passkey-added': 'account',
  'passkey-removed': 'account',
  'second-factors-removed': 'account',
  'backup-codes-made': 'account',
  'trusted-device-added': 'account',
  'made-administrator': 'tell',
  'made-agent': 'tell',
  deactivated: 'tell',
  reactivated: 'tell',
}

type AlertCopy = typeof en

const COPY: Readonly<Record<AdminLanguage, AlertCopy>> = { en, fr }

/** Render the mail. */
export function accountAlert({ data }: AccountAlertPayload, siteUrl: string): MailDocument {
  const { kind, language } = data
  const copy = COPY[language]
  const { subject, title, text } = copy.kinds[kind]
  const remedy = REMEDY[kind]
  const page = remedy === 'reset' ? 'admin-forgotten' : 'admin-account'
  const href = siteUrl + localize(page, {}, language)
  const link = remedy === 'reset' ? copy.newPassword : copy.openAccount
  return {
    language,
    subject,
    preview: text,
    title,
    reference: undefined,
    pair: MAIL_COPY[language].pair,
    blocks: [
      { kind: 'paragraph', text: fillIn(copy.greeting, { name: oneLine(data.name) }) },
      { kind: 'paragraph', text },
      { kind: 'rows', rows: rowsOf(data, copy) },
      { kind: 'warning', label: copy.notYou.label, text: copy.notYou[remedy] },
      ...(kind === 'deactivated' ? [] : [{ kind: 'button', text: link, href } as const]),
    ],
    notes: [copy.note],
    footer: footerOf(language, siteUrl),
  }
}

function rowsOf({ at, from, by, language }: AccountAlertPayload['data'], copy: AlertCopy): Row[] {
  const rows = [{ label: copy.when, value: momentOf(at, language) }]
  if (by !== undefined) rows.push({ label: copy.by, value: oneLine(by) })
  if (from === 'shell') rows.push({ label: copy.by, value: copy.shell })
  if (from === undefined || from === 'shell') return rows
  return [
    ...rows,
    { label: copy.network, value: from.network ?? copy.unknown },
    { label: copy.browser, value: oneLine(from.browser) || copy.unknown },
  ]
}

/** Format such as `22 November 2026, 18:05 (Paris)`. */
function momentOf(at: string, language: AdminLanguage): string {
  const time = new Intl.DateTimeFormat(LANGUAGES[language].intl, {
    timeStyle: 'short',
    timeZone: PARIS,
  }).format(new Date(at))
  return `${formatDate(at, language)}, ${time} (Paris)`
}
