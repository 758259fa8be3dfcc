/** The same work, of which no more than `limit` are under way at a time; the others wait in the order they came. */
export function limitConcurrency<Given extends unknown[], Result>(
  limit: number,
  work: (...given: Given) => Promise<Result>,
): (...given: Given) => Promise<Result> {
  const waiting: (() => void)[] = []
  let underWay = 0
  return async (...given) => {
    if (underWay >= limit) await new Promise<void>((resolve) => waiting.push(resolve))
    else underWay += 1
    try {
      return await work(...given)
    } finally {
      // The place goes to the next in line, or is free.
      const next = waiting.shift()
      if (next) next()
      else underWay -= 1
    }
  }
}
