import { expect, test } from 'vitest'
import { clauseProblems } from './clauses.ts'

const FRENCH = {
  sections: [
    { id: 'purpose', body: ['Un', { list: ['a', 'b'] }] },
    { id: 'law', body: ['Le droit', { clause: 'Opposition' }] },
  ],
}

test('the same sections with the same clauses are equal', () => {
  expect(clauseProblems('de terms', FRENCH, FRENCH)).toEqual([])
})

test('a section that is missing, and a clause too many, are named', () => {
  expect(clauseProblems('de terms', FRENCH, { sections: FRENCH.sections.slice(0, 1) })).toEqual([
    'de terms: the sections are “purpose”, in French “purpose law”',
  ])
  const [purpose, law] = FRENCH.sections
  const longer = { sections: [purpose, { ...law, body: ['Recht', 'Noch eines'] }] }
  expect(clauseProblems('de terms', FRENCH, longer)).toEqual([
    'de terms law: paragraph, paragraph; in French paragraph, conspicuous clause',
  ])
})
