/** One page of metrics for several server processes: whichever is asked, the primary adds all of them up. */
import cluster, { type Worker } from 'node:cluster'
import { randomUUID } from 'node:crypto'
import { AggregatorRegistry, type Registry } from 'prom-client'
import { z } from 'zod'

/** Time for the other processes to answer, in milliseconds. */
const PATIENCE_MS = 6000

const asked = z.object({ type: z.literal('passage:metrics?'), id: z.string() })
const metricsReply = z.object({ type: z.literal('passage:metrics!'), id: z.string(), text: z.string() })

/** In the primary: answers its workers. */
export function answerForWorkers(): void {
  const all = new AggregatorRegistry()
  cluster.on('message', (worker: Worker, message: unknown) => {
    const question = asked.safeParse(message)
    if (!question.success) return
    all.clusterMetrics().then(
      (text) => worker.send({ type: 'passage:metrics!', id: question.data.id, text }),
      // The worker gives up by itself and shows its own.
      () => undefined,
    )
  })
}

/** The metrics of all processes of this machine, or of this one where it is alone. */
export async function readMetrics(registry: Registry): Promise<string> {
  if (!cluster.isWorker) return registry.metrics()
  return (await askPrimary()) ?? registry.metrics()
}

/** Let the primary collect the metrics of a worker. To be called in the worker before they are asked for. */
export function offerToPrimary(registry: Registry): void {
  if (!cluster.isWorker) return
  AggregatorRegistry.setRegistries(registry)
  new AggregatorRegistry()
}

function askPrimary(): Promise<string | undefined> {
  const id = randomUUID()
  return new Promise((resolve) => {
    const done = (text: string | undefined) => {
      clearTimeout(timer)
      process.off('message', hear)
      resolve(text)
    }
    const hear = (message: unknown) => {
      const answer = metricsReply.safeParse(message)
      if (answer.success && answer.data.id === id) done(answer.data.text)
    }
    const timer = setTimeout(done, PATIENCE_MS, undefined)
    process.on('message', hear)
    process.send?.({ type: 'passage:metrics?', id })
  })
}
