interface FetchStateProps {
  /** Of the query of a section. */
  query: { readonly data: unknown; readonly isFetching: boolean; readonly refetch: () => Promise<unknown> }
  words: { readonly loading: string; readonly failed: string; readonly retry: string }
}

/** What a section says until it has something to show: that it is fetched, or that it could not be, and a way to try again. */
export function FetchState({ query: { data, isFetching, refetch }, words }: FetchStateProps) {
  if (data != null) return null
  if (isFetching) return <p className="muted">{words.loading}</p>
  return (
    <p className="row" role="alert">
      <span>{words.failed}</span>
      <button type="button" className="btn sm" onClick={() => void refetch()}>
        {words.retry}
      </button>
    </p>
  )
}
