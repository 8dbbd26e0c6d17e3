import { checkAuthEmailExist } from './checkAuthEmailExist.ts';
import { checkCustomerUnique } from './checkCustomerUnique.ts';
import { checkCustomerUniqueWithUid } from './checkCustomerUniqueWithUid.ts';
import type { FunctionImplementation } from './context.ts';
import { emailSignup } from './emailSignup.ts';
import { mypageCustomer } from './mypageCustomer.ts';
import { updateMagazineView } from './updateMagazineView.ts';

/** Every function that exists; a name of the contract without an entry answers UNIMPLEMENTED. */
export const implementations: readonly FunctionImplementation[] = [
  checkAuthEmailExist,
  checkCustomerUnique,
  checkCustomerUniqueWithUid,
  emailSignup,
  mypageCustomer,
  updateMagazineView,
];
