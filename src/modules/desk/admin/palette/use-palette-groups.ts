import { useRouter } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { z } from 'zod'
import { usePagePath } from '#/i18n/react/page-link.tsx'
import type { EnquiryStatus } from '#/modules/enquiries/model/enquiry-statuses.ts'
import type { AdminIconName } from '#/ui/admin/icon-names.ts'
import type { PaletteCommand } from '#/ui/admin/palette-commands.ts'
import { staffDrafts } from '#/ui/admin/staff-drafts.ts'
import { wordsMatch } from '../../model/marked-words.ts'
import type { PaletteFinds } from '../../model/palette.ts'

const NAME = 'palette-recents'

const MAX = 6

const recent = z
  .object({
    kind: z.enum(['enquiry', 'person', 'venue', 'colleague']),
    /** Reference, contact, or id of the venue or staff member. */
    id: z.string(),
    label: z.string(),
    about: z.string(),
  })
  // Venues were once kept by their slug, under which their editor does not open.
  .refine(({ kind, id }) => kind !== 'venue' || z.uuid().safeParse(id).success)

/** Something that was opened. */
type PaletteRecent = z.infer<typeof recent>

/** The latest first. */
function readRecents(): readonly PaletteRecent[] {
  return z.array(recent).safeParse(staffDrafts.read(NAME)?.content).data ?? []
}

/** Put it before the others. */
function noteRecent(opened: PaletteRecent): void {
  const others = readRecents().filter(({ kind, id }) => kind !== opened.kind || id !== opened.id)
  staffDrafts.write(NAME, [opened, ...others].slice(0, MAX))
}

/** Line of the palette. */
export interface PaletteItem {
  readonly key: string
  readonly label: string
  readonly about: string
  readonly icon: AdminIconName
  readonly status?: EnquiryStatus
  readonly keys?: readonly string[]
  readonly onSelect: () => void
}

/** Lines under one heading. */
export interface PaletteGroup {
  readonly name: 'recents' | 'commands' | 'enquiries' | 'people' | 'venues' | 'staff'
  readonly items: readonly PaletteItem[]
}

const ICONS = {
  enquiry: 'inbox',
  person: 'user',
  venue: 'building-2',
  colleague: 'users',
} as const satisfies Record<PaletteRecent['kind'], AdminIconName>

/** Commands found at the same time as many other things: a few, so that those stay in sight. */
const MAX_COMMANDS = 6

/** The lines for the typed text; without text what was opened lately, and all commands. */
export function usePaletteGroups(
  typed: string,
  finds: PaletteFinds | null,
  commands: readonly PaletteCommand[],
): readonly PaletteGroup[] {
  const t = useTranslations('admin.palette')
  const open = useOpenRecent()
  const q = typed.trim()
  const item = (found: PaletteRecent, more: Partial<PaletteItem> = {}): PaletteItem => ({
    key: `${found.kind} ${found.id}`,
    label: found.label,
    about: found.about,
    icon: ICONS[found.kind],
    onSelect: () => open(found),
    ...more,
  })
  const recents = useMemo(() => (q === '' ? readRecents() : []), [q])
  const matching = commands.filter(({ label, also }) => q === '' || wordsMatch(`${label} ${also}`, q))
  const groups: PaletteGroup[] = [
    {
      name: 'recents',
      items: recents.map((found) => item(found, { key: `recent ${found.kind} ${found.id}` })),
    },
    {
      name: 'enquiries',
      items: (finds?.enquiries ?? []).map(({ reference, fullName, company, status }) =>
        item(
          {
            kind: 'enquiry',
            id: reference,
            label: `${reference} ${fullName}`.trim(),
            about: company ?? '',
          },
          { status },
        ),
      ),
    },
    {
      name: 'people',
      items: (finds?.people ?? []).map(({ contact, fullName, company, enquiries }) =>
        item({
          kind: 'person',
          id: contact,
          label: fullName,
          about: [company, contact, t('enquiries', { count: enquiries })].filter(Boolean).join(', '),
        }),
      ),
    },
    {
      name: 'venues',
      items: (finds?.venues ?? []).map(({ id, name, about }) =>
        item({ kind: 'venue', id, label: name, about }),
      ),
    },
    {
      name: 'staff',
      items: (finds?.staff ?? []).map(({ id, name, email }) =>
        item({ kind: 'colleague', id, label: name, about: email }),
      ),
    },
    {
      name: 'commands',
      items: (q === '' ? matching : matching.slice(0, MAX_COMMANDS)).map(({ id, also: _, ...command }) => ({
        ...command,
        key: `command ${id}`,
        about: '',
      })),
    },
  ]
  const filled = groups.filter(({ items }) => items.length > 0)
  // What is called as typed comes before the commands, and those before what only mentions the words.
  const isNamed = filled.some(
    ({ name, items }) => name !== 'commands' && items.some(({ label }) => wordsMatch(label, q)),
  )
  if (isNamed) return filled
  const isCommands = ({ name }: PaletteGroup) => name === 'commands'
  return [...filled.filter(isCommands), ...filled.filter((group) => !isCommands(group))]
}

/** Open what a line stands for, and remember it. */
function useOpenRecent(): (found: PaletteRecent) => void {
  const router = useRouter()
  const path = usePagePath()
  return (found) => {
    noteRecent(found)
    const { kind, id } = found
    const searched = (name: string) => new URLSearchParams({ [name]: id }).toString()
    const hrefs: Record<PaletteRecent['kind'], () => string> = {
      enquiry: () => path('admin-requests', {}, searched('ref')),
      person: () => path('admin-requests', {}, searched('q')),
      venue: () => path('admin-venue', { slug: id }),
      colleague: () => path('admin-people'),
    }
    void router.navigate({ href: hrefs[kind]() })
  }
}
