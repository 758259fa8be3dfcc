import type { Registry } from 'prom-client'
import type { DirectEndpoint } from '#/platform/http/direct-endpoint.ts'
import { sendPlain } from '#/platform/http/send.ts'
import { readMetrics } from './cluster-metrics.ts'
import { mayReadMetrics } from './metrics-access.ts'

/** `GET /metrics` for this machine and for holders of the token; not found for others. */
export function metricsEndpoint(
  registry: Registry,
  rules: { readonly trustProxy: number; readonly token: string | undefined },
): DirectEndpoint {
  return {
    method: 'GET',
    answer: async (request, response) => {
      if (!mayReadMetrics(request, rules)) return sendPlain(request, response, 404, 'Not found\n')
      sendPlain(request, response, 200, await readMetrics(registry), { 'Content-Type': registry.contentType })
    },
  }
}
