import type { IncomingMessage, ServerResponse } from 'node:http'

/**
 * An address that the HTTP server answers without the application: beacons and metrics come often and need nothing
 * of it. Rejections are answered like any other failure.
 */
export interface DirectEndpoint {
  /** The only method besides `HEAD`, which goes with `GET`. */
  readonly method: 'GET' | 'POST'
  readonly answer: (request: IncomingMessage, response: ServerResponse) => void | Promise<void>
}
