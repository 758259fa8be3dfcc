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
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => ask(signal),
    enabled: isWanted && rested === typed,
    placeholderData: keepPreviousData,
  })
  const isCurrent = isError || (data !== undefined && !isPlaceholderData)
  const [last, setLast] = useState({ answer: data, isFailed: false })
  const latest = data ?? last.answer
  const isFailed = isCurrent ? isError : last.isFailed
  if (latest !== last.answer || isFailed !== last.isFailed) setLast({ answer: latest, isFailed })
  return {
    /** The latest answer; `undefined` before the first and after a failure. */
    answer: data,
    /** The latest answer, which a failure leaves as it is. */
    latest,
    /** Whether the answer, or the failure, is of exactly what is typed now. */
    isCurrent,
    /** Whether the last question was not answered; the next answer ends it. */
    isFailed,
    retry: () => void refetch(),
  }
}
