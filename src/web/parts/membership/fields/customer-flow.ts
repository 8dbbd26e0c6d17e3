import type { z } from 'zod';
import { birthDateNotAfter } from '../../../../contract/fields.ts';
import { customerEditForm, emergencyContactAgrees } from '../../../../contract/forms.ts';
import type { SelectMypageCustomersEditData } from '../../../../contract/operations/generated.ts';
import { callFunction } from '../../../data/browser-functions.ts';
import type { FunctionOutcome } from '../../../data/call-function.ts';
import type { Flow } from '../../../flow/flow.ts';
import { session } from '../../../session/browser-session.ts';

type CustomerValues = z.input<typeof customerEditForm>;

/** What the done page says. */
type CustomerUpdated = { newEmail: boolean };

export const customerFlow: Flow<CustomerValues, CustomerUpdated> = {
  name: 'mypage/customers/edit',
  cookie: 'confirm',
  anew: true,
  missing: 'customer_information_missing',
  form: '/mypage/customers/edit',
  confirm: '/mypage/customers/edit/confirm',
  done: '/mypage/customers/edit/done',
};

export const customerFormBornBy = (today: string) =>
  customerEditForm.extend({ date_of_birth: birthDateNotAfter(today) }).superRefine(emergencyContactAgrees);

const chosen = (key: number | null): string => String(key ?? 0);

/** The stored customer as form values; missing values are empty, selects show their placeholder. */
export const customerValues = (customer: SelectMypageCustomersEditData['customers'][number]): CustomerValues => ({
  name: customer.name,
  name_kana: customer.name_kana,
  gender: chosen(customer.gender),
  date_of_birth: customer.date_of_birth?.replaceAll('-', '') ?? '',
  postal_code: customer.postal_code ?? '',
  prefecture_id: chosen(customer.prefecture_id),
  address1: customer.address1 ?? '',
  address2: customer.address2 ?? '',
  tel: customer.tel,
  email: customer.email ?? '',
  default_branch_id: chosen(customer.default_branch_id),
  emergency_contact_name: customer.emergency_contact_name ?? '',
  emergency_contact_tel: customer.emergency_contact_tel ?? '',
  social_media_upload: customer.social_media_upload === null ? '' : String(customer.social_media_upload),
});

/** SPEC §7: OK with a customToken means that the address changed; sign in again with it. */
export async function sendCustomer(values: CustomerValues): Promise<FunctionOutcome<CustomerUpdated>> {
  const sent = await callFunction('updateCustomer', values);
  if (sent.kind !== 'ok') return sent;
  const { customToken } = sent.result;
  if (customToken === undefined) return { kind: 'ok', result: { newEmail: false } };
  await session().signInAgain(customToken);
  return { kind: 'ok', result: { newEmail: true } };
}
