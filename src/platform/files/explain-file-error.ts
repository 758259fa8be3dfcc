/** Advice for an operator about an error of the file system, by its code. */
const ADVICE: Readonly<Record<string, string>> = {
  EACCES: 'this user may not write there. Give it the right, or name another place',
  EPERM: 'this user may not do that there. Give it the right, or name another place',
  EROFS: 'the file system is read-only. Name another place, or mount it for writing',
  ENOSPC: 'the disk is full. Make room and start again',
  EDQUOT: 'the quota of this user is used up. Make room and start again',
  ENOTDIR: 'a part of the path is a file. Name another place',
  EEXIST: 'a file of that name is there. Name another place, or move the file away',
  EISDIR: 'a folder of that name is there. Move it away',
  EMFILE: 'this process may not open more files (ulimit -n). Raise the limit',
  ENAMETOOLONG: 'the path is too long. Name another place',
  EIO: 'the disk reports an error. Look at the log of the system (dmesg)',
}

/**
 * A sentence for an error of the file system.
 * @param what what could not be done, such as "DATA_DIR (/srv/site) cannot be made"
 * @returns the sentence, without a full stop
 * @throws the error itself when it is none that an operator can do something about
 */
export function explainFileError(error: unknown, what: string): string {
  const code = (error as NodeJS.ErrnoException | undefined)?.code ?? ''
  const advice = ADVICE[code]
  if (advice === undefined) throw error
  return `${what}: ${advice} (${code})`
}
