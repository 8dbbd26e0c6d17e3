import { balanceBooks } from './balanceBooks.ts';
import { cancelCardDue } from './cancelCardDue.ts';
import { detachPaymentMethod } from './detachPaymentMethod.ts';
import { dropUnlinkedSubscriptions } from './dropUnlinkedSubscriptions.ts';
import { eraseDeletedCustomers } from './eraseDeletedCustomers.ts';
import { followPlanTypes } from './followPlanTypes.ts';
import { forgetOldRecords } from './forgetOldRecords.ts';
import { handleLineEvent } from './handleLineEvent.ts';
import { handleStripeEvent } from './handleStripeEvent.ts';
import type { Jobs } from './job.ts';
import { lapseRequests } from './lapseRequests.ts';
import { notifyCustomer } from './notifyCustomer.ts';
import { postBranchMessage } from './postBranchMessage.ts';
import { putCalendarEvents } from './putCalendarEvents.ts';
import { putStripeCustomer } from './putStripeCustomer.ts';
import { reconcileAccounts } from './reconcileAccounts.ts';
import { reconcileRegistrations } from './reconcileRegistrations.ts';
import { reconcileSubscriptions } from './reconcileSubscriptions.ts';
import { refundPayment } from './refundPayment.ts';
import { remindReserves } from './remindReserves.ts';
import { removeCalendarEvent } from './removeCalendarEvent.ts';
import { resumeAttempts } from './resumeAttempts.ts';
import { sendApplicationMail } from './sendApplicationMail.ts';
import { sendApplicationReply } from './sendApplicationReply.ts';
import { sendEmailChangeNotice } from './sendEmailChangeNotice.ts';
import { sendHeadquartersMail } from './sendHeadquartersMail.ts';
import { sendInquiryMail } from './sendInquiryMail.ts';
import { sendInquiryReply } from './sendInquiryReply.ts';
import { sendPasswordChangedMail } from './sendPasswordChangedMail.ts';
import { sendPasswordResetMail } from './sendPasswordResetMail.ts';
import { sendVerificationMail } from './sendVerificationMail.ts';
import { settleCancellation } from './settleCancellation.ts';
import { settleChildcare } from './settleChildcare.ts';
import { settleDue } from './settleDue.ts';
import { settleMembershipChanges } from './settleMembershipChanges.ts';
import { syncSubscription } from './syncSubscription.ts';

/** Every job by its name. */
export const jobs: Jobs = {
  balanceBooks,
  cancelCardDue,
  detachPaymentMethod,
  dropUnlinkedSubscriptions,
  eraseDeletedCustomers,
  followPlanTypes,
  forgetOldRecords,
  handleLineEvent,
  handleStripeEvent,
  lapseRequests,
  notifyCustomer,
  postBranchMessage,
  putCalendarEvents,
  putStripeCustomer,
  reconcileAccounts,
  reconcileRegistrations,
  reconcileSubscriptions,
  refundPayment,
  remindReserves,
  removeCalendarEvent,
  resumeAttempts,
  sendApplicationMail,
  sendApplicationReply,
  sendEmailChangeNotice,
  sendHeadquartersMail,
  sendInquiryMail,
  sendInquiryReply,
  sendPasswordChangedMail,
  sendPasswordResetMail,
  sendVerificationMail,
  settleCancellation,
  settleChildcare,
  settleDue,
  settleMembershipChanges,
  syncSubscription,
};

/** When jobs run by themselves. graphile-worker reads these times as UTC: 18:00 is 3:00 in Tokyo. */
export const crontab = [
  '* * * * * cancelCardDue ?max=1',
  '* * * * * lapseRequests ?max=1',
  '* * * * * remindReserves ?max=1',
  '* * * * * settleDue ?max=1',
  '* * * * * settleMembershipChanges ?max=1',
  '* * * * * resumeAttempts ?max=1',
  '*/10 * * * * followPlanTypes',
  '*/10 * * * * reconcileRegistrations',
  '0 18 * * * reconcileSubscriptions',
  '10 18 * * * reconcileAccounts',
  '20 18 * * * balanceBooks',
  '30 18 * * * eraseDeletedCustomers',
  '40 18 * * * forgetOldRecords',
].join('\n');
