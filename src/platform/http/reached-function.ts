/** Whether a call has come as far as its server function: what fails before that is the caller's fault. */
import { AsyncLocalStorage } from 'node:async_hooks'

const current = new AsyncLocalStorage<{ reached: boolean }>()

/** Run what answers a call; `reached` shows, then and later, whether a server function was begun. */
export function followCall<T>(work: (reached: () => boolean) => T): T {
  const call = { reached: false }
  return current.run(call, () => work(() => call.reached))
}

/** Note that the function of the call under way begins. */
export function noteReached(): void {
  const call = current.getStore()
  if (call) call.reached = true
}
