/**
 * Every migration, in the order in which they run: the order of this list. A new one goes to the end, is
 * dated, and its hash goes into `frozen.json`; one that is listed there is never changed again.
 */
import type { Migration } from 'kysely/migration'
import { enquiries } from './2026-11-20-enquiries.ts'
import { photoColors } from './2026-11-20-photo-colors.ts'
import { venues } from './2026-11-20-venues.ts'
import { abuseProtection } from './2026-11-22-abuse-protection.ts'
import { backupState } from './2026-11-22-backup-state.ts'
import { confirmedSessions } from './2026-11-22-confirmed-sessions.ts'
import { enquiryDesk } from './2026-11-22-enquiry-desk.ts'
import { enquiryFigures } from './2026-11-22-enquiry-figures.ts'
import { enquiryReplies } from './2026-11-22-enquiry-replies.ts'
import { enteredEnquiries } from './2026-11-22-entered-enquiries.ts'
import { heartbeat } from './2026-11-22-heartbeat.ts'
import { installation } from './2026-11-22-installation.ts'
import { measurement } from './2026-11-22-measurement.ts'
import { measurementOnce } from './2026-11-22-measurement-once.ts'
import { outboxFailures } from './2026-11-22-outbox-failures.ts'
import { proposalPhotos } from './2026-11-22-proposal-photos.ts'
import { redirects } from './2026-11-22-redirects.ts'
import { retention } from './2026-11-22-retention.ts'
import { signInSessions } from './2026-11-22-sign-in-sessions.ts'
import { staffSignIn } from './2026-11-22-staff-sign-in.ts'
import { venueDesk } from './2026-11-22-venue-desk.ts'
import { venueEquipmentHistory } from './2026-11-22-venue-equipment-history.ts'
import { venuePhotoDesk } from './2026-11-22-venue-photo-desk.ts'
import { sharedLists } from './2026-11-23-shared-lists.ts'
import { technicalSheet } from './2026-11-23-technical-sheet.ts'
import { venuePlans } from './2026-11-23-venue-plans.ts'
import { agencySettings } from './2026-11-25-agency-settings.ts'
import { caterer } from './2026-11-25-caterer.ts'
import { claimDecisions } from './2026-11-25-claim-decisions.ts'
import { enquiryCompany } from './2026-11-25-enquiry-company.ts'
import { enquiryOutcome } from './2026-11-25-enquiry-outcome.ts'
import { ourSelection } from './2026-11-25-our-selection.ts'
import { relatedEnquiries } from './2026-11-25-related-enquiries.ts'
import { replyTexts } from './2026-11-25-reply-texts.ts'
import { venueOwners } from './2026-11-25-venue-owners.ts'
import { answering } from './2026-11-28-answering.ts'
import { listCare } from './2026-11-28-list-care.ts'
import { listRecipients } from './2026-11-28-list-recipients.ts'
import { perhapsSpam } from './2026-11-28-perhaps-spam.ts'
import { planFigures } from './2026-11-28-plan-figures.ts'
import { bookingChecks } from './2026-11-29-booking-checks.ts'
import { calendar } from './2026-11-29-calendar.ts'
import { exactDays } from './2026-11-29-exact-days.ts'
import { followUps } from './2026-11-29-follow-ups.ts'
import { numberSeries } from './2026-11-29-number-series.ts'
import { photoCaptions } from './2026-11-29-photo-captions.ts'
import { quotes } from './2026-11-29-quotes.ts'
import { snoozedRequests } from './2026-11-29-snoozed-requests.ts'
import { venuePartHistory } from './2026-11-29-venue-part-history.ts'
import { venuePrivate } from './2026-11-29-venue-private.ts'
import { wonDays } from './2026-11-29-won-days.ts'
import { wordOfOwners } from './2026-11-29-word-of-owners.ts'
import { sharedBuilds } from './2026-11-30-shared-builds.ts'
import { visits } from './2026-11-30-visits.ts'

/** Migrations by name, which is also the name of the file. */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '2026-11-20-venues': venues,
  '2026-11-20-enquiries': enquiries,
  '2026-11-20-photo-colors': photoColors,
  '2026-11-22-proposal-photos': proposalPhotos,
  '2026-11-22-outbox-failures': outboxFailures,
  '2026-11-22-abuse-protection': abuseProtection,
  '2026-11-22-retention': retention,
  '2026-11-22-measurement': measurement,
  '2026-11-22-staff-sign-in': staffSignIn,
  '2026-11-22-enquiry-desk': enquiryDesk,
  '2026-11-22-enquiry-replies': enquiryReplies,
  '2026-11-22-enquiry-figures': enquiryFigures,
  '2026-11-22-measurement-once': measurementOnce,
  '2026-11-22-venue-desk': venueDesk,
  '2026-11-22-venue-photo-desk': venuePhotoDesk,
  '2026-11-22-redirects': redirects,
  '2026-11-22-entered-enquiries': enteredEnquiries,
  '2026-11-22-venue-equipment-history': venueEquipmentHistory,
  '2026-11-22-installation': installation,
  '2026-11-22-sign-in-sessions': signInSessions,
  '2026-11-22-backup-state': backupState,
  '2026-11-22-confirmed-sessions': confirmedSessions,
  '2026-11-22-heartbeat': heartbeat,
  '2026-11-23-technical-sheet': technicalSheet,
  '2026-11-23-venue-plans': venuePlans,
  '2026-11-23-shared-lists': sharedLists,
  '2026-11-25-enquiry-company': enquiryCompany,
  '2026-11-25-venue-owners': venueOwners,
  '2026-11-25-reply-texts': replyTexts,
  '2026-11-25-related-enquiries': relatedEnquiries,
  '2026-11-25-enquiry-outcome': enquiryOutcome,
  '2026-11-25-agency-settings': agencySettings,
  '2026-11-25-caterer': caterer,
  '2026-11-25-claim-decisions': claimDecisions,
  '2026-11-25-our-selection': ourSelection,
  '2026-11-28-list-recipients': listRecipients,
  '2026-11-28-plan-figures': planFigures,
  '2026-11-28-answering': answering,
  '2026-11-28-perhaps-spam': perhapsSpam,
  '2026-11-28-list-care': listCare,
  '2026-11-29-number-series': numberSeries,
  '2026-11-29-exact-days': exactDays,
  '2026-11-29-venue-private': venuePrivate,
  '2026-11-29-calendar': calendar,
  '2026-11-29-won-days': wonDays,
  '2026-11-29-word-of-owners': wordOfOwners,
  '2026-11-29-quotes': quotes,
  '2026-11-29-venue-part-history': venuePartHistory,
  '2026-11-29-booking-checks': bookingChecks,
  '2026-11-29-follow-ups': followUps,
  '2026-11-29-snoozed-requests': snoozedRequests,
  '2026-11-29-photo-captions': photoCaptions,
  '2026-11-30-shared-builds': sharedBuilds,
  '2026-11-30-visits': visits,
}
