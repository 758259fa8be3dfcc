import { createServerFn } from '@tanstack/react-start'
import { setResponseStatus } from '@tanstack/react-start/server'

/** Gives the page that is being rendered the status 410 (Gone). */
export const markGone = createServerFn({ method: 'GET' }).handler(() => {
  setResponseStatus(410)
  return null
})
