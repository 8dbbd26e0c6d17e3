import { staffEnterByHand } from '../branch-month/attendance/staffEnterByHand.ts';
import { staffCorrectChildcare } from '../branch-month/corrections/staffCorrectChildcare.ts';
import { staffListDiscounts } from '../branch-month/corrections/staffListDiscounts.ts';
import { staffPreviewCorrection } from '../branch-month/corrections/staffPreviewCorrection.ts';
import { staffRecordCash } from '../branch-month/corrections/staffRecordCash.ts';
import { staffWriteOff } from '../branch-month/corrections/staffWriteOff.ts';
import { staffCloseDay } from '../branch-month/days/staffCloseDay.ts';
import { staffRecordStay } from '../branch-month/days/staffRecordStay.ts';
import { staffReopenDay } from '../branch-month/days/staffReopenDay.ts';
import { staffSaveDailyReport } from '../branch-month/days/staffSaveDailyReport.ts';
import { staffUpdateChildRemarks } from '../branch-month/days/staffUpdateChildRemarks.ts';
import { acceptFamilyLink } from '../branch-month/desk/acceptFamilyLink.ts';
import { checkFamilyLink } from '../branch-month/desk/checkFamilyLink.ts';
import { signUpByFamilyLink } from '../branch-month/desk/signUpByFamilyLink.ts';
import { staffAddChild } from '../branch-month/desk/staffAddChild.ts';
import { staffCreateFamily } from '../branch-month/desk/staffCreateFamily.ts';
import { staffFindMember } from '../branch-month/desk/staffFindMember.ts';
import { staffIssueFamilyLink } from '../branch-month/desk/staffIssueFamilyLink.ts';
import { staffReadDeskFamily } from '../branch-month/desk/staffReadDeskFamily.ts';
import { staffFindFamilies } from '../branch-month/requests/staffFindFamilies.ts';
import { staffUndoAnswer } from '../branch-month/requests/staffUndoAnswer.ts';
import { staffConfirmMeal } from '../care/kitchen/staffConfirmMeal.ts';
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
import { staffCountChild } from '../emergencies/staffCountChild.ts';
import { staffDeclareEmergency } from '../emergencies/staffDeclareEmergency.ts';
import { staffEndEmergency } from '../emergencies/staffEndEmergency.ts';
import { staffHandOverChild } from '../emergencies/staffHandOverChild.ts';
import { staffMessageEmergency } from '../emergencies/staffMessageEmergency.ts';
import { staffNotePickUpCall } from '../emergencies/staffNotePickUpCall.ts';
import { issueFileLink } from '../files/issueFileLink.ts';
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
import { staffAnswerFeeWaiver } from '../staff/staffAnswerFeeWaiver.ts';
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
import { staffSetCapacity } from '../staff/staffSetCapacity.ts';
import { staffSetHours } from '../staff/staffSetHours.ts';
import { staffSetReservable } from '../staff/staffSetReservable.ts';
import { staffSettleChildcare } from '../staff/staffSettleChildcare.ts';
import { staffUndoCheck } from '../staff/staffUndoCheck.ts';
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
import { bookImplementations } from './registries/book-registry.ts';
import { cancellingImplementations } from './registries/cancelling-registry.ts';
import { certificateImplementations } from './registries/certificate-registry.ts';
import { closingFunctions } from './registries/closing-registry.ts';
import { contentsFunctions } from './registries/contents-registry.ts';
import { headquartersFunctions } from './registries/headquarters-registry.ts';
import { healthImplementations } from './registries/health-registry.ts';
import { householdImplementations } from './registries/household-registry.ts';
import { incidentImplementations } from './registries/incident-registry.ts';
import { logImplementations } from './registries/log-registry.ts';
import { paperImplementations } from './registries/paper-registry.ts';
import { seatImplementations } from './registries/seat-registry.ts';
import { shiftImplementations } from './registries/shifts-registry.ts';
import { tabletImplementations } from './registries/tablet-registry.ts';
import { ticketImplementations } from './registries/ticket-registry.ts';
import { unpaidRegistry } from './registries/unpaid-registry.ts';

/** Every function that exists; a name of the contract without an entry answers UNIMPLEMENTED. */
export const implementations: readonly FunctionImplementation[] = [
  agreeToDocuments,
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
  staffDeclareEmergency,
  staffMessageEmergency,
  staffCountChild,
  staffHandOverChild,
  staffEndEmergency,
  staffNotePickUpCall,
  staffAnswerFeeWaiver,
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
  staffSetCapacity,
  staffSetHours,
  staffSetReservable,
  staffSettleChildcare,
  staffUndoCheck,
  staffUpdateEmergencyContact,
  staffUpdateReserve,
  staffPreviewCorrection,
  staffCorrectChildcare,
  staffRecordCash,
  staffWriteOff,
  staffListDiscounts,
  unsubscribeCustomer,
  updateCustomer,
  updateEmergencyContact,
  updateMagazineView,
  updateReserve,
  updateReserveTickets,
  updateReservesCustomerPayment,
  userInquiries,
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
  staffFindFamilies,
  staffUndoAnswer,
  acceptFamilyLink,
  checkFamilyLink,
  signUpByFamilyLink,
  staffAddChild,
  staffCreateFamily,
  staffFindMember,
  staffIssueFamilyLink,
  staffReadDeskFamily,
  staffEnterByHand,
  ...headquartersFunctions,
  staffSaveDailyReport,
  staffCloseDay,
  staffRecordStay,
  staffReopenDay,
  staffUpdateChildRemarks,
  staffConfirmMeal,
  ...closingFunctions,
  ...contentsFunctions,
  ...tabletImplementations,
  ...unpaidRegistry,
  ...shiftImplementations,
  ...healthImplementations,
  ...incidentImplementations,
  ...logImplementations,
  ...seatImplementations,
  ...householdImplementations,
  ...ticketImplementations,
  ...bookImplementations,
  ...paperImplementations,
  ...cancellingImplementations,
  ...certificateImplementations,
];
