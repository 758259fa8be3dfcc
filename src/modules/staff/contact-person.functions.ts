/** Server function for the person whom public pages name. */
import { createServerFn } from '@tanstack/react-start'
import { getDatabase } from '#/platform/database/database.ts'
import { readContactPerson } from './server/agency-settings.repository.server.ts'

/** Whom visitors may ask for; `null` where nobody is named. */
export const fetchContactPerson = createServerFn({ method: 'GET' }).handler(async () => {
  const person = await readContactPerson(getDatabase())
  return person.name === '' ? null : person
})
