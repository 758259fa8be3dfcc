/** Equipment that a client names as needed in the words of a message. */
import type { Equipment } from '#/modules/venues/model/venue-options.ts'

/** Daylight in the ten languages. */
const DAYLIGHT =
  /daylight|natural light|lumière (?:naturelle|du jour)|luz (?:natural|del día|do dia)|luce (?:naturale|del giorno)|tageslicht|естественн\p{L}* (?:свет|освещени)\p{L}*|дневн\p{L}* (?:свет|освещени)\p{L}*|自然光|采光|天光|外光|採光|자연광|채광|햇빛/giu

/** Before or after it: it is not wanted, or is to be kept out. */
const UNWANTED_BEFORE =
  /(?:\bno|\bnot|n’t|n't|without|avoid|block(?:ing)?|sans|pas(?: besoin)? de|éviter la|\bsin|evitar la|senza|evitare la|ohne|kein\p{L}*|sem|evitar a|без|не)(?: (?:any|need|the|need for|besoin de|la))? *$/iu
const UNWANTED_AFTER = /^(?:は|が)?(?:不要|不需要|は要りません|なし|無し| ?없|이 필요 없|은 필요 없)/u

/** Whether the words ask for daylight. */
function asksDaylight(message: string): boolean {
  return [...message.matchAll(DAYLIGHT)].some(({ 0: found, index }) => {
    const before = message.slice(0, index)
    const after = message.slice(index + found.length)
    return (
      !UNWANTED_BEFORE.test(before) &&
      !UNWANTED_AFTER.test(after) &&
      !/(?:不要|不需要|无需|無需)$/u.test(before)
    )
  })
}

/** Read what a message asks for; nothing where it names nothing that is known here. */
export function neededEquipment(message: string | null): Equipment[] {
  return message !== null && asksDaylight(message) ? ['natural-light'] : []
}
