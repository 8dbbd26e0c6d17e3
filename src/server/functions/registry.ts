import { buyTickets } from './buyTickets.ts';
import { cancelCustomer } from './cancelCustomer.ts';
import { cancelReserve } from './cancelReserve.ts';
import { changeChildBirthDate } from './changeChildBirthDate.ts';
import { changeEmailSignup } from './changeEmailSignup.ts';
import { changeLineLoginAccount } from './changeLineLoginAccount.ts';
import { changePaymentMethod } from './changePaymentMethod.ts';
import { changePaymentMethodSubscription } from './changePaymentMethodSubscription.ts';
import { checkAuthEmailExist } from './checkAuthEmailExist.ts';
import { checkCustomerUnique } from './checkCustomerUnique.ts';
import { checkCustomerUniqueWithUid } from './checkCustomerUniqueWithUid.ts';
import { checkIdentity } from './checkIdentity.ts';
import { confirmIdentity } from './confirmIdentity.ts';
import type { FunctionImplementation } from './context.ts';
import { createCustomer } from './createCustomer.ts';
import { createReserve } from './createReserve.ts';
import { createReservesCustomer } from './createReservesCustomer.ts';
import { createSetupIntent } from './createSetupIntent.ts';
import { createStripeCustomer } from './createStripeCustomer.ts';
import { createSubscription } from './createSubscription.ts';
import { editPlanTypeCustomer } from './editPlanTypeCustomer.ts';
import { emailSignup } from './emailSignup.ts';
import { endSession } from './endSession.ts';
import { exportCustomerData } from './exportCustomerData.ts';
import { issueFormToken } from './issueFormToken.ts';
import { issueReceiptLink } from './issueReceiptLink.ts';
import { lineLogin } from './lineLogin.ts';
import { listSessions } from './listSessions.ts';
import { mypageCustomer } from './mypageCustomer.ts';
import { partnerInquiries } from './partnerInquiries.ts';
import { quotePlanTypeCustomer } from './quotePlanTypeCustomer.ts';
import { quoteReserve } from './quoteReserve.ts';
import { resendEmailVerification } from './resendEmailVerification.ts';
import { reserveCalendar } from './reserveCalendar.ts';
import { reserveCalendarFile } from './reserveCalendarFile.ts';
import { reserveSlots } from './reserveSlots.ts';
import { reserveTodayBranches } from './reserveTodayBranches.ts';
import { resubscribeCustomer } from './resubscribeCustomer.ts';
import { staffApproveReserve } from './staffApproveReserve.ts';
import { staffCancelReserve } from './staffCancelReserve.ts';
import { staffChangeChildBirthDate } from './staffChangeChildBirthDate.ts';
import { staffCheckIn } from './staffCheckIn.ts';
import { staffCheckOut } from './staffCheckOut.ts';
import { staffCreateReserve } from './staffCreateReserve.ts';
import { staffFinishHeadquartersMessage } from './staffFinishHeadquartersMessage.ts';
import { staffNoShow } from './staffNoShow.ts';
import { staffRecruitments } from './staffRecruitments.ts';
import { staffRefundPayment } from './staffRefundPayment.ts';
import { staffRejectReserve } from './staffRejectReserve.ts';
import { staffRetrySettlement } from './staffRetrySettlement.ts';
import { staffSaveDailyReport } from './staffSaveDailyReport.ts';
import { staffSetCapacity } from './staffSetCapacity.ts';
import { staffSetHours } from './staffSetHours.ts';
import { staffSetReservable } from './staffSetReservable.ts';
import { staffSettleChildcare } from './staffSettleChildcare.ts';
import { staffUndoCheck } from './staffUndoCheck.ts';
import { staffUpdateChildRemarks } from './staffUpdateChildRemarks.ts';
import { staffUpdateEmergencyContact } from './staffUpdateEmergencyContact.ts';
import { staffUpdateReserve } from './staffUpdateReserve.ts';
import { unsubscribeCustomer } from './unsubscribeCustomer.ts';
import { updateCustomer } from './updateCustomer.ts';
import { updateEmergencyContact } from './updateEmergencyContact.ts';
import { updateMagazineView } from './updateMagazineView.ts';
import { updateReserve } from './updateReserve.ts';
import { updateReservesCustomerPayment } from './updateReservesCustomerPayment.ts';
import { updateReserveTickets } from './updateReserveTickets.ts';
import { userInquiries } from './userInquiries.ts';

/** Every function that exists; a name of the contract without an entry answers UNIMPLEMENTED. */
export const implementations: readonly FunctionImplementation[] = [
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
];
