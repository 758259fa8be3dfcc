import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'

/**
 * What the back office has fetched, one client a page. Nothing is kept for a view that is closed, and nothing is asked for
 * again but where a query says so: a failure is reported by its view, which offers the retry.
 */
export function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(
    () =>
      new QueryClient({
        defaultOptions: {
          queries: {
            gcTime: 0,
            retry: false,
            // Offline a call must fail, so that the view can say so, and not wait.
            networkMode: 'always',
            refetchOnWindowFocus: false,
            refetchOnReconnect: false,
          },
        },
      }),
  )
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
