import { hash } from '@node-rs/argon2';
import type pg from 'pg';
import { customerStatus } from '../../src/domain/codes.ts';
import { addDays, addMinutes, addMonths, instantOf, type TokyoDate, tokyoDateOf } from '../../src/domain/time.ts';
import { dateOfBirth, demoChildren } from './child-list.ts';
import { demoFaces } from './content/branch-pictures.ts';
import { demoConsents } from './content/company.ts';
import { demoCustomers } from './customer-list.ts';
import {
  type DemoCustomer,
  emailOf,
  isLineFriend,
  lineUserIdOf,
  stripeCustomerOf,
  stripePaymentMethodOf,
  stripeSubscriptionOf,
  uidOf,
} from './demo-customer.ts';
import { accountOnlyKey, demoPassword } from './demo-sign-ins.ts';
import { insertRows } from './insert.ts';
import { light, planTypes } from './prices.ts';
import { demoAccountBranches, demoAccounts, demoQualifications } from './staff-list.ts';

export async function seedPeople(client: pg.Client, now: Date): Promise<void> {
  const today = tokyoDateOf(now);
  await seedSignIns(client, now);
  await insertRows(client, 'accounts', demoAccounts.map(accountRow));
  await insertRows(client, 'account_branches', demoAccountBranches);
  await insertRows(client, 'account_qualifications', demoQualifications);
  await insertRows(client, 'branch_faces', demoFaces);
  await insertRows(
    client,
    'customers',
    demoCustomers.map((customer) => customerRow(customer, now)),
  );
  await insertRows(
    client,
    'plan_type_customer_histories',
    demoCustomers.flatMap((customer) => planHistory(customer, now)),
  );
  await insertRows(
    client,
    'customer_consents',
    // Anyone who deleted the account left nothing agreed to: a due consent is seen by no member.
    demoCustomers
      .filter(({ status }) => status !== customerStatus.code.accountDeleted)
      .flatMap((customer) =>
        Object.entries(demoConsents).map(([kind, version]) => ({
          customer_id: customer.id,
          kind,
          version,
          consented_at: joinedAt(customer, now),
        })),
      ),
  );
  await insertRows(
    client,
    'children',
    demoChildren.map((child) => ({
      id: child.id,
      customer_id: child.customer_id,
      name: child.name,
      name_kana: child.name_kana,
      gender: child.gender,
      date_of_birth: dateOfBirth(child, today),
      customer_remarks: child.customer_remarks,
      staff_remarks: child.staff_remarks ?? '',
      disable: child.disable ?? false,
    })),
  );
  await insertRows(client, 'temporary_customer_informations', [
    { uid: uidOf(accountOnlyKey), stripe_customer_id: stripeCustomerOf(accountOnlyKey) },
  ]);
  await seedLeavers(client, today);
}

async function seedSignIns(client: pg.Client, now: Date): Promise<void> {
  // argon2id is the library's default algorithm; its enum cannot be imported under isolated modules.
  const password_hash = await hash(demoPassword, {
    memoryCost: 19456,
    timeCost: 2,
    parallelism: 1,
  });
  const customers = demoCustomers
    .filter((customer) => customer.status !== 4)
    .map((customer) => ({
      uid: uidOf(customer.key),
      kind: 'customer',
      email: customer.no_password ? null : emailOf(customer.key),
      password_hash: customer.no_password ? null : password_hash,
      line_user_id: customer.line === undefined ? null : lineUserIdOf(customer.line),
      line_display_name: customer.line === undefined ? null : customer.name,
      line_friend: isLineFriend(customer),
      disabled: false,
      created_at: joinedAt(customer, now),
    }));
  const withPassword = (key: string, kind: 'customer' | 'staff', disabled: boolean) => ({
    uid: uidOf(key),
    kind,
    email: emailOf(key),
    password_hash,
    line_user_id: null,
    line_display_name: null,
    line_friend: false,
    disabled,
    created_at: addMinutes(now, -2 * 1440),
  });
  await insertRows(client, 'auth.users', [
    ...customers,
    withPassword(accountOnlyKey, 'customer', false),
    ...demoAccounts.map(({ key, disable }) => withPassword(key, 'staff', disable)),
  ]);
}

const accountRow = ({ key, ...account }: (typeof demoAccounts)[number]) => ({ ...account, uid: uidOf(key) });

/** Who joined 0 months ago came two hours ago and has made the first reserve with it. */
const joinedAt = (customer: DemoCustomer, now: Date): Date =>
  customer.joined_months_ago === 0
    ? addMinutes(now, -120)
    : instantOf(addMonths(tokyoDateOf(now), -customer.joined_months_ago), 10 * 60);

function customerRow(customer: DemoCustomer, now: Date) {
  const today = tokyoDateOf(now);
  const { id, key, name, name_kana, gender, tel, home, card, status, paid_days_ago, withdrawn_days_ago } = customer;
  const paid = paid_days_ago === undefined ? null : addDays(today, -paid_days_ago);
  const complete = customer.registration_status === 1;
  return {
    id,
    uid: uidOf(key),
    name,
    name_kana,
    gender,
    date_of_birth: complete ? customer.born : null,
    postal_code: home?.postal_code ?? null,
    prefecture_id: home?.prefecture_id ?? null,
    address1: home?.address1 ?? null,
    address2: home?.address2 ?? null,
    tel,
    email: emailOf(key),
    default_branch_id: customer.default_branch_id,
    emergency_contact_name: complete ? `${name.split(' ')[0]} 和子` : null,
    emergency_contact_tel: complete ? tel.replace('0905551', '0805552') : null,
    payment_method: card === null ? null : 1,
    plan_type_id: customer.plan_type_id,
    registration_status: customer.registration_status,
    social_media_upload: customer.social_media_upload,
    status,
    stripe_customer_id: status === 4 ? null : stripeCustomerOf(key),
    stripe_payment_method_id: card === null ? null : stripePaymentMethodOf(key),
    stripe_subscription_id: paid === null ? null : stripeSubscriptionOf(key),
    stripe_subscription_status: paid === null ? null : status === 2 ? 'past_due' : 'active',
    subscription_period_end: paid === null ? null : addMonths(paid, 1),
    subscription_last_paid_date: paid,
    withdrawn_date: withdrawn_days_ago === undefined ? null : addDays(today, -withdrawn_days_ago),
    line_user_id: customer.line === undefined ? null : lineUserIdOf(customer.line),
    line_notification_flag: isLineFriend(customer),
    line_blocked_at: customer.line_blocked ? addMinutes(now, -9 * 1440) : null,
    email_verified_at: customer.email === 'unverified' ? null : joinedAt(customer, now),
    email_bounced_at: customer.email === 'bounced' ? addMinutes(now, -3 * 1440) : null,
    created_at: joinedAt(customer, now),
  };
}

/** 佐藤 began on ライト and moved to her plan half a year ago; the others stayed with their first. */
function planHistory(customer: DemoCustomer, now: Date) {
  const today = tokyoDateOf(now);
  if (customer.plan_type_id === null) return [];
  const row = (plan_type_id: number, start_date: TokyoDate, end_date: TokyoDate | null) => ({
    customer_id: customer.id,
    plan_type_id,
    start_date,
    end_date,
  });
  const since = tokyoDateOf(joinedAt(customer, now));
  if (customer.key === 'sato') {
    const moved = addMonths(today, -6);
    return [row(light, since, addDays(moved, -1)), row(customer.plan_type_id, moved, null)];
  }
  const left = customer.status >= 3 ? lastDayOfUse(customer, today) : null;
  return [row(customer.plan_type_id, since, left)];
}

/** A withdrawn customer keeps the plan to the end of the paid period. */
function lastDayOfUse(customer: DemoCustomer, today: TokyoDate): TokyoDate {
  if (customer.paid_days_ago !== undefined) return addMonths(addDays(today, -customer.paid_days_ago), 1);
  return addDays(today, -(customer.withdrawn_days_ago ?? 0));
}

async function seedLeavers(client: pg.Client, today: TokyoDate): Promise<void> {
  const leavers = demoCustomers.filter((customer) => customer.withdrawn_days_ago !== undefined);
  await insertRows(
    client,
    'unsubscribe_questionnaires',
    leavers.map((customer) => ({
      customer_id: customer.id,
      unsubscribe_type: customer.status === 4 ? 2 : 1,
      staff_impression: 1,
      branch_impression: customer.status === 4 ? 2 : 1,
      usability: 1,
      enrollment_status: customer.status === 4 ? 3 : 1,
      free_comment: customer.key === 'ito' ? '認可保育園に入園が決まりました。急なときに助かりました。' : '',
      created_at: instantOf(addDays(today, -(customer.withdrawn_days_ago ?? 0)), 21 * 60),
    })),
  );
  await insertRows(client, 'customer_stops', [
    { customer_id: 9, reason: '連絡のない欠席が続いたため', account_id: 1, until_date: null },
  ]);
  await insertRows(client, 'customer_merges', [
    {
      from_customer_id: 9,
      into_customer_id: 15,
      account_id: 1,
      reason: 'ご夫婦の登録を1つにまとめるため',
      moved: JSON.stringify({ children: 0, joined: 0, reserves: 0, tickets: 0 }),
      created_at: instantOf(addDays(today, -30), 15 * 60),
    },
  ]);
  await insertRows(client, 'subscription_batch_exclusions', [
    { customer_id: 8, reason: '法人契約への切り替え手続き中のため、照合の対象から外す' },
  ]);
}

export const monthlyAmountOf = (plan_type_id: number | null): number =>
  planTypes.find((plan) => plan.id === plan_type_id)?.monthly_amount ?? 0;
