import { expect, test } from 'vitest'
import { isSiren, isVatNumber } from './client-numbers.ts'

test.each([
  ['732 829 320', true],
  ['732 829 321', false],
  ['73282932000074', true],
  ['35600000000048', true],
  ['7328293', false],
  ['no number', false],
])('%s as SIREN or SIRET: %s', (typed, expected) => expect(isSiren(typed)).toBe(expected))

test.each([
  ['FR 40 303 265 045', true],
  ['FR 40 303 265', false],
  ['DE123456789', true],
  ['DE12345678', false],
  ['NL123456789B01', true],
  ['EL123456789', true],
  ['CHE123456789MWST', true],
  ['?', false],
])('%s as VAT number: %s', (typed, expected) => expect(isVatNumber(typed)).toBe(expected))
