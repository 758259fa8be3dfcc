import { type Undo, useUndo } from '#/ui/admin/use-undo.ts'

/**
 * The undo of requests: list and sheet share it. A sheet asks for the latest change of its request, made here or there.
 * @param onUndone called after every undo
 */
export function useRequestUndo(onUndone: () => Promise<void> | void): Undo {
  return useUndo('requests', onUndone)
}
