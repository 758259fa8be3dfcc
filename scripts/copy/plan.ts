/** Required structure of every long text, in every language: its sections in order, its questions, its length. */

import type { PageId } from '../../src/i18n/addresses/paths.ts'
import type { Language } from '../../src/i18n/languages.ts'

/**
 * Words that say what one word of the plan says. `Intl.Segmenter` makes Japanese particles and endings words of
 * their own and leaves Korean ones on their nouns: with one measure for all, Japanese is cut and Korean is padded.
 */
export const WORDS_PER_PLANNED: Partial<Record<Language, number>> = { ja: 1.3, ko: 0.7 }

/** A text's plan. Words are counted by `Intl.Segmenter` over lead, sections and questions. */
export interface TextPlan {
  /** Ids of the sections, which are also their anchors. */
  readonly sections: readonly string[]
  readonly questions: number
  /** Fewest and most words, in a language that is measured as it is ({@link WORDS_PER_PLANNED}). */
  readonly words: readonly [number, number]
}

/** Every neighbourhood page. */
export const NEIGHBORHOOD_PLAN: TextPlan = {
  sections: ['streets', 'atmosphere', 'spaces', 'season', 'arrival'],
  questions: 3,
  words: [400, 700],
}

/** Every event page. */
export const EVENT_PLAN: TextPlan = {
  sections: ['course', 'room', 'figures', 'preparation'],
  questions: 4,
  words: [400, 700],
}

/** The articles of the blog, by slug. */
export const BLOG_PLANS: Readonly<Record<string, TextPlan>> = {
  'first-ten-seconds': journal(['doorway', 'rails', 'table', 'scent-and-sound', 'stranger']),
  'light-for-white-walls': journal(['direction', 'daylight', 'track', 'colour', 'test']),
  'pop-up-in-two-weeks': journal([
    'before',
    'first-days',
    'window',
    'stock-and-till',
    'second-weekend',
    'last-day',
  ]),
  'seats-for-a-show': journal(['line', 'rows', 'sightlines', 'backstage', 'rehearsal']),
  'when-to-book': journal(['seasons', 'early', 'flexible', 'visit', 'option']),
  'doors-and-deliveries': journal(['measure', 'street', 'courtyard', 'lift', 'night']),
  'fitting-day': journal(['room', 'order', 'mirrors', 'people', 'close']),
}

/** The long texts of other pages, where one is planned. */
export const ARTICLE_PLANS: Partial<Record<PageId, TextPlan>> = {
  services: {
    sections: ['search', 'hire', 'coordination', 'production', 'after'],
    questions: 5,
    words: [430, 850],
  },
  about: { sections: ['beginnings', 'method', 'rooms', 'today'], questions: 0, words: [300, 700] },
  galleries: { sections: ['room', 'uses', 'choose'], questions: 3, words: [250, 480] },
  showrooms: { sections: ['room', 'uses', 'choose'], questions: 3, words: [250, 480] },
  neighborhoods: { sections: ['choose', 'combine'], questions: 3, words: [120, 330] },
  events: { sections: ['choose', 'combine'], questions: 3, words: [120, 330] },
  'contact-us': { sections: ['write', 'call', 'visit'], questions: 3, words: [120, 330] },
  contact: { sections: ['tell-us', 'next'], questions: 3, words: [120, 330] },
  'submit-venue': { sections: ['who', 'photographs', 'visit', 'privacy'], questions: 4, words: [240, 500] },
  'performance-monitor': { sections: ['what', 'how-measured', 'privacy'], questions: 0, words: [140, 340] },
  'legal-notice': {
    sections: [
      'publisher',
      'director',
      'host',
      'property',
      'links',
      'liability',
      'mediation',
      'law',
      'accessibility',
      'credits',
    ],
    questions: 0,
    words: [450, 1200],
  },
  'privacy-policy': {
    sections: [
      'controller',
      'data',
      'purposes',
      'retention',
      'recipients',
      'transfers',
      'cookies',
      'rights',
      'security',
      'changes',
    ],
    questions: 0,
    words: [800, 1800],
  },
  terms: {
    sections: [
      'purpose',
      'access',
      'venues',
      'requests',
      'hire',
      'favourites',
      'proposals',
      'conduct',
      'liability',
      'data',
      'law',
      'changes',
    ],
    questions: 0,
    words: [550, 1400],
  },
}

function journal(sections: readonly string[]): TextPlan {
  return { sections, questions: 0, words: [700, 1100] }
}
