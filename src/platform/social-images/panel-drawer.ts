import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { projectRoot } from '#/platform/project-root.ts'
import type { PanelText } from './draw-panel.ts'
import type { PanelAnswer, PanelJob } from './panel-worker.ts'

/** Without work for this long the thread ends and gives its memory back, in milliseconds. */
const IDLE_MS = 60_000

/** A drawing that takes longer is given up with its thread, in milliseconds; usual are 20 to 500. */
const MAX_MS = 15_000

interface Waiting {
  readonly resolve: (pixels: Uint8Array) => void
  readonly reject: (error: Error) => void
}

/** Drawing of panels in a thread that is started when it is first needed. */
export class PanelDrawer {
  #worker: Worker | undefined
  #timer: NodeJS.Timeout | undefined
  #next = 0
  readonly #waiting = new Map<number, Waiting>()

  /**
   * The panel's pixels in RGBA.
   * @throws {Error} when it cannot be drawn, or not in time
   */
  draw(text: PanelText): Promise<Uint8Array> {
    const worker = this.#worker ?? this.#start()
    const id = this.#next++
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject })
      this.#wait(MAX_MS, 'a preview took too long to draw')
      worker.postMessage({ id, text } satisfies PanelJob)
    })
  }

  /** End the thread, so that it does not keep the process from ending; what is being drawn is given up. */
  async close(): Promise<void> {
    await this.#end()
  }

  #start(): Worker {
    // The thread runs the source file itself: Node reads TypeScript, and the site's bundle stays one file.
    const file = path.join(projectRoot(), 'src', 'platform', 'social-images', 'panel-worker.ts')
    const worker = new Worker(file, { name: 'previews' })
    worker.on('message', (answer: PanelAnswer) => {
      const waiting = this.#waiting.get(answer.id)
      this.#waiting.delete(answer.id)
      if ('pixels' in answer) waiting?.resolve(answer.pixels)
      else waiting?.reject(new Error(answer.problem))
      if (this.#waiting.size === 0) this.#wait(IDLE_MS)
      else this.#wait(MAX_MS, 'a preview took too long to draw')
    })
    worker.on('error', (error) => void this.#end(error instanceof Error ? error : new Error(String(error))))
    // After the listeners: each of them would keep the process alive again.
    worker.unref()
    this.#worker = worker
    return worker
  }

  #wait(milliseconds: number, problem?: string): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(
      () => void this.#end(problem === undefined ? undefined : new Error(problem)),
      milliseconds,
    )
    this.#timer.unref()
  }

  async #end(error = new Error('the drawing thread has ended')): Promise<void> {
    clearTimeout(this.#timer)
    const worker = this.#worker
    this.#worker = undefined
    for (const { reject } of this.#waiting.values()) reject(error)
    this.#waiting.clear()
    await worker?.terminate()
  }
}
