import { agreeToDocuments } from '../customers/agreeToDocuments.ts';
import { cancelCustomer } from '../customers/cancelCustomer.ts';
import { changeChildBirthDate } from '../customers/changeChildBirthDate.ts';
import { checkCustomerUnique } from '../customers/checkCustomerUnique.ts';
import { checkCustomerUniqueWithUid } from '../customers/checkCustomerUniqueWithUid.ts';
import { createCustomer } from '../customers/createCustomer.ts';
import { createReservesCustomer } from '../customers/createReservesCustomer.ts';
import { exportCustomerData } from '../customers/exportCustomerData.ts';
import { mypageCustomer } from '../customers/mypageCustomer.ts';
import { resubscribeCustomer } from '../customers/resubscribeCustomer.ts';
import { unsubscribeCustomer } from '../customers/unsubscribeCustomer.ts';
import { updateCustomer } from '../customers/updateCustomer.ts';
import { updateEmergencyContact } from '../customers/updateEmergencyContact.ts';
import { issueFileLink } from '../files/issueFileLink.ts';
import { headquartersChangeAccountEmail } from '../headquarters/accounts/headquartersChangeAccountEmail.ts';
import { headquartersDisableAccount } from '../headquarters/accounts/headquartersDisableAccount.ts';
import { headquartersInviteAccount } from '../headquarters/accounts/headquartersInviteAccount.ts';
import { headquartersListAccounts } from '../headquarters/accounts/headquartersListAccounts.ts';
import { headquartersReadAccount } from '../headquarters/accounts/headquartersReadAccount.ts';
import { headquartersResendInvitation } from '../headquarters/accounts/headquartersResendInvitation.ts';
import { headquartersResetSecondFactor } from '../headquarters/accounts/headquartersResetSecondFactor.ts';
import { headquartersSaveAccount } from '../headquarters/accounts/headquartersSaveAccount.ts';
import { headquartersSaveSignInSettings } from '../headquarters/accounts/headquartersSaveSignInSettings.ts';
import { headquartersAddBranch } from '../headquarters/branches/headquartersAddBranch.ts';
import { headquartersConnectBranch } from '../headquarters/branches/headquartersConnectBranch.ts';
import { headquartersEditBranch } from '../headquarters/branches/headquartersEditBranch.ts';
import { headquartersReadBranchAccount } from '../headquarters/branches/headquartersReadBranchAccount.ts';
import { headquartersRemoveBranchCertificate } from '../headquarters/branches/headquartersRemoveBranchCertificate.ts';
import { headquartersSaveBranchCertificate } from '../headquarters/branches/headquartersSaveBranchCertificate.ts';
import { headquartersSaveBranchPosting } from '../headquarters/branches/headquartersSaveBranchPosting.ts';
import { headquartersSetBranchPayments } from '../headquarters/branches/headquartersSetBranchPayments.ts';
import { headquartersSetBranchStatus } from '../headquarters/branches/headquartersSetBranchStatus.ts';
import { staffRemoveBranchNotice } from '../headquarters/branches/staffRemoveBranchNotice.ts';
import { staffSaveBranchNotice } from '../headquarters/branches/staffSaveBranchNotice.ts';
import { staffSaveBranchPage } from '../headquarters/branches/staffSaveBranchPage.ts';
import { headquartersRemoveVersion } from '../headquarters/company/headquartersRemoveVersion.ts';
import { headquartersSaveBringList } from '../headquarters/company/headquartersSaveBringList.ts';
import { headquartersSaveCompanyFacts } from '../headquarters/company/headquartersSaveCompanyFacts.ts';
import { headquartersSaveDocument } from '../headquarters/company/headquartersSaveDocument.ts';
import { headquartersCorrectCustomer } from '../headquarters/families/headquartersCorrectCustomer.ts';
import { headquartersEraseCustomer } from '../headquarters/families/headquartersEraseCustomer.ts';
import { headquartersExportCustomer } from '../headquarters/families/headquartersExportCustomer.ts';
import { headquartersExtendTickets } from '../headquarters/families/headquartersExtendTickets.ts';
import { headquartersFindFamilies } from '../headquarters/families/headquartersFindFamilies.ts';
import { headquartersGrantTickets } from '../headquarters/families/headquartersGrantTickets.ts';
import { headquartersMergeCustomers } from '../headquarters/families/headquartersMergeCustomers.ts';
import { headquartersRefundTickets } from '../headquarters/families/headquartersRefundTickets.ts';
import { headquartersReopenCustomer } from '../headquarters/families/headquartersReopenCustomer.ts';
import { headquartersSaveChild } from '../headquarters/families/headquartersSaveChild.ts';
import { headquartersStopCustomer } from '../headquarters/families/headquartersStopCustomer.ts';
import { staffAddBranchImage } from '../headquarters/images/staffAddBranchImage.ts';
import { staffOrderBranchImages } from '../headquarters/images/staffOrderBranchImages.ts';
import { staffRemoveBranchImage } from '../headquarters/images/staffRemoveBranchImage.ts';
import { staffUpdateBranchImage } from '../headquarters/images/staffUpdateBranchImage.ts';
import { headquartersPreviewImport } from '../headquarters/imports/headquartersPreviewImport.ts';
import { headquartersRunImport } from '../headquarters/imports/headquartersRunImport.ts';
import { headquartersQuestionnaireFigures } from '../headquarters/inbox/headquartersQuestionnaireFigures.ts';
import { staffAnswerInboxThread } from '../headquarters/inbox/staffAnswerInboxThread.ts';
import { staffReadInboxThread } from '../headquarters/inbox/staffReadInboxThread.ts';
import { staffRemoveInboxTemplate } from '../headquarters/inbox/staffRemoveInboxTemplate.ts';
import { staffRetryInboxAnswer } from '../headquarters/inbox/staffRetryInboxAnswer.ts';
import { staffSaveInboxTemplate } from '../headquarters/inbox/staffSaveInboxTemplate.ts';
import { staffSetInboxThread } from '../headquarters/inbox/staffSetInboxThread.ts';
import { headquartersChecklist } from '../headquarters/opening/headquartersChecklist.ts';
import { headquartersCheckServices } from '../headquarters/opening/headquartersCheckServices.ts';
import { headquartersOpenSite } from '../headquarters/opening/headquartersOpenSite.ts';
import { headquartersOverview } from '../headquarters/opening/headquartersOverview.ts';
import { headquartersRetryJob } from '../headquarters/opening/headquartersRetryJob.ts';
import { headquartersTestMail } from '../headquarters/opening/headquartersTestMail.ts';
import { staffDeletePattern } from '../headquarters/patterns/staffDeletePattern.ts';
import { staffPreviewPattern } from '../headquarters/patterns/staffPreviewPattern.ts';
import { staffSavePattern } from '../headquarters/patterns/staffSavePattern.ts';
import { headquartersPlanFigures } from '../headquarters/prices/headquartersPlanFigures.ts';
import { headquartersPreviewPriceRow } from '../headquarters/prices/headquartersPreviewPriceRow.ts';
import { headquartersRemoveBatchExclusion } from '../headquarters/prices/headquartersRemoveBatchExclusion.ts';
import { headquartersRemoveHoliday } from '../headquarters/prices/headquartersRemoveHoliday.ts';
import { headquartersRemovePriceRow } from '../headquarters/prices/headquartersRemovePriceRow.ts';
import { headquartersSaveBatchExclusion } from '../headquarters/prices/headquartersSaveBatchExclusion.ts';
import { headquartersSaveHoliday } from '../headquarters/prices/headquartersSaveHoliday.ts';
import { headquartersSavePlanTexts } from '../headquarters/prices/headquartersSavePlanTexts.ts';
import { headquartersSavePriceRow } from '../headquarters/prices/headquartersSavePriceRow.ts';
import { headquartersSetTicketRanking } from '../headquarters/prices/headquartersSetTicketRanking.ts';
import { headquartersWithdrawOffer } from '../headquarters/prices/headquartersWithdrawOffer.ts';
import { buyTickets } from '../payments/buyTickets.ts';
import { changePaymentMethod } from '../payments/changePaymentMethod.ts';
import { changePaymentMethodSubscription } from '../payments/changePaymentMethodSubscription.ts';
import { createSetupIntent } from '../payments/createSetupIntent.ts';
import { createStripeCustomer } from '../payments/createStripeCustomer.ts';
import { createSubscription } from '../payments/createSubscription.ts';
import { editPlanTypeCustomer } from '../payments/editPlanTypeCustomer.ts';
import { issueReceiptLink } from '../payments/issueReceiptLink.ts';
import { quotePlanTypeCustomer } from '../payments/quotePlanTypeCustomer.ts';
import { updateReservesCustomerPayment } from '../payments/updateReservesCustomerPayment.ts';
import { issueFormToken } from '../public/issueFormToken.ts';
import { partnerInquiries } from '../public/partnerInquiries.ts';
import { staffRecruitments } from '../public/staffRecruitments.ts';
import { updateMagazineView } from '../public/updateMagazineView.ts';
import { userInquiries } from '../public/userInquiries.ts';
import { cancelReserve } from '../reserves/cancelReserve.ts';
import { createReserve } from '../reserves/createReserve.ts';
import { quoteReserve } from '../reserves/quoteReserve.ts';
import { reserveCalendar } from '../reserves/reserveCalendar.ts';
import { reserveCalendarFile } from '../reserves/reserveCalendarFile.ts';
import { reserveSlots } from '../reserves/reserveSlots.ts';
import { reserveTodayBranches } from '../reserves/reserveTodayBranches.ts';
import { updateReserve } from '../reserves/updateReserve.ts';
import { updateReserveTickets } from '../reserves/updateReserveTickets.ts';
import { changeEmailSignup } from '../sign-in/changeEmailSignup.ts';
import { changeLineLoginAccount } from '../sign-in/changeLineLoginAccount.ts';
import { checkAuthEmailExist } from '../sign-in/checkAuthEmailExist.ts';
import { checkIdentity } from '../sign-in/checkIdentity.ts';
import { confirmIdentity } from '../sign-in/confirmIdentity.ts';
import { emailSignup } from '../sign-in/emailSignup.ts';
import { endSession } from '../sign-in/endSession.ts';
import { lineLogin } from '../sign-in/lineLogin.ts';
import { listSessions } from '../sign-in/listSessions.ts';
import { resendEmailVerification } from '../sign-in/resendEmailVerification.ts';
import { staffApproveReserve } from '../staff/staffApproveReserve.ts';
import { staffCancelReserve } from '../staff/staffCancelReserve.ts';
import { staffChangeChildBirthDate } from '../staff/staffChangeChildBirthDate.ts';
import { staffCheckIn } from '../staff/staffCheckIn.ts';
import { staffCheckOut } from '../staff/staffCheckOut.ts';
import { staffCreateReserve } from '../staff/staffCreateReserve.ts';
import { staffFinishHeadquartersMessage } from '../staff/staffFinishHeadquartersMessage.ts';
import { staffNoShow } from '../staff/staffNoShow.ts';
import { staffRefundPayment } from '../staff/staffRefundPayment.ts';
import { staffRejectReserve } from '../staff/staffRejectReserve.ts';
import { staffRetrySettlement } from '../staff/staffRetrySettlement.ts';
import { staffSaveDailyReport } from '../staff/staffSaveDailyReport.ts';
import { staffSetCapacity } from '../staff/staffSetCapacity.ts';
import { staffSetHours } from '../staff/staffSetHours.ts';
import { staffSetReservable } from '../staff/staffSetReservable.ts';
import { staffSettleChildcare } from '../staff/staffSettleChildcare.ts';
import { staffUndoCheck } from '../staff/staffUndoCheck.ts';
import { staffUpdateChildRemarks } from '../staff/staffUpdateChildRemarks.ts';
import { staffUpdateEmergencyContact } from '../staff/staffUpdateEmergencyContact.ts';
import { staffUpdateReserve } from '../staff/staffUpdateReserve.ts';
import { staffBeginPasskey } from '../staff-account/staffBeginPasskey.ts';
import { staffBeginTotp } from '../staff-account/staffBeginTotp.ts';
import { staffChangePassword } from '../staff-account/staffChangePassword.ts';
import { staffConfirmIdentity } from '../staff-account/staffConfirmIdentity.ts';
import { staffEndOtherSessions } from '../staff-account/staffEndOtherSessions.ts';
import { staffEndSession } from '../staff-account/staffEndSession.ts';
import { staffFinishPasskey } from '../staff-account/staffFinishPasskey.ts';
import { staffFinishTotp } from '../staff-account/staffFinishTotp.ts';
import { staffReadOwnAccount } from '../staff-account/staffReadOwnAccount.ts';
import { staffRemovePasskey } from '../staff-account/staffRemovePasskey.ts';
import { staffRemoveTotp } from '../staff-account/staffRemoveTotp.ts';
import { staffRenewRecoveryCodes } from '../staff-account/staffRenewRecoveryCodes.ts';
import { staffSaveOwnName } from '../staff-account/staffSaveOwnName.ts';
import type { FunctionImplementation } from './context.ts';

/** Every function that exists; a name of the contract without an entry answers UNIMPLEMENTED. */
export const implementations: readonly FunctionImplementation[] = [
  agreeToDocuments,
  headquartersAddBranch,
  headquartersConnectBranch,
  headquartersEditBranch,
  headquartersReadBranchAccount,
  headquartersRemoveBranchCertificate,
  headquartersSaveBranchCertificate,
  headquartersSaveBranchPosting,
  headquartersSetBranchPayments,
  headquartersSetBranchStatus,
  staffRemoveBranchNotice,
  staffSaveBranchNotice,
  staffSaveBranchPage,
  buyTickets,
  cancelCustomer,
  cancelReserve,
  changeChildBirthDate,
  changeEmailSignup,
  changeLineLoginAccount,
  changePaymentMethod,
  changePaymentMethodSubscription,
  checkAuthEmailExist,
  checkCustomerUnique,
  checkCustomerUniqueWithUid,
  checkIdentity,
  confirmIdentity,
  createCustomer,
  createReserve,
  createReservesCustomer,
  createSetupIntent,
  createStripeCustomer,
  createSubscription,
  editPlanTypeCustomer,
  emailSignup,
  endSession,
  exportCustomerData,
  headquartersCheckServices,
  headquartersChecklist,
  headquartersOpenSite,
  headquartersOverview,
  headquartersRetryJob,
  headquartersTestMail,
  headquartersCorrectCustomer,
  headquartersEraseCustomer,
  headquartersExportCustomer,
  headquartersExtendTickets,
  headquartersFindFamilies,
  headquartersGrantTickets,
  headquartersMergeCustomers,
  headquartersRefundTickets,
  headquartersReopenCustomer,
  headquartersSaveChild,
  headquartersStopCustomer,
  headquartersRemoveVersion,
  headquartersSaveBringList,
  headquartersSaveCompanyFacts,
  headquartersSaveDocument,
  issueFormToken,
  issueReceiptLink,
  lineLogin,
  listSessions,
  mypageCustomer,
  partnerInquiries,
  quotePlanTypeCustomer,
  quoteReserve,
  reserveCalendar,
  reserveCalendarFile,
  reserveSlots,
  reserveTodayBranches,
  resendEmailVerification,
  resubscribeCustomer,
  staffRecruitments,
  staffApproveReserve,
  staffCancelReserve,
  staffChangeChildBirthDate,
  staffCheckIn,
  staffCheckOut,
  staffCreateReserve,
  staffFinishHeadquartersMessage,
  staffNoShow,
  staffRefundPayment,
  staffRejectReserve,
  staffRetrySettlement,
  staffSaveDailyReport,
  staffSetCapacity,
  staffSetHours,
  staffSetReservable,
  staffSettleChildcare,
  staffUndoCheck,
  staffUpdateChildRemarks,
  staffUpdateEmergencyContact,
  staffUpdateReserve,
  unsubscribeCustomer,
  updateCustomer,
  updateEmergencyContact,
  updateMagazineView,
  updateReserve,
  updateReserveTickets,
  updateReservesCustomerPayment,
  userInquiries,
  headquartersQuestionnaireFigures,
  staffAnswerInboxThread,
  staffReadInboxThread,
  staffRemoveInboxTemplate,
  staffRetryInboxAnswer,
  staffSaveInboxTemplate,
  staffSetInboxThread,
  headquartersChangeAccountEmail,
  headquartersDisableAccount,
  headquartersInviteAccount,
  headquartersListAccounts,
  headquartersReadAccount,
  headquartersResendInvitation,
  headquartersResetSecondFactor,
  headquartersSaveAccount,
  headquartersSaveSignInSettings,
  staffBeginPasskey,
  staffBeginTotp,
  staffChangePassword,
  staffConfirmIdentity,
  staffEndOtherSessions,
  staffEndSession,
  staffFinishPasskey,
  staffFinishTotp,
  staffReadOwnAccount,
  staffRemovePasskey,
  staffRemoveTotp,
  staffRenewRecoveryCodes,
  staffSaveOwnName,
  issueFileLink,
  staffAddBranchImage,
  staffOrderBranchImages,
  staffRemoveBranchImage,
  staffUpdateBranchImage,
  headquartersPlanFigures,
  headquartersPreviewPriceRow,
  headquartersRemoveBatchExclusion,
  headquartersRemoveHoliday,
  headquartersRemovePriceRow,
  headquartersSaveBatchExclusion,
  headquartersSaveHoliday,
  headquartersSavePlanTexts,
  headquartersSavePriceRow,
  headquartersSetTicketRanking,
  headquartersWithdrawOffer,
  staffDeletePattern,
  staffPreviewPattern,
  staffSavePattern,
  headquartersPreviewImport,
  headquartersRunImport,
];
