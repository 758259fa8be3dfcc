import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { digitOf, keyName } from './keys.ts'

const NONE = {
  code: '',
  keyCode: 0,
  isComposing: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
}
const press = (key: string, rest: Partial<typeof NONE> = {}) => ({ ...NONE, key, ...rest })

const ctrl = { ctrlKey: true }
const shift = { shiftKey: true }

describe('the name of a key', () => {
  test.each([
    ['a letter', press('j'), 'j'],
    ['a letter with Shift', press('J', shift), 'shift+j'],
    ['Caps Lock is no Shift', press('J'), 'j'],
    ['a question mark needs Shift or not', press('?', shift), '?'],
    ['a slash of a German keyboard', press('/', { code: 'Digit7', ...shift }), '/'],
    ['undo', press('z', ctrl), 'mod+z'],
    ['redo is no undo', press('Z', { ...ctrl, ...shift }), 'mod+shift+z'],
    ['undo by what a German keyboard writes', press('z', { code: 'KeyY', ...ctrl }), 'mod+z'],
    ['undo by what Dvorak writes', press('z', { code: 'Slash', ...ctrl }), 'mod+z'],
    ['undo on a Russian keyboard', press('я', { code: 'KeyZ', ...ctrl }), 'mod+z'],
    ['Alt is respected', press('s', { altKey: true }), 'alt+s'],
    ['the Windows key is none of ours', press('s', { metaKey: true }), 'other+s'],
    ['AltGr writes', press('@', { code: 'Digit0', ...ctrl, altKey: true }), '@'],
    ['Shift and an arrow', press('ArrowUp', shift), 'shift+ArrowUp'],
    ['Escape of an input method', press('Escape', { isComposing: true }), undefined],
    ['Enter that ends a composition in Safari', press('Enter', { keyCode: 229 }), undefined],
    ['a dead key', press('Dead', { code: 'BracketLeft' }), undefined],
  ])('%s', (_, event, name) => expect(keyName(event, false)).toBe(name))

  test('on Apple keyboards Cmd commands, and Ctrl belongs to the field', () => {
    expect(keyName(press('k', { metaKey: true }), true)).toBe('mod+k')
    expect(keyName(press('k', ctrl), true)).toBe('other+k')
  })

  test('an event of React is the one around which it stands', () => {
    expect(keyName({ nativeEvent: press('Enter', { isComposing: true }) }, false)).toBeUndefined()
  })
})

describe('the digit of a key', () => {
  test.each([
    ['AZERTY', press('é', { code: 'Digit2' }), '2'],
    ['AZERTY with Shift', press('2', { code: 'Digit2', ...shift }), '2'],
    ['QWERTZ', press('2', { code: 'Digit2' }), '2'],
    ['the pad', press('2', { code: 'Numpad2' }), '2'],
    ['another sign of the same key', press('@', { code: 'Digit2', ...shift }), undefined],
    ['a command', press('2', { code: 'Digit2', ...ctrl }), undefined],
    ['an input method', press('2', { code: 'Digit2', isComposing: true }), undefined],
  ])('%s', (_, event, digit) => expect(digitOf(event)).toBe(digit))
})

/** Files that read an event themselves, with the reason. */
const READ_THEMSELVES: Readonly<Record<string, string>> = {
  'src/lib/keys.ts': 'the one place',
  'src/boot/inline/escape-script.ts': 'stands in the page as text, where nothing is imported',
  'src/lib/kept-value.ts': 'the key of a storage event',
}

const READS_A_KEY =
  /\b(?:event|e|press|pressed|nativeEvent)\.(?:key|code|which|isComposing)\b|\bkeyCode\b|'key(?:down|up)', \(\{/u

test('no other file reads keys', () => {
  const files = globSync('src/**/*.{ts,tsx}').filter((file) => !file.endsWith('.test.ts'))
  const readers = files.filter((file) => READS_A_KEY.test(readFileSync(file, 'utf8')))
  expect(readers.sort()).toEqual(Object.keys(READ_THEMSELVES).sort())
})
