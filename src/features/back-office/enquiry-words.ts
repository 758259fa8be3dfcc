/** Words of requests, for views: they may not read from the server's layer themselves. */
export type { EnquiryKind, EnquiryStatus } from '#/server/database/tables/enquiry.ts'
