/**
 * Every key of the back office (ADR 0093): the dialog of keys shows this list, and the handlers take no other.
 * Names are those of `keyName`; several names of one entry are several ways, or a range of digits.
 */
export const KEY_LIST = [
  {
    group: 'everywhere',
    entries: [
      { name: 'palette', keys: ['mod+k'] },
      { name: 'search', keys: ['/'] },
      { name: 'dashboard', keys: ['g t'] },
      { name: 'requests', keys: ['g d'] },
      { name: 'venues', keys: ['g l'] },
      { name: 'quotes', keys: ['g q'] },
      { name: 'options', keys: ['g o'] },
      { name: 'bookings', keys: ['g r'] },
      { name: 'templates', keys: ['g m'] },
      { name: 'people', keys: ['g p'] },
      { name: 'undo', keys: ['mod+z'] },
      { name: 'redo', keys: ['mod+shift+z', 'mod+y'] },
      { name: 'save', keys: ['mod+s'] },
      { name: 'send', keys: ['mod+Enter'] },
      { name: 'choose', keys: ['ArrowUp', 'ArrowDown', 'Enter'] },
      { name: 'escape', keys: ['Escape'] },
    ],
  },
  {
    group: 'requests',
    entries: [
      { name: 'help', keys: ['?'] },
      { name: 'move', keys: ['j', 'k'] },
      { name: 'enter', keys: ['Enter'] },
      { name: 'pick', keys: ['x'] },
      { name: 'extend', keys: ['shift+j', 'shift+k'] },
      { name: 'new', keys: ['n'] },
      { name: 'write', keys: ['r'] },
      { name: 'edit', keys: ['e'] },
      { name: 'quote', keys: ['q'] },
      { name: 'call', keys: ['c'] },
      { name: 'hold', keys: ['o'] },
      { name: 'followUp', keys: ['f'] },
      { name: 'snooze', keys: ['b'] },
      { name: 'assign', keys: ['a'] },
      { name: 'status', keys: ['s'] },
      { name: 'statusNumber', keys: ['1', '2', '3', '4', '5', '6'] },
      { name: 'lostReason', keys: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'] },
      { name: 'removeVenue', keys: ['Backspace'] },
    ],
  },
  {
    group: 'quotes',
    entries: [{ name: 'address', keys: ['e'] }],
  },
  {
    group: 'venueDesk',
    entries: [
      { name: 'publish', keys: ['mod+Enter'] },
      { name: 'textLanguage', keys: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] },
      { name: 'step', keys: ['alt+ArrowUp', 'alt+ArrowDown'] },
      { name: 'lift', keys: [' '] },
      { name: 'lifted', keys: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'] },
      { name: 'focus', keys: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] },
      {
        name: 'focusFar',
        keys: ['shift+ArrowLeft', 'shift+ArrowRight', 'shift+ArrowUp', 'shift+ArrowDown'],
      },
      { name: 'planMove', keys: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] },
      { name: 'planAdd', keys: ['Enter'] },
      { name: 'planRemove', keys: ['Delete', 'Backspace'] },
    ],
  },
  {
    group: 'calendar',
    entries: [
      { name: 'place', keys: ['o'] },
      { name: 'day', keys: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] },
      {
        name: 'days',
        keys: ['shift+ArrowLeft', 'shift+ArrowRight', 'shift+ArrowUp', 'shift+ArrowDown'],
      },
      { name: 'takeDays', keys: ['Enter'] },
    ],
  },
] as const

/** A key that something in the back office listens to. */
export type ListedKey = (typeof KEY_LIST)[number]['entries'][number]['keys'][number]

/** The letter of a section, pressed after `g`. */
export type SectionLetter = ListedKey extends infer Key
  ? Key extends `g ${infer Letter}`
    ? Letter
    : never
  : never

/** Signs on the keys, where they are the same in every language. */
const SIGNS: Readonly<Record<string, string>> = {
  shift: '⇧',
  alt: 'Alt',
  Enter: '↵',
  Escape: 'Esc',
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  Backspace: '⌫',
}

/**
 * What is on the keys of an entry, one list for each way: `mod+Enter` is `['Ctrl', '↵']`, digits in a row are one range.
 * @param signs names of the command key and of those that each language calls its own way
 */
export function keySigns(
  keys: readonly ListedKey[],
  signs: Readonly<Record<'mod' | ' ' | 'Home' | 'End' | 'Delete', string>>,
): string[][] {
  const signOf = (part: string) => ({ ...SIGNS, ...signs })[part] ?? part.toUpperCase()
  const digits = keys.filter((key) => /^[1-9]$/u.test(key))
  const range = digits.length > 1 ? [[`${digits[0]}–${digits.at(-1)}`]] : []
  const rest = digits.length > 1 ? keys.filter((key) => !digits.includes(key)) : keys
  return [...range, ...rest.map((key) => (key === ' ' ? [key] : key.split(/[+ ]/u)).map(signOf))]
}
