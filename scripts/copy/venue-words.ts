import type { Language } from '../../src/i18n/languages.ts'
import type { ClaimedVenue } from './catalogue-claims.ts'

/** Words with which a description says that a venue has something, or has not. */
interface WordedEquipment {
  readonly equipment: string
  readonly words: Readonly<Record<Language, RegExp>>
  /** `with`: whoever has it says so, and nobody else does; `without`: whoever has it does not say this. */
  readonly said: 'with' | 'without'
  readonly wrong: string
  readonly missing?: string
}

const WORDED: readonly WordedEquipment[] = [
  {
    equipment: 'security',
    said: 'with',
    words: {
      ...{ en: /security/iu, fr: /sécurité|gardien/iu, de: /Sicherheit|Security/u },
      ...{ es: /seguridad|vigilan/iu, it: /sicurezza|vigilanza|security/iu, pt: /segurança/iu },
      ...{ ru: /охран/iu, ja: /警備/u, ko: /보안|경비/u, cn: /安保/u },
    },
    wrong: 'speaks of security, which the catalogue does not have',
    missing: 'does not say that security is included',
  },
  {
    equipment: 'security',
    said: 'without',
    words: {
      en: /security (?:can be|on request|at extra)/iu,
      fr: /sécurité (?:en option|en sus|sur demande)/iu,
      de: /Sicherheitspersonal auf (?:Wunsch|Anfrage)/iu,
      es: /seguridad (?:opcional|bajo petición|a petición)/iu,
      it: /sicurezza (?:su richiesta|a richiesta|opzionale)/iu,
      pt: /segurança (?:opcional|sob (?:pedido|consulta|demanda))/iu,
      ru: /охран\p{L}* (?:по запросу|за отдельную)/iu,
      ja: /警備(?:員)?の手配/u,
      ko: /(?:보안|경비)\p{L}* (?:요청|별도)/u,
      cn: /可(?:另行)?安排安保/u,
    },
    wrong: 'offers security as an extra, and it is included in the hire',
  },
  {
    equipment: 'natural-light',
    said: 'without',
    words: {
      en: /\b(?:no|without) (?:daylight|natural light|windows)/iu,
      fr: /(?:sans|pas de|ni) (?:lumière du jour|lumière naturelle|fenêtre)/iu,
      de: /(?:kein|ohne) ?(?:Tageslicht|Fenster)/iu,
      es: /sin (?:luz natural|luz del día|ventanas)/iu,
      it: /(?:senza|non c’è) (?:luce naturale|luce del giorno|finestre)/iu,
      pt: /sem (?:luz natural|luz do dia|janelas)/iu,
      ru: /(?:без|нет) (?:дневного света|окон)/iu,
      ja: /(?:自然光|窓)は?(?:ありません|なく)/u,
      ko: /(?:자연광|창문?)(?:이|은) 없/u,
      cn: /没有(?:自然光|窗户?)/u,
    },
    wrong: 'says that there is no daylight, and the catalogue has it',
  },
]

/** Where a description says of the equipment what the catalogue does not, or keeps silent on what is included. */
export function wordProblems(language: Language, venue: ClaimedVenue, description: string): string[] {
  return WORDED.flatMap(({ equipment, said, words, wrong, missing }) => {
    const isThere = venue.equipment.includes(equipment)
    const isSaid = words[language].test(description)
    if (said === 'without') return isThere && isSaid ? [wrong] : []
    if (isSaid === isThere) return []
    return [isSaid ? wrong : (missing ?? wrong)]
  })
}
