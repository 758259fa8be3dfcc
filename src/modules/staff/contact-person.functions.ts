/** Server function for the person whom public pages name. */
import { createServerFn } from '@tanstack/react-start'
import { getDatabase } from '#/platform/database/database.ts'
import { keptContactPerson } from './server/kept-contact-person.queries.server.ts'

/** Whom visitors may ask for; `null` where nobody is named. */
export const fetchContactPerson = createServerFn({ method: 'GET' }).handler(async () => {
  const person = await keptContactPerson(getDatabase())
  return person.name === '' ? null : person
})
