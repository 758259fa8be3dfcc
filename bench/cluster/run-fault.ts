/** One fault under readers, writers and an editor, and what came of it. */
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { compare, storedSubmissions } from '../../tests/site/kill-rounds.ts'
import { type Senders, startSenders } from '../fault-scenarios/senders.ts'
import { type Cluster, openCluster } from './cluster.ts'
import { startEditor } from './editor.ts'
import { OWNERS_MAILS, type Proposals, startProposals } from './proposals.ts'
import { type Readers, startReaders, warm } from './readers.ts'
import type { World } from './world.ts'

/** What a fault is brought about with. */
export interface FaultStage {
  readonly world: World
  readonly cluster: Cluster
  readonly senders: Senders
  readonly readers: Readers
  readonly proposals: Proposals
  /** Have something done when all nodes have ended. */
  readonly afterwards: (work: () => void) => void
}

/** A fault of a cluster. */
export interface ClusterFault {
  readonly name: string
  readonly inject: (stage: FaultStage) => Promise<void>
}

/** Outcome of a fault. */
export interface FaultReport {
  readonly name: string
  readonly readers: Readers
  readonly senders: Senders
  readonly proposals: Proposals
  readonly requests: { readonly lost: number; readonly doubled: number }
  readonly proposed: { readonly lost: number; readonly doubled: number }
  readonly edits: {
    readonly answers: string
    readonly seenAfterMs: readonly number[]
    readonly lost: number
    readonly doubled: number
  }
  /** Errors in the logs of nodes, each message with its count. */
  readonly logged: ReadonlyMap<string, number>
}

const SENDERS = 2
const REST_MS = 100
const EDIT_EVERY_MS = 700

/** Time under load before and after the fault, in milliseconds. */
const AROUND_MS = 3000

/** Run one on three nodes, with data of its own. */
export async function runFault(world: World, { name, inject }: ClusterFault): Promise<FaultReport> {
  const cluster = await openCluster(world, 3)
  const afterwards: (() => void)[] = []
  const everStarted = new Set(cluster.nodes.values())
  try {
    await Promise.all([...cluster.nodes.values()].map(({ origin }) => warm(origin)))
    const senders = startSenders(cluster.origin, SENDERS, 0, REST_MS)
    const proposals = startProposals(cluster.origin)
    const editor = await startEditor(cluster, EDIT_EVERY_MS)
    const readers = startReaders(cluster.origin)
    await pause(AROUND_MS)
    await inject({
      ...{ world, cluster, senders, readers, proposals },
      afterwards: (work) => afterwards.push(work),
    })
    await pause(AROUND_MS)
    for (const node of cluster.nodes.values()) everStarted.add(node)
    await readers.finish()
    await Promise.all([senders.finish(), proposals.finish(), editor.finish()])
    const stored = await storedSubmissions({ DATABASE_URL: cluster.databaseUrl })
    return {
      ...{ name, readers, senders, proposals },
      requests: compare(senders.acknowledged, stored),
      proposed: await compareProposals(world, cluster, proposals.acknowledged),
      edits: {
        answers: editor.tally.describe('edit'),
        seenAfterMs: editor.seenAfterMs,
        ...(await editor.compare()),
      },
      logged: messages([...everStarted].map((node) => node.output())),
    }
  } finally {
    await cluster.close()
    for (const work of afterwards) work()
  }
}

/** Each acknowledged proposal is there once, with its photograph, and that with its bytes. */
async function compareProposals(
  { storage: { storage } }: World,
  { database }: Cluster,
  acknowledged: ReadonlyMap<number, string>,
): Promise<{ lost: number; doubled: number }> {
  const { rows } = await sql<{ email: string; reference: string; key: string | null; bytes: number | null }>`
    select email, reference, key, bytes from enquiry left join proposal_photo on enquiry_id = enquiry.id
    where email like ${OWNERS_MAILS}`.execute(database.db)
  const byMail = Map.groupBy(rows, ({ email }) => email)
  let [lost, doubled] = [0, 0]
  for (const [number, reference] of acknowledged) {
    const found = byMail.get(`owner-${number}@example.com`) ?? []
    const [row] = found
    const bytes = row?.key ? await storage.get(row.key) : undefined
    if (row?.reference !== reference || bytes?.length !== row.bytes) lost += 1
    if (found.length > 1) doubled += 1
  }
  return { lost, doubled }
}

function messages(outputs: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const line of outputs.join('\n').split('\n')) {
    const [, text] = /"msg":"([^"]*)"/.exec(line) ?? ['', line]
    if (text) counts.set(text, (counts.get(text) ?? 0) + 1)
  }
  return counts
}
