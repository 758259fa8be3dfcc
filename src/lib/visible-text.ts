/** What cannot be seen: spaces, controls, joiners, fillers of Hangul (U+3164, U+115F), soft hyphens, the blank of Braille. */
const NOTHING = /^[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\u2800]*$/u

/** The text as it is; empty where nothing of it can be seen, so that a required field is not filled by it. */
export function visibleText(text: string): string {
  return NOTHING.test(text) ? '' : text
}
