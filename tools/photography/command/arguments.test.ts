import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { parseArguments } from './arguments.ts'
import { CACHE } from './places.ts'

describe('the command line', () => {
  test('takes lists and repeated options', () => {
    const { selection } = parseArguments([
      '--venue',
      'a,b',
      '--venue',
      'c',
      '--shots',
      '2',
      '--picture',
      'x-1',
    ])
    expect(selection).toEqual({ venues: ['a', 'b', 'c'], shots: 2, pictures: ['x-1'] })
  })

  test('renders finely into one folder and previews into another', () => {
    const full = parseArguments(['--all'])
    expect(full.quality).toEqual({ samples: 8, width: undefined })
    expect(full.out).toBe(path.join(CACHE, 'out'))
    const preview = parseArguments(['--all', '--preview'])
    expect(preview.quality).toEqual({ samples: 4, width: 400 })
    expect(preview.out).toBe(path.join(CACHE, 'preview'))
    expect(parseArguments(['--all', '--preview', '--samples', '2']).quality.samples).toBe(2)
  })

  test.each([
    ['nothing', [], 'Say which pictures'],
    ['an unknown option', ['--everything'], '--everything'],
    ['a stray word', ['galerie-perle'], 'galerie-perle'],
    ['a size that is no number', ['--all', '--samples', 'many'], '--samples takes a whole number'],
    ['no pictures at all', ['--venue', 'a', '--shots', '0'], '--shots takes a whole number'],
    ['shots of no venue', ['--all', '--shots', '1'], '--shots needs --venue'],
    ['all and some', ['--all', '--picture', 'a-1'], '--all goes with neither'],
    ['a preview to publish', ['--all', '--preview', '--publish'], 'too small to publish'],
  ])('refuses %s', (_, args, words) => {
    expect(() => parseArguments(args)).toThrow(words)
  })

  test.each([
    [['--help'], 'help'],
    [['--list'], 'list'],
    [['--sheet', 'all.jpg'], 'sheet'],
    [['--all'], 'make'],
  ])('%s means to %s', (args, action) => {
    expect(parseArguments(args).action).toBe(action)
  })
})
