import type { Jobs } from '../queue/job.ts';
import { remindClaims } from './certificates/remindClaims.ts';
import { eraseDeletedCustomers } from './customers/eraseDeletedCustomers.ts';
import { forgetOldRecords } from './customers/forgetOldRecords.ts';
import { handleLineEvent } from './customers/handleLineEvent.ts';
import { askMornings } from './family/askMornings.ts';
import { remindDocuments } from './family/remindDocuments.ts';
import { sealHealthCards } from './family/sealHealthCards.ts';
import { sendFirstVisitPacks } from './family/sendFirstVisitPacks.ts';
import { sendFirstVisitPaper } from './family/sendFirstVisitPaper.ts';
import { tellAttendance } from './family/tellAttendance.ts';
import { keepFigures } from './figures/keepFigures.ts';
import { sendMorningMail } from './figures/sendMorningMail.ts';
import { sendMorningMails } from './figures/sendMorningMails.ts';
import { removeFile } from './files/removeFile.ts';
import { sweepFiles } from './files/sweepFiles.ts';
import { notifyCustomer } from './messages/notifyCustomer.ts';
import { postBranchMessage } from './messages/postBranchMessage.ts';
import { remindInbox } from './messages/remindInbox.ts';
import { sendApplicationMail } from './messages/sendApplicationMail.ts';
import { sendApplicationReply } from './messages/sendApplicationReply.ts';
import { sendEmailChangeNotice } from './messages/sendEmailChangeNotice.ts';
import { sendFamilyInvitation } from './messages/sendFamilyInvitation.ts';
import { sendFamilyLink } from './messages/sendFamilyLink.ts';
import { sendHeadquartersMail } from './messages/sendHeadquartersMail.ts';
import { sendInboxAnswer } from './messages/sendInboxAnswer.ts';
import { sendInquiryMail } from './messages/sendInquiryMail.ts';
import { sendInquiryReply } from './messages/sendInquiryReply.ts';
import { sendInvitationMail } from './messages/sendInvitationMail.ts';
import { sendPasswordChangedMail } from './messages/sendPasswordChangedMail.ts';
import { sendPasswordResetMail } from './messages/sendPasswordResetMail.ts';
import { sendPersonInvitation } from './messages/sendPersonInvitation.ts';
import { sendPickUpAlert } from './messages/sendPickUpAlert.ts';
import { sendSecondFactorResetMail } from './messages/sendSecondFactorResetMail.ts';
import { sendVerificationMail } from './messages/sendVerificationMail.ts';
import { tellFamilyMessage } from './messages/tellFamilyMessage.ts';
import { watchLineQuota } from './messages/watchLineQuota.ts';
import { balanceBooks } from './money/balanceBooks.ts';
import { detachPaymentMethod } from './money/detachPaymentMethod.ts';
import { dropUnlinkedSubscriptions } from './money/dropUnlinkedSubscriptions.ts';
import { followPlanTypes } from './money/followPlanTypes.ts';
import { handleStripeEvent } from './money/handleStripeEvent.ts';
import { putPlanPrice } from './money/putPlanPrice.ts';
import { putStripeCustomer } from './money/putStripeCustomer.ts';
import { reconcileAccounts } from './money/reconcileAccounts.ts';
import { reconcileRegistrations } from './money/reconcileRegistrations.ts';
import { reconcileSubscriptions } from './money/reconcileSubscriptions.ts';
import { refundPayment } from './money/refundPayment.ts';
import { remindTickets } from './money/remindTickets.ts';
import { resumeAttempts } from './money/resumeAttempts.ts';
import { settleCancellation } from './money/settleCancellation.ts';
import { settleChildcare } from './money/settleChildcare.ts';
import { settleCorrection } from './money/settleCorrection.ts';
import { settleDue } from './money/settleDue.ts';
import { settleMembershipChanges } from './money/settleMembershipChanges.ts';
import { syncSubscription } from './money/syncSubscription.ts';
import { giveBackFees } from './resale/giveBackFees.ts';
import { settleResale } from './resale/settleResale.ts';
import { cancelCardDue } from './reserves/cancelCardDue.ts';
import { escalatePickUps } from './reserves/escalatePickUps.ts';
import { handFeeWaivers } from './reserves/handFeeWaivers.ts';
import { lapseRequests } from './reserves/lapseRequests.ts';
import { putCalendarEvents } from './reserves/putCalendarEvents.ts';
import { remindRequests } from './reserves/remindRequests.ts';
import { remindReserves } from './reserves/remindReserves.ts';
import { removeCalendarEvent } from './reserves/removeCalendarEvent.ts';
import { tellAnswers } from './reserves/tellAnswers.ts';
import { endSeatHolds } from './seats/endSeatHolds.ts';
import { mergeSeatChanges } from './seats/mergeSeatChanges.ts';
import { serveWaitlist } from './seats/serveWaitlist.ts';
import { sweepWaitlist } from './seats/sweepWaitlist.ts';
import { chargeInstalment } from './unpaid/chargeInstalment.ts';
import { chargeInstalments } from './unpaid/chargeInstalments.ts';
import { followUnpaid } from './unpaid/followUnpaid.ts';
import { addHolidays } from './upkeep/addHolidays.ts';
import { checkServices } from './upkeep/checkServices.ts';

/** Every job by its name. */
export const jobs: Jobs = {
  addHolidays,
  balanceBooks,
  cancelCardDue,
  checkServices,
  watchLineQuota,
  detachPaymentMethod,
  dropUnlinkedSubscriptions,
  eraseDeletedCustomers,
  followPlanTypes,
  forgetOldRecords,
  handleLineEvent,
  handleStripeEvent,
  lapseRequests,
  remindRequests,
  notifyCustomer,
  postBranchMessage,
  putCalendarEvents,
  putPlanPrice,
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
  remindInbox,
  tellFamilyMessage,
  sendInboxAnswer,
  sendInquiryMail,
  sendInquiryReply,
  sendInvitationMail,
  sendSecondFactorResetMail,
  sendPasswordChangedMail,
  sendFamilyInvitation,
  sendFamilyLink,
  sendPersonInvitation,
  sendPasswordResetMail,
  sendVerificationMail,
  settleCancellation,
  settleCorrection,
  settleChildcare,
  settleDue,
  handFeeWaivers,
  followUnpaid,
  chargeInstalments,
  chargeInstalment,
  settleMembershipChanges,
  syncSubscription,
  removeFile,
  sweepFiles,
  escalatePickUps,
  sendPickUpAlert,
  tellAnswers,
  keepFigures,
  sendMorningMails,
  sendMorningMail,
  endSeatHolds,
  mergeSeatChanges,
  serveWaitlist,
  sweepWaitlist,
  askMornings,
  tellAttendance,
  remindDocuments,
  remindTickets,
  remindClaims,
  sealHealthCards,
  sendFirstVisitPacks,
  sendFirstVisitPaper,
  settleResale,
  giveBackFees,
};

/** When jobs run by themselves. graphile-worker reads these times as UTC: 18:00 is 3:00 in Tokyo. */
export const crontab = [
  '* * * * * cancelCardDue ?max=1',
  '* * * * * lapseRequests ?max=1',
  '* * * * * remindReserves ?max=1',
  '* * * * * remindRequests ?max=1',
  '* * * * * settleDue ?max=1',
  '*/5 * * * * handFeeWaivers ?max=1',
  '* * * * * tellAnswers ?max=1',
  '* * * * * settleMembershipChanges ?max=1',
  '* * * * * resumeAttempts ?max=1',
  '* * * * * escalatePickUps ?max=1',
  '* * * * * endSeatHolds ?max=1',
  '*/10 * * * * followPlanTypes',
  '5 0-10 * * * remindInbox',
  '*/10 * * * * reconcileRegistrations',
  '*/30 * * * * checkServices ?max=1',
  '*/10 * * * * watchLineQuota ?max=1',
  '0 18 15 2 * addHolidays',
  '0 18 * * * reconcileSubscriptions',
  '10 18 * * * reconcileAccounts',
  '20 18 * * * balanceBooks',
  '30 18 * * * eraseDeletedCustomers',
  '40 18 * * * forgetOldRecords',
  '50 * * * * sweepFiles',
  '15 18 * * * keepFigures',
  '*/10 * * * * sendMorningMails ?max=1',
  '25 * * * * mergeSeatChanges ?max=1',
  '* * * * * sweepWaitlist ?max=1',
  '* * * * * askMornings ?max=1',
  '* * * * * tellAttendance ?max=1',
  '30 1 * * * remindDocuments',
  '35 1 * * * remindTickets',
  '0 1 * * * chargeInstalments',
  '0 2 * * * followUnpaid',
  '35 1 * * * remindClaims',
  '45 18 * * * sealHealthCards',
  '* * * * * sendFirstVisitPacks ?max=1',
  '30 15-17 * * * settleResale',
].join('\n');
