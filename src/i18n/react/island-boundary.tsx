import { Component, type ReactNode, useEffect, useLayoutEffect } from 'react'

interface BoundaryProps {
  /** What it shows is about to leave the page, and is still there; may be called twice. */
  readonly onLeave: () => void
  /** What it showed has left the page. */
  readonly onFailed: () => void
  readonly children: ReactNode
}

/** Boundary of what fails in an island: without it React would empty the island's element. */
export class IslandBoundary extends Component<BoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch() {
    this.props.onFailed()
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    this.props.onLeave()
    return null
  }
}

interface StartedProps {
  /** The nodes are in the page, and nothing has looked at them yet. */
  readonly onDrawn: () => void
  readonly onStarted: () => void
  readonly children: ReactNode
}

/** Report when an island has drawn, and when it hears clicks: the effects of what it holds have run before. */
export function Started({ onDrawn, onStarted, children }: StartedProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: an island starts once, whatever callback a later drawing brings
  useLayoutEffect(onDrawn, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: as the effect above, once
  useEffect(onStarted, [])
  return children
}
