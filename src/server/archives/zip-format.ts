/** Signatures and sizes of a ZIP file (PKWARE, APPNOTE 6.3.10, sections 4.3.7, 4.3.12 and 4.3.16). */
export const LOCAL_HEADER = { signature: 0x04034b50, size: 30 } as const
export const CENTRAL_HEADER = { signature: 0x02014b50, size: 46 } as const
export const END_RECORD = { signature: 0x06054b50, size: 22 } as const

/** How the bytes of a file are kept (section 4.4.5). */
export const METHOD = { stored: 0, deflated: 8 } as const

/** General purpose flags (section 4.4.4). */
export const FLAG = { encrypted: 0x1, utf8: 0x800 } as const
