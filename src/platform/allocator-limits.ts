/**
 * Bounds for the allocator of glibc, which reads them from the environment when a process begins (ADR 0061): arenas that it
 * keeps for all threads (as it comes, eight for each core, and what one holds no other can use), and bytes from which a
 * block goes back to the system as soon as it is free (as it comes, whatever was freed once raises that, up to 32 MB).
 */
export const ALLOCATOR_LIMITS = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
} as const
