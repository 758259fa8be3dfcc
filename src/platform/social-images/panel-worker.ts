/** Drawing in a thread of its own: reading fonts and drawing take tens of milliseconds that visitors shall not wait for. */
import { parentPort } from 'node:worker_threads'
import { drawPanel, type PanelText } from './draw-panel.ts'

/** A panel to be drawn. */
export interface PanelJob {
  readonly id: number
  readonly text: PanelText
}

/** The drawn panel, or why it could not be drawn. */
export type PanelAnswer =
  | { readonly id: number; readonly pixels: Uint8Array }
  | { readonly id: number; readonly problem: string }

parentPort?.on('message', ({ id, text }: PanelJob) => {
  let answer: PanelAnswer
  try {
    answer = { id, pixels: drawPanel(text) }
  } catch (error) {
    answer = { id, problem: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
  parentPort?.postMessage(answer)
})
