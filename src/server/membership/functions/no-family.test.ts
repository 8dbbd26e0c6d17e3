import { expect, it } from 'vitest';
import { familyFunctions } from '../../../contract/functions/membership/families.ts';
import { testApp } from '../../testing/app.ts';

const app = await testApp();
const names = (Object.keys(familyFunctions) as (keyof typeof familyFunctions)[]).filter(
  (name) => name !== 'headquartersFindFamilies',
);

const key = '00000000-0000-4000-8000-00000000aaaa';
/** Payloads that pass the form, about things that do not exist. */
const payloads: Readonly<Record<keyof typeof familyFunctions, object>> = {
  headquartersFindFamilies: { text: '', page: 1 },
  headquartersCorrectCustomer: {
    customer_id: 99_999,
    version: 1,
    reason: '訂正',
    name: '山田 花子',
    name_kana: 'ヤマダ ハナコ',
    email: 'x@example.jp',
    tel: '09012345678',
  },
  headquartersSaveChild: {
    customer_id: 99_999,
    child_id: null,
    version: null,
    reason: '追加',
    name: '山田 太郎',
    date_of_birth: '2024-01-01',
  },
  headquartersStopCustomer: { customer_id: 99_999, reason: '停止' },
  headquartersReopenCustomer: { customer_id: 99_999, reason: '再開' },
  headquartersGrantTickets: {
    customer_id: 99_999,
    number: 1,
    expiry_date: '2027-01-01',
    reason: 'お詫び',
    idempotency_key: key,
  },
  headquartersExtendTickets: { ticket_id: 99_999, version: 1, expiry_date: '2027-01-01', reason: '延長' },
  headquartersRefundTickets: { ticket_id: 99_999, quoted_amount: 1, reason: '返金', idempotency_key: key },
  headquartersMergeCustomers: { from_customer_id: 99_999, into_customer_id: 99_998 },
  headquartersExportCustomer: { customer_id: 99_999, reason: '開示' },
  headquartersEraseCustomer: { customer_id: 99_999, confirm_name: '山田 花子', reason: '消去' },
};

it.each(names)('%s finds no family that is not there', async (name) => {
  const token = await app.tokenOf('demo-honbu', 'staff');
  expect(await app.call(name, payloads[name] as never, token)).toMatchObject({ type: 'not_found' });
});
