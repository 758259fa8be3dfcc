import { hashKey, keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

interface LookUpOptions<Answer> {
  /** What is looked up, by name and what is typed. */
  readonly key: readonly unknown[]
  readonly ask: (signal: AbortSignal) => Promise<Answer>
  /** How long what is typed has to rest before the server is asked, in milliseconds. */
  readonly restMs: number
  /** Whether there is anything to ask now. */
  readonly isWanted?: boolean
}

/** Ask the server about what is being typed. Until the answer has come the former one stays, so that nothing flickers. */
export function useLookUp<Answer>({ key, ask, restMs, isWanted = true }: LookUpOptions<Answer>) {
  const typed = hashKey(key)
  const [rested, setRested] = useState<string>()
  useEffect(() => {
    const timer = setTimeout(() => setRested(typed), restMs)
    return () => clearTimeout(timer)
  }, [typed, restMs])
  const { data, isError, isPlaceholderData } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => ask(signal),
    enabled: isWanted && rested === typed,
    placeholderData: keepPreviousData,
  })
  return {
    /** The latest answer; `undefined` before the first and after a failure. */
    answer: data,
    /** Whether the answer, or the failure, is of exactly what is typed now. */
    isCurrent: isError || (data !== undefined && !isPlaceholderData),
    isFailed: isError,
  }
}
