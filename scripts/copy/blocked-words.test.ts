import { expect, test } from 'vitest'
import { blockedWordProblems, blockedWordsSchema, idleExceptions, type WordedFile } from './blocked-words.ts'

const WORDS = blockedWordsSchema.parse({
  blocked: [
    {
      wrong: '(?i:\\breckon\\b)',
      better: 'estimate',
      why: 'dialect',
      except: { 'content/en/journal/a.json': 'a quotation' },
    },
  ],
  limited: [{ words: '\\brooms?\\b', better: 'venue', most: 1, why: 'physical rooms only' }],
})

const file = (name: string, text: string, isPage = true): WordedFile => ({
  file: `content/en/${name}.json`,
  isPage,
  texts: [{ place: 'lead', text }],
})

test('names the file, the place, the word and the better word', () => {
  expect(blockedWordProblems(WORDS, file('events/showroom', 'To Reckon, count people.'))).toEqual([
    'content/en/events/showroom.json lead: “Reckon” → “estimate” (dialect)',
  ])
  expect(blockedWordProblems(WORDS, file('events/showroom', 'The reckoning of {reckon}.'))).toEqual([])
})

test('lets a word stand where it is right, as long as it stands there', () => {
  const quoted = file('journal/a', 'I reckon.')
  expect(blockedWordProblems(WORDS, quoted)).toEqual([])
  expect(idleExceptions(WORDS, [quoted])).toEqual([])
  expect(idleExceptions(WORDS, [file('journal/a', 'I think.')])).toEqual([
    'the exception “content/en/journal/a.json” of (?i:\\breckon\\b) excepts nothing',
  ])
})

test('counts the words of which a page takes a few', () => {
  expect(blockedWordProblems(WORDS, file('home', 'A room beside a room.'))).toEqual([
    'content/en/home.json: 2 times \\brooms?\\b, 1 at most → “venue” (physical rooms only)',
  ])
  expect(blockedWordProblems(WORDS, file('home', 'One room.'))).toEqual([])
  expect(blockedWordProblems(WORDS, file('messages', 'A room, a room.', false))).toEqual([])
})

test('a list with a pattern that cannot be read is refused', () => {
  expect(blockedWordsSchema.safeParse({ blocked: [{ wrong: '(', better: 'x', why: 'y' }] }).success).toBe(
    false,
  )
})
