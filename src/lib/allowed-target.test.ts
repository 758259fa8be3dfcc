import { expect, test } from 'vitest'
import { allowedTarget, RejectedTargetError } from './allowed-target.ts'

const OUTSIDE = [
  'https://elsewhere.example/x',
  'http://elsewhere.example',
  '//elsewhere.example',
  '/\\elsewhere.example',
  '/\t/elsewhere.example',
  '\\\\elsewhere.example',
  ' https://elsewhere.example',
]

const NEVER = [
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'java\nscript:alert(1)',
  ' javascript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://passage.example/9115d58c',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'about:blank',
  'intent://scan/#Intent;end',
  'https://passage.example@elsewhere.example/',
  'no address at all',
  '',
]

test.each(['/', '/fr/lieux?type=loft#results', '/venues', '?page=2', '#main'])(
  '%j stays on the site',
  (target) => expect(allowedTarget(target)).toBe(target),
)

test.each(OUTSIDE)('%j is rejected without the external flag', (target) =>
  expect(() => allowedTarget(target)).toThrow(RejectedTargetError),
)

test.each(NEVER)('%j is rejected even with the external flag', (target) =>
  expect(() => allowedTarget(target, { external: true })).toThrow(RejectedTargetError),
)

test.each(['https://wa.me/?text=x', 'mailto:?subject=x', 'tel:+33199001234'])(
  '%j is let through with the flag',
  (target) => expect(allowedTarget(target, { external: true })).toBe(target),
)
