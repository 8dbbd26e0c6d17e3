import { redirect } from 'react-router';
import { SelectRegistrationReservesPaymentMethodsAddDocument } from '../../contract/operations/generated.ts';
import { dataClient } from '../data/browser-data.ts';
import { pageAfter } from './page-after.ts';

/** Which page of variant B's second half the signed-in customer belongs to now; My Page when nothing is left. */
export async function nextPage(): Promise<string> {
  const { customers } = await dataClient().query(SelectRegistrationReservesPaymentMethodsAddDocument, {});
  return pageAfter(customers[0]);
}

/** For done pages that say the registration is complete: a user with steps left is redirected to them. */
export async function requireNothingLeft(): Promise<void> {
  const next = await nextPage();
  if (next !== '/mypage/top') throw redirect(next);
}
