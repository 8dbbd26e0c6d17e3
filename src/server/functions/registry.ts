import { cancelReserve } from './cancelReserve.ts';
import { checkAuthEmailExist } from './checkAuthEmailExist.ts';
import { checkCustomerUnique } from './checkCustomerUnique.ts';
import { checkCustomerUniqueWithUid } from './checkCustomerUniqueWithUid.ts';
import type { FunctionImplementation } from './context.ts';
import { createCustomer } from './createCustomer.ts';
import { createReserve } from './createReserve.ts';
import { createSetupIntent } from './createSetupIntent.ts';
import { createStripeCustomer } from './createStripeCustomer.ts';
import { createSubscription } from './createSubscription.ts';
import { emailSignup } from './emailSignup.ts';
import { issueFormToken } from './issueFormToken.ts';
import { mypageCustomer } from './mypageCustomer.ts';
import { partnerInquiries } from './partnerInquiries.ts';
import { quoteReserve } from './quoteReserve.ts';
import { reserveSlots } from './reserveSlots.ts';
import { staffRecruitments } from './staffRecruitments.ts';
import { updateMagazineView } from './updateMagazineView.ts';
import { updateReserve } from './updateReserve.ts';
import { updateReservesCustomerPayment } from './updateReservesCustomerPayment.ts';
import { userInquiries } from './userInquiries.ts';

/** Every function that exists; a name of the contract without an entry answers UNIMPLEMENTED. */
export const implementations: readonly FunctionImplementation[] = [
  cancelReserve,
  checkAuthEmailExist,
  checkCustomerUnique,
  checkCustomerUniqueWithUid,
  createCustomer,
  createReserve,
  createSetupIntent,
  createStripeCustomer,
  createSubscription,
  emailSignup,
  issueFormToken,
  mypageCustomer,
  partnerInquiries,
  quoteReserve,
  reserveSlots,
  staffRecruitments,
  updateMagazineView,
  updateReserve,
  updateReservesCustomerPayment,
  userInquiries,
];
