/** Written by `scripts/vite/icon-shapes.ts` while building. */
declare module 'virtual:icon-shapes' {
  /** One element of a drawing: its tag and its attributes. */
  export type IconShape = readonly [
    tag: 'circle' | 'path' | 'rect',
    attributes: Readonly<Record<string, string>>,
  ]

  /** The shapes of the back office's icons by name, on a grid of 24 by 24. */
  const shapes: Readonly<Record<string, readonly IconShape[]>>
  export default shapes
}
