/** Whether tests run in their full size (`npm run test:full`), or in one that a person waits for. */
export const FULL_RUN = process.env.PASSAGE_TESTS === 'full'
