import { useRouter } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { useLocale } from 'use-intl'
import { rejectionMessage } from '#/lib/call-rejections.ts'
import { type FileAnswer, PLAN_HEADER, type Plan } from '#/lib/file-import.ts'
import { staffFetch } from '#/lib/site-fetch.ts'
import { showToast } from '#/ui/admin/toast-store.ts'
import { sendFile } from '#/ui/send-file.ts'
import { StepUpDeclinedError, withStepUp } from '#/ui/step-up.ts'

/** Long enough to read, in milliseconds. */
const READ_MS = 10_000

/** Where a file goes to. */
export interface FileTarget {
  /** With what holds for the whole file in its query. */
  readonly address: string
  /** A file that needs the same confirmation of identity. */
  readonly guardedBy: string
  readonly maxMegabytes: number
}

/** What the sender of a file says of it where the file leaves it open, by its key in the query of the address. */
export type FileAnswers = Readonly<Record<string, string>>

/** What a file may be told instead of its plan. */
export type Refusal = { readonly kind: 'refused' | 'asked' }

/** How far an import has come. */
export interface FileImportState<P extends Plan, R extends Refusal> {
  readonly file?: File
  readonly answers?: FileAnswers
  /** Whether it is on its way to be imported. */
  readonly agreed?: boolean
  /** From 0 to 1 while the file is on its way, 1 while the server works. */
  readonly sending?: number
  readonly answer?: FileAnswer<P, R>
}

/** An import in the dialog. */
export interface FileImport<P extends Plan, R extends Refusal> {
  readonly state: FileImportState<P, R>
  /** Send a file to be compared. */
  readonly choose: (file: File) => void
  /** Send it again with more answers, to be compared. */
  readonly answer: (answers: FileAnswers) => void
  /** Send it again to be imported as the plan says. */
  readonly agree: (digest: string) => void
  /** Stop what is on its way and begin anew. */
  readonly cancel: () => void
}

/**
 * Send a file twice: to see what would change, and to change it (ADR 0112).
 * @param done what is said when it is imported
 * @param onDone called then
 */
export function useFileImport<P extends Plan, R extends Refusal>(
  { address, guardedBy, maxMegabytes }: FileTarget,
  done: (plan: P) => string,
  onDone: () => void,
): FileImport<P, R> {
  const locale = useLocale()
  const router = useRouter()
  const [state, setState] = useState<FileImportState<P, R>>({})
  const running = useRef<AbortController>(undefined)

  const send = async (file: File, answers: FileAnswers, digest?: string, before?: FileAnswer<P, R>) => {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    const known = { file, answers, agreed: digest !== undefined, ...(before && { answer: before }) }
    setState({ ...known, sending: 0 })
    try {
      await withStepUp(() => demandConfirmation(guardedBy))
    } catch (error) {
      if (error instanceof StepUpDeclinedError) return setState(before ? known : {})
      // Whatever else stands in the way, the answer to the file says it.
    }
    if (controller.signal.aborted) return
    const { body } = await sendFile(withAnswers(address, answers), file, {
      headers: { ...(digest !== undefined && { [PLAN_HEADER]: digest }), 'accept-language': locale },
      signal: controller.signal,
      onProgress: (sending) => setState({ ...known, sending }),
    })
    running.current = undefined
    const answer: FileAnswer<P, R> = isAnswer<P, R>(body) ? body : { kind: 'failed', reason: 'lost' }
    if (answer.kind !== 'imported') return setState({ file, answers, answer })
    setState({})
    onDone()
    showToast({ type: 'success', title: done(answer.plan), timeout: READ_MS })
    await router.invalidate()
  }

  const again = (more: FileAnswers, digest?: string) => {
    if (state.file && state.sending === undefined)
      void send(state.file, { ...state.answers, ...more }, digest, state.answer)
  }
  return {
    state,
    choose: (file) => {
      if (file.size > maxMegabytes * 1_000_000)
        return setState({ file, answer: { kind: 'failed', reason: 'too-large' } })
      void send(file, {})
    },
    agree: (digest) => again({}, digest),
    answer: (more) => again(more),
    cancel: () => {
      running.current?.abort()
      running.current = undefined
      setState({})
    },
  }
}

function withAnswers(address: string, answers: FileAnswers): string {
  const [path = '', query = ''] = address.split('?')
  const all = new URLSearchParams([...new URLSearchParams(query), ...Object.entries(answers)])
  return all.size === 0 ? path : `${path}?${all}`
}

/**
 * Ask the server before the file leaves whether its sender has shown who they are: the answer to a large file that is
 * refused on its way may be lost. A HEAD request gives no more.
 */
async function demandConfirmation(guardedBy: string): Promise<void> {
  const { status } = await staffFetch(guardedBy, { method: 'HEAD' })
  if (status === 403) throw new Error(rejectionMessage('step-up-required'))
}

function isAnswer<P extends Plan, R extends Refusal>(body: unknown): body is FileAnswer<P, R> {
  return typeof body === 'object' && body !== null && 'kind' in body
}
