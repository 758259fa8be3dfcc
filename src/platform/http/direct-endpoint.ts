import type { IncomingMessage, ServerResponse } from 'node:http'
import type { StoredResponse } from './stored-response.ts'

/**
 * An address that the HTTP server answers without the application: beacons and metrics come often and need nothing
 * of it. Rejections are answered like any other failure.
 */
export interface DirectEndpoint {
  /** The only method besides `HEAD`, which goes with `GET`. */
  readonly method: 'GET' | 'POST'
  /** Whether it reports to machines how this one is: then it answers whatever host they name. */
  readonly isProbe?: boolean
  /** The answer, where it is always the same. */
  readonly stored?: StoredResponse
  readonly answer: (request: IncomingMessage, response: ServerResponse) => void | Promise<void>
}
