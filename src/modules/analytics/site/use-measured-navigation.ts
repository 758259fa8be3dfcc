import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { pageChanged } from '#/boot/page-views.ts'

/** Tells the measurement of every page that comes without a full load. */
export function useMeasuredNavigation(): void {
  const router = useRouter()
  useEffect(() => router.subscribe('onResolved', pageChanged), [router])
}
