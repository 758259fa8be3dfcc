import { useRouter } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { rejectionMessage } from '#/lib/call-rejections.ts'
import { staffFetch } from '#/lib/site-fetch.ts'
import { showToast } from '#/ui/admin/toast-store.ts'
import { sendFile } from '#/ui/send-file.ts'
import { StepUpDeclinedError, withStepUp } from '#/ui/step-up.ts'
import {
  EXPORT_ADDRESS,
  IMPORT_ADDRESS,
  type ImportAnswer,
  MAX_ARCHIVE_BYTES,
  PLAN_HEADER,
} from '../../model/import-plan.ts'

/** Long enough to read, in milliseconds. */
const READ_MS = 10_000

/** How far an import has come. */
export interface ImportState {
  readonly file?: File
  /** From 0 to 1 while the file is on its way, 1 while the server works. */
  readonly sending?: number
  readonly answer?: ImportAnswer
}

/** An import in the dialog. */
export interface Import {
  readonly state: ImportState
  /** Sends a file to be checked. */
  readonly choose: (file: File) => void
  /** Sends it again to be imported as the plan says. */
  readonly agree: (digest: string) => void
  /** Stops what is on its way and begins anew. */
  readonly cancel: () => void
}

/**
 * Sends a catalogue file twice: to see what would change, and to change it (ADR 0040).
 * @param onDone called when it is imported
 */
export function useImport(onDone: () => void): Import {
  const t = useTranslations('admin.catalogueFile')
  const locale = useLocale()
  const router = useRouter()
  const [state, setState] = useState<ImportState>({})
  const running = useRef<AbortController>(undefined)

  const send = async (file: File, headers: Record<string, string>, before?: ImportAnswer) => {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    const known = before ? { file, answer: before } : { file }
    setState({ ...known, sending: 0 })
    try {
      await withStepUp(demandConfirmation)
    } catch (error) {
      if (error instanceof StepUpDeclinedError) return setState(before ? known : {})
      // Whatever else stands in the way, the answer to the file says it.
    }
    const { body } = await sendFile(IMPORT_ADDRESS, file, {
      headers: { ...headers, 'accept-language': locale },
      signal: controller.signal,
      onProgress: (sending) => setState({ ...known, sending }),
    })
    running.current = undefined
    const answer: ImportAnswer = isAnswer(body) ? body : { kind: 'failed', reason: 'lost' }
    if (answer.kind !== 'imported') return setState({ file, answer })
    setState({})
    onDone()
    const { added, replaced } = answer.plan
    const title = t('done', { added: added.length, replaced: replaced.length })
    showToast({ type: 'success', title, timeout: READ_MS })
    await router.invalidate()
  }

  return {
    state,
    choose: (file) => {
      if (file.size > MAX_ARCHIVE_BYTES) {
        return setState({ file, answer: { kind: 'failed', reason: 'too-large' } })
      }
      void send(file, {})
    },
    agree: (digest) => {
      if (state.file && state.sending === undefined) {
        void send(state.file, { [PLAN_HEADER]: digest }, state.answer)
      }
    },
    cancel: () => {
      running.current?.abort()
      running.current = undefined
      setState({})
    },
  }
}

/**
 * Asks the server before the file leaves whether its sender has shown who they are: the answer to a large file that is
 * refused on its way may be lost. The export needs the same, and a HEAD request gives no more.
 */
async function demandConfirmation(): Promise<void> {
  const { status } = await staffFetch(EXPORT_ADDRESS, { method: 'HEAD' })
  if (status === 403) throw new Error(rejectionMessage('step-up-required'))
}

function isAnswer(body: unknown): body is ImportAnswer {
  return typeof body === 'object' && body !== null && 'kind' in body
}
