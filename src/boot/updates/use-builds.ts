import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { followBuilds } from './follow-builds.ts'

/** Follows new builds from the first page on; while developing there is none to follow. */
export function useBuilds(build: string | undefined): void {
  const router = useRouter()
  const followed = useRef(false)
  useEffect(() => {
    if (followed.current || !build) return
    followed.current = true
    followBuilds(router, build)
  }, [router, build])
}
