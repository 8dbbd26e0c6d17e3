import { stepsAhead } from '../../../domain/billing/unpaid/unpaid-steps.ts';
import { instantOf, tokyoDateOf } from '../../../domain/time.ts';
import type { Queryable } from '../../postgres/database.ts';
import { runningPlanOf } from '../store/instalments.ts';
import { reservesPausedForArrears, unpaidClaims, unpaidPolicyOn, unpaidStanding } from '../store/unpaid.ts';
import type { Voucher } from './konbini.ts';

/** What a family owes and what happens next, as the family and headquarters see it. */
export async function shownUnpaid(db: Queryable, customer_id: number, now: Date) {
  const today = tokyoDateOf(now);
  const policy = await unpaidPolicyOn(db, today);
  const claims = await unpaidClaims(db, customer_id);
  const standing = await unpaidStanding(db, customer_id);
  const plan = await runningPlanOf(db, customer_id);
  const shown = claims.map(({ slip: konbiniVoucher, date, failed_at, branch_id: _branch, ...claim }) => ({
    ...claim,
    amount_lines: claim.amount_lines as [],
    date: date.toISOString(),
    failed_at: failed_at?.toISOString() ?? null,
    slip: konbiniVoucher && {
      amount: konbiniVoucher.amount,
      expires_at: konbiniVoucher.expires_at,
      ...(konbiniVoucher.voucher as Voucher),
    },
    konbini_flag: claim.amount >= policy.konbini_least_amount && claim.amount <= policy.konbini_most_amount,
  }));
  const owes = shown.length > 0 && standing !== null;
  return {
    policy,
    today,
    unpaid: {
      claims: shown,
      total: shown.reduce((sum, { amount }) => sum + amount, 0),
      since: standing?.since ?? null,
      paused_flag: await reservesPausedForArrears(db, customer_id),
      ahead: owes && plan === null ? stepsAhead(policy, standing.since, standing.taken, today) : [],
      plan: plan && {
        id: plan.id,
        status: plan.status,
        total_amount: plan.total_amount,
        instalments: plan.instalments,
      },
      konbini_days: policy.konbini_days,
    },
  };
}

type ShownClaim = Awaited<ReturnType<typeof shownUnpaid>>['unpaid']['claims'][number];

/** For a paying member from whom branch and times are hidden: what, how much and of which day. */
export const withoutVisit = (claim: ShownClaim): ShownClaim => ({
  ...claim,
  reserve_id: 0,
  branch_name: '',
  branch_tel: null,
  date: instantOf(tokyoDateOf(new Date(claim.date))).toISOString(),
  amount_lines: [],
});
