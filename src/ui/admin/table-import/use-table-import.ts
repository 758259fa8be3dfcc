import { useRouter } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { rejectionMessage } from '#/lib/call-rejections.ts'
import { staffFetch } from '#/lib/site-fetch.ts'
import {
  type DateOrder,
  MAX_TABLE_BYTES,
  rowsToWrite,
  TABLE_PLAN_HEADER,
  TABLE_QUERY,
  type TableAnswer,
} from '#/lib/table-import.ts'
import { showToast } from '#/ui/admin/toast-store.ts'
import { sendFile } from '#/ui/send-file.ts'
import { StepUpDeclinedError, withStepUp } from '#/ui/step-up.ts'

/** Where a spreadsheet goes to. */
export interface TableTarget {
  /** With what holds for the whole file in its query. */
  readonly address: string
  /** A file that needs the same confirmation of identity. */
  readonly guardedBy: string
}

/** What the sender of a file says of it where the file leaves it open. */
export interface TableAnswers {
  /** A label of the Encoding Standard; `ask` for all that are possible. */
  readonly encoding?: string
  readonly dates?: DateOrder
}

/** How far an import has come. */
export interface TableImportState {
  readonly file?: File
  readonly answers?: TableAnswers
  /** Whether it is on its way to be imported. */
  readonly agreed?: boolean
  /** From 0 to 1 while the file is on its way, 1 while the server works. */
  readonly sending?: number
  readonly answer?: TableAnswer
}

/** An import in the dialog. */
export interface TableImport {
  readonly state: TableImportState
  /** Sends a file to be compared. */
  readonly choose: (file: File) => void
  /** Sends it again with more answers, to be compared. */
  readonly answer: (answers: TableAnswers) => void
  /** Sends it again to be imported as the plan says. */
  readonly agree: (digest: string) => void
  /** Stops what is on its way and begins anew. */
  readonly cancel: () => void
}

/**
 * Sends a spreadsheet twice: to see what would change, and to change it (ADR 0080).
 * @param onDone called when it is imported
 */
export function useTableImport({ address, guardedBy }: TableTarget, onDone: () => void): TableImport {
  const t = useTranslations('admin.tableFile')
  const locale = useLocale()
  const router = useRouter()
  const [state, setState] = useState<TableImportState>({})
  const running = useRef<AbortController>(undefined)

  const send = async (
    file: File,
    answers: TableAnswers,
    headers: Record<string, string>,
    before?: TableAnswer,
  ) => {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    const agreed = TABLE_PLAN_HEADER in headers
    const known = { file, answers, agreed, ...(before && { answer: before }) }
    setState({ ...known, sending: 0 })
    try {
      await withStepUp(() => demandConfirmation(guardedBy))
    } catch (error) {
      if (error instanceof StepUpDeclinedError) return setState(before ? known : {})
      // Whatever else stands in the way, the answer to the file says it.
    }
    if (controller.signal.aborted) return
    const { body } = await sendFile(withAnswers(address, answers), file, {
      headers: { ...headers, 'accept-language': locale },
      signal: controller.signal,
      onProgress: (sending) => setState({ ...known, sending }),
    })
    running.current = undefined
    const answer: TableAnswer = isAnswer(body) ? body : { kind: 'failed', reason: 'lost' }
    if (answer.kind !== 'imported') return setState({ file, answers, answer })
    setState({})
    onDone()
    showToast({ type: 'success', title: t('done', { count: rowsToWrite(answer.plan) }) })
    await router.invalidate()
  }

  return {
    state,
    choose: (file) => {
      if (file.size > MAX_TABLE_BYTES) {
        return setState({ file, answer: { kind: 'failed', reason: 'too-large' } })
      }
      void send(file, {}, {})
    },
    agree: (digest) => {
      if (state.file && state.sending === undefined) {
        void send(state.file, state.answers ?? {}, { [TABLE_PLAN_HEADER]: digest }, state.answer)
      }
    },
    answer: (more) => {
      if (state.file && state.sending === undefined) {
        void send(state.file, { ...state.answers, ...more }, {}, state.answer)
      }
    },
    cancel: () => {
      running.current?.abort()
      running.current = undefined
      setState({})
    },
  }
}

function withAnswers(address: string, { encoding, dates }: TableAnswers): string {
  const [path = '', query = ''] = address.split('?')
  const all = new URLSearchParams(query)
  if (encoding !== undefined) all.set(TABLE_QUERY.encoding, encoding)
  if (dates !== undefined) all.set(TABLE_QUERY.dates, dates)
  return all.size === 0 ? path : `${path}?${all}`
}

/** Asks the server before the file leaves whether its sender has shown who they are; a HEAD request gives no more. */
async function demandConfirmation(guardedBy: string): Promise<void> {
  const { status } = await staffFetch(guardedBy, { method: 'HEAD' })
  if (status === 403) throw new Error(rejectionMessage('step-up-required'))
}

function isAnswer(body: unknown): body is TableAnswer {
  return typeof body === 'object' && body !== null && 'kind' in body
}
