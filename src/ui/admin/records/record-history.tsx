import { Notice } from '../notice.tsx'
import { HistoryList, type HistoryListProps } from './history-list.tsx'
import { useHistory } from './use-history.ts'

interface RecordHistoryProps<V> extends Omit<HistoryListProps<V>, 'versions'> {
  /** The record and its version: a new one is fetched anew. */
  about: readonly (string | number)[]
  read: () => Promise<readonly V[]>
}

/** The history of a record, fetched when it is shown. */
export function RecordHistory<V extends { readonly version: number; readonly at: string }>({
  about,
  read,
  ...list
}: RecordHistoryProps<V>) {
  const { versions, failure } = useHistory(about, read)
  if (failure !== null) return <Notice kind="error">{failure}</Notice>
  return <HistoryList {...list} versions={versions} />
}
