/** The words of the columns and choices of a table of venues, in both languages of the back office. */
import type { AdminLanguage } from '#/i18n/admin-language.ts'
import { getAdminMessages, loadAdminMessages } from '#/i18n/admin-messages.ts'
import type { Attribute } from '../../../model/attribute-kinds.ts'
import { type AttributeName, VENUE_ATTRIBUTES } from '../../../model/attributes.ts'
import { UNIT_SIGNS } from '../../../model/unit-signs.ts'
import type { Layout } from '../../../model/venue-options.ts'

/** Both languages: headings and choices of either are understood. */
export const TABLE_LANGUAGES = ['fr', 'en'] as const satisfies readonly AdminLanguage[]

/** Groups of messages that have another name than their attribute. */
const GROUPS: Readonly<Record<string, string>> = { eventTypes: 'event', categoryGroups: 'group' }

type Words = Readonly<Record<string, unknown>>

/** Load the words; awaited before they are asked for. */
export async function loadTableWords(): Promise<void> {
  await Promise.all(TABLE_LANGUAGES.map(loadAdminMessages))
}

/** The heading of a field of the editor; a number has its unit behind it: `Surface (m²)`. */
export function headingOf(name: AttributeName | 'name' | 'slug' | 'status', language: AdminLanguage): string {
  const { field, days } = getAdminMessages(language).admin.venueDesk
  const attribute: Attribute | undefined = isAttribute(name) ? VENUE_ATTRIBUTES[name] : undefined
  const label = String((field as Words)[name])
  const unit = attribute?.kind === 'count' ? attribute.unitName : undefined
  if (unit === undefined) return label
  return `${label} (${unit === 'days' ? days : UNIT_SIGNS[unit]})`
}

/** What guests in one layout are called in the venues' table. */
export function layoutHeading(layout: Layout, language: AdminLanguage): string {
  return getAdminMessages(language).layout[layout]
}

/** The name of a choice. An hour is its own name. */
export function choiceName(name: AttributeName | 'status', id: string, language: AdminLanguage): string {
  const messages = getAdminMessages(language)
  if (name === 'status') return String((messages.admin.venueDesk.status as Words)[id])
  const group = (messages as unknown as Words)[GROUPS[name] ?? name] as Words | undefined
  return id.includes(':') ? id : String(group?.[id] ?? id)
}

function isAttribute(name: string): name is AttributeName {
  return name in VENUE_ATTRIBUTES
}
