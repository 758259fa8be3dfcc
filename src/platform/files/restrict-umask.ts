import { isMainThread } from 'node:worker_threads'

/** Umask that takes every right of group and others from files and folders that this process makes from now on. */
const OWNER_ONLY = 0o077

/** Make what this process writes readable to its own user only (ASVS 5.0, 13.2.2: least privilege). */
export function restrictUmask(): void {
  // Threads share the mask of their process and may not set it.
  if (isMainThread) process.umask(OWNER_ONLY)
}
