import { useCurrentAddress } from '#/i18n/react/address-context.tsx'

/** The class of a part around the page: as wide as the page, where that takes more of wide windows (`.wide` in `layout.css`). */
export function useFrameClass(name: string): string {
  return useCurrentAddress().page === 'venues' ? `${name} wide` : name
}
