/** Invented quotes: one in each state, in six languages, on days that are counted from the day of seeding. */
import type { Language } from '../../src/i18n/languages.ts'

/** What becomes of a quote. */
export type StoryEnd =
  | 'draft'
  | 'sent'
  | 'replaced'
  | 'declined'
  | 'withdrawn'
  | 'expired'
  | 'booked'
  | 'voided'
  | 'waiting'

/** A quote from its request to its end. */
export interface QuoteStory {
  readonly language: Language
  readonly end: StoryEnd
  readonly name: string
  readonly company: string
  readonly country: string
  readonly title: string
  /** A service beside the hire, with its French. */
  readonly service: readonly [label: string, labelFr: string]
  /** Alternatives where there are several. */
  readonly venues: readonly string[]
  /** From the day of seeding to the first day. */
  readonly inDays: number
  readonly days: number
  /** From its sending to the day of seeding; 0 a few hours ago. */
  readonly sentAgo: number
  /** From its end. */
  readonly endedAgo?: number
  /** Whether its deposit has come in. */
  readonly isPaid?: true
  /** Whether its days are held with it. */
  readonly isHeld?: true
  /** What the owner of the first venue has said before it was sent. */
  readonly word?: 'yes' | 'yes-but' | 'no'
}

/** In the order in which they are sent. */
export const QUOTE_STORIES: readonly QuoteStory[] = [
  {
    ...{ language: 'it', end: 'booked', name: 'Livia Tarantello', company: 'Tarantello Maglieria' },
    ...{ country: 'IT', title: 'Showroom primavera-estate', venues: ['loft-sentier'], word: 'yes' },
    service: ['Allestimento e smontaggio', 'Montage et démontage'],
    ...{ inDays: 52, days: 5, sentAgo: 24, endedAgo: 22, isPaid: true },
  },
  {
    ...{ language: 'fr', end: 'expired', name: 'Odile Garancière', company: 'Ateliers Garancière' },
    ...{ country: 'FR', title: 'Présentation presse', venues: ['salon-opera'] },
    service: ['Gardiennage de nuit', ''],
    ...{ inDays: 30, days: 2, sentAgo: 20 },
  },
  {
    ...{ language: 'en', end: 'booked', name: 'Rowan Pellister', company: 'Pellister Outerwear' },
    ...{ country: 'GB', title: 'Autumn/winter showroom', venues: ['atelier-rivoli'], word: 'yes' },
    service: ['Cleaning before and after', 'Ménage avant et après'],
    ...{ inDays: 66, days: 6, sentAgo: 18, endedAgo: 16 },
  },
  {
    ...{ language: 'fr', end: 'voided', name: 'Aurélien Castillac', company: 'Castillac Chemises' },
    ...{ country: 'FR', title: 'Vente privée', venues: ['salon-des-feuillants'], word: 'yes' },
    service: ['Portants et cintres', ''],
    ...{ inDays: 26, days: 3, sentAgo: 16, endedAgo: 14 },
  },
  {
    ...{ language: 'ru', end: 'withdrawn', name: 'Лада Оболенцева', company: 'Мастерская Оболенцевой' },
    ...{ country: 'FR', title: 'Показ коллекции', venues: ['hotel-de-breteuil'], word: 'no' },
    service: ['Охрана', 'Gardiennage'],
    ...{ inDays: 41, days: 2, sentAgo: 12, endedAgo: 9 },
  },
  {
    ...{ language: 'de', end: 'declined', name: 'Jette Wolkenhauer', company: 'Wolkenhauer Leinen' },
    ...{ country: 'DE', title: 'Ausstellung Frühjahr', venues: ['galerie-valois'], isHeld: true },
    service: ['Reinigung', 'Ménage'],
    ...{ inDays: 38, days: 4, sentAgo: 9, endedAgo: 7 },
  },
  {
    ...{ language: 'de', end: 'booked', name: 'Falk Binsenbrock', company: 'Binsenbrock Strick' },
    ...{ country: 'DE', title: 'Händlerabend', venues: ['caveau-beaubourg'], word: 'yes' },
    service: ['Bestuhlung und Technik', 'Mobilier et technique'],
    ...{ inDays: 45, days: 1, sentAgo: 7, endedAgo: 5 },
  },
  {
    ...{ language: 'en', end: 'replaced', name: 'Imogen Ashgrove', company: 'Ashgrove Tailors' },
    ...{ country: 'GB', title: 'Buyers’ week', venues: ['loft-saint-sabin'], isHeld: true, word: 'yes-but' },
    service: ['Steamers and rails', 'Défroisseurs et portants'],
    ...{ inDays: 59, days: 5, sentAgo: 6 },
  },
  {
    ...{ language: 'fr', end: 'sent', name: 'Basile Montardier', company: 'Maison Montardier' },
    ...{ country: 'FR', title: 'Showroom homme', isHeld: true, word: 'yes' },
    venues: ['hotel-de-marbeuf', 'loft-saint-sabin', 'galerie-capucines'],
    service: ['Accueil des acheteurs', ''],
    ...{ inDays: 60, days: 4, sentAgo: 0 },
  },
  {
    ...{ language: 'ja', end: 'waiting', name: '小松 澪', company: '小松染織株式会社' },
    ...{ country: 'JP', title: '秋冬展示会', venues: ['galerie-perle'] },
    service: ['搬入と設営', 'Livraison et montage'],
    ...{ inDays: 73, days: 4, sentAgo: 1, endedAgo: 0 },
  },
  {
    ...{ language: 'it', end: 'draft', name: 'Duccio Serravento', company: 'Serravento Pelletteria' },
    ...{ country: 'IT', title: 'Cena stampa', venues: ['salon-vendome'] },
    service: ['Servizio di catering', 'Traiteur'],
    ...{ inDays: 80, days: 1, sentAgo: 0 },
  },
]

/** Days that were sold without a quote of the site; those below zero are over. */
export const SOLD: readonly { slug: string; inDays: number; days: number; title: string }[] = [
  { slug: 'galerie-montmorency', inDays: -40, days: 5, title: 'Maison Coquelet' },
  { slug: 'boutique-turenne', inDays: -12, days: 14, title: 'Ferrandine' },
  { slug: 'voutes-saint-honore', inDays: 9, days: 2, title: 'Studio Brindille' },
  { slug: 'loft-blanc-popincourt', inDays: 20, days: 4, title: 'Kestrel & Moor' },
  { slug: 'boutique-vertbois', inDays: 31, days: 14, title: 'Atelier Solbiac' },
]

/** A house that lets nothing for some days. */
export const CLOSED = { slug: 'atelier-charonne', inDays: 5, days: 12, title: 'Travaux de peinture' }

/** Every venue that the demo needs. */
export const DEMO_VENUES: readonly string[] = [
  ...new Set([
    ...QUOTE_STORIES.flatMap(({ venues }) => venues),
    ...SOLD.map(({ slug }) => slug),
    CLOSED.slug,
  ]),
]
