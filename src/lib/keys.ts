/**
 * What a key means, in one place: every listener of the site and of the back office asks here (a test holds them to it).
 * Letters count by what they write, so that they follow the layout; digits of the number row also where they need Shift.
 */

/** A key event of the browser, or of React around one. */
export type KeyPress = PressedKey | { readonly nativeEvent: PressedKey }

type PressedKey = Pick<
  KeyboardEvent,
  'key' | 'code' | 'keyCode' | 'isComposing' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'
>

const APPLE = /Mac|iPhone|iPad/u

/** `keyCode` of a key that an input method has taken; Safari says it of the Enter that ends the composition. */
const TAKEN_BY_INPUT_METHOD = 229

/** Whether the command key of this device is Cmd. */
export function hasCommandKey(): boolean {
  return APPLE.test(globalThis.navigator?.platform ?? '')
}

/**
 * Name of a key with its modifiers: `j`, `?`, `Escape`, `shift+j`, `mod+shift+z`, `alt+ArrowUp`. `mod` is Cmd on Apple keyboards
 * and Ctrl elsewhere; the other of the two makes a name that nothing listens to. Characters that need Shift or AltGr on one
 * layout and not on another (`/`, `?`) have the same name on both.
 * @returns `undefined` while an input method composes, and for dead keys
 */
export function keyName(press: KeyPress, isApple = hasCommandKey()): string | undefined {
  const event = pressed(press)
  if (isComposing(event)) return undefined
  const isCharacter = event.key.length === 1 && event.key !== ' '
  // Windows reports AltGr as Ctrl and Alt: it writes a character and commands nothing.
  const isAltGr = isCharacter && !isApple && event.ctrlKey && event.altKey
  const letter = isCharacter ? letterOf(event) : undefined
  const [mod, other] = isApple ? [event.metaKey, event.ctrlKey] : [event.ctrlKey, event.metaKey]
  const names = [
    other ? 'other+' : '',
    mod && !isAltGr ? 'mod+' : '',
    event.altKey && !isAltGr ? 'alt+' : '',
    event.shiftKey && (!isCharacter || letter !== undefined) ? 'shift+' : '',
    letter ?? event.key,
  ]
  return names.join('')
}

/**
 * The digit of a key without a command key: what it writes, or where the number row writes it with Shift only (AZERTY), what
 * is on it.
 */
export function digitOf(press: KeyPress): string | undefined {
  const event = pressed(press)
  if (isComposing(event) || event.ctrlKey || event.metaKey || event.altKey) return undefined
  if (/^\d$/u.test(event.key)) return event.key
  const row = /^Digit(?<digit>\d)$/u.exec(event.code)
  return event.shiftKey ? undefined : row?.groups?.digit
}

function pressed(press: KeyPress): PressedKey {
  return 'nativeEvent' in press ? press.nativeEvent : press
}

function isComposing({ isComposing, keyCode, key }: PressedKey): boolean {
  return isComposing || keyCode === TAKEN_BY_INPUT_METHOD || key === 'Process' || key === 'Dead'
}

/** The letter; on a keyboard without Latin letters (Cyrillic, Greek) the one that its place has elsewhere. */
function letterOf({ key, code }: PressedKey): string | undefined {
  if (!/\p{L}/u.test(key)) return undefined
  const place = /^Key(?<letter>[A-Z])$/u.exec(code)?.groups?.letter
  return (/\p{Script=Latin}/u.test(key) ? key : (place ?? key)).toLowerCase()
}
