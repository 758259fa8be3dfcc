import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useActionWords } from '../action-words.ts'

/** What is read of the changes of a record. */
export interface ReadHistory<V> {
  /** `null` while it is read. */
  readonly versions: readonly V[] | null
  /** Why it could not be read. */
  readonly failure: string | null
}

/**
 * Read the history of a record, and again with every version that it gets.
 * @param key names the record and its version
 */
export function useHistory<V>(
  key: readonly (string | number)[],
  read: () => Promise<readonly V[]>,
): ReadHistory<V> {
  const { failed } = useActionWords()
  const { data, error } = useQuery({
    queryKey: ['history', ...key],
    queryFn: read,
    placeholderData: keepPreviousData,
  })
  return { versions: data ?? null, failure: error === null ? null : failed(error) }
}
