import { expect, test } from 'vitest'
import { readSignInForm } from './sign-in-form.server.ts'

test('a zero byte never reaches the accounts, and a password is taken as it was typed', async () => {
  const request = new Request('http://localhost/', {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: 'email=a%00b%E2%80%AE@example.com&password=%20two++spaces%20',
  })
  const form = await readSignInForm(request)
  if (form instanceof Response) throw new Error('The form was not read')
  expect([form('email'), form('password'), form('name')]).toEqual(['a b@example.com', ' two  spaces ', ''])
})
