/** Probes of supervisors and balancers; they come often, and need nothing of the application. */

import { findAnyPhoto } from '#/modules/venues/server/photos.repository.server.ts'
import { getDatabase } from '#/platform/database/database.ts'
import { etagOf } from '#/platform/etag.ts'
import type { DirectEndpoint } from '#/platform/http/direct-endpoint.ts'
import { nodeFailures, readinessCheck } from '#/platform/http/readiness.ts'
import { sendStored } from '#/platform/http/send.ts'
import type { StoredResponse } from '#/platform/http/stored-response.ts'

/** The question of a balancer: whether this node, and not what all of them share, is fit. */
const OF_NODE = /\?of=node$/

/**
 * `/healthz`, liveness of the process, and `/readyz`, readiness of database and storage; 503 names those that fail. With
 * `?of=node` only what is this node's own (ADR 0135). Whatever `Host` says.
 */
export function probeEndpoints(): [string, DirectEndpoint][] {
  const findFailures = readinessCheck(() => findAnyPhoto(getDatabase()))
  const alive = fresh(200, 'text/plain; charset=utf-8', 'ok\n')
  return [
    [
      '/healthz',
      {
        method: 'GET',
        isProbe: true,
        stored: alive,
        answer: (request, response) => sendStored(request, response, alive),
      },
    ],
    [
      '/readyz',
      {
        method: 'GET',
        isProbe: true,
        answer: async (request, response) => {
          const failing = OF_NODE.test(request.url ?? '') ? nodeFailures() : await findFailures()
          const ready = failing.length === 0
          const text = JSON.stringify({ ready, failing })
          sendStored(request, response, fresh(ready ? 200 : 503, 'application/json', text))
        },
      },
    ],
  ]
}

function fresh(status: number, type: string, text: string): StoredResponse {
  const identity = Buffer.from(text)
  const headers = { 'Content-Type': type, 'Cache-Control': 'no-store' }
  return { status, headers, etag: etagOf(identity), bodies: { identity } }
}
