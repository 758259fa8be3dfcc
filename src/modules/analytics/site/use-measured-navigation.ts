import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { pageChanged } from '#/boot/page-views.ts'

/** Report every page that opens without a full load to the measurement. */
export function useMeasuredNavigation(): void {
  const router = useRouter()
  useEffect(() => router.subscribe('onResolved', pageChanged), [router])
}
