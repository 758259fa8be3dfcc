/** Whether this process has been asked to stop: balancers shall look elsewhere while it still answers. */

let draining = false

/** From now on `/readyz` answers 503 and connections are not kept. */
export function beginDraining(): void {
  draining = true
}

/** Whether it has begun. */
export function isDraining(): boolean {
  return draining
}

/**
 * For readiness.
 * @throws {Error} once this process has been asked to stop
 */
export async function checkNotDraining(): Promise<void> {
  if (draining) throw new Error('this process is stopping')
}
