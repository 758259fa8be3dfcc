/** The package ships no types; its documented call, as far as it is used here. */
declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2' | 'truetype'
    /** Per axis one value, or the part of it that is kept. */
    variationAxes: Readonly<Record<string, number | { min: number; max: number }>>
    noHinting?: boolean
    /** By their OpenType tags; all of them by default. */
    keepFeatures?: readonly string[]
  }
  export default function subsetFont(
    font: Uint8Array,
    characters: string,
    options: Options,
  ): Promise<Uint8Array>
}
