import {
  dueSteps,
  messageOf,
  stepDates,
  type UnpaidPolicy,
  type UnpaidStep,
} from '../../../domain/billing/unpaid/unpaid-steps.ts';
import { withSama } from '../../../domain/text/called-name.ts';
import type { TokyoDate } from '../../../domain/time.ts';
import { formatDate } from '../../../domain/time-format.ts';
import { formatYen } from '../../../domain/yen.ts';
import { notify } from '../../notifying/notify.ts';
import { notifyHeadquarters } from '../../notifying/notify-headquarters.ts';
import type { Transaction } from '../../postgres/database.ts';
import { runningPlanOf } from '../store/instalments.ts';
import { familyName, takeStep, type UnpaidClaim, unpaidClaims, unpaidStanding } from '../store/unpaid.ts';

/**
 * The steps that fall due for one family, each once. Nothing happens while a plan is kept or a slip can still be paid: both
 * are ways of paying.
 */
export async function processArrearsOf(
  tx: Transaction,
  customer_id: number,
  policy: UnpaidPolicy,
  today: TokyoDate,
): Promise<void> {
  const standing = await unpaidStanding(tx, customer_id);
  const claims = await unpaidClaims(tx, customer_id);
  if (standing === null || claims.length === 0) return;
  if ((await runningPlanOf(tx, customer_id)) !== null || claims.some(({ slip: voucher }) => voucher !== null)) return;
  const { since, taken } = standing;
  const due: UnpaidStep[] = [];
  for (const step of dueSteps(policy, since, taken, today)) {
    if (await takeStep(tx, customer_id, step, since)) due.push(step);
  }
  const amount = claims.reduce((sum, claim) => sum + claim.amount, 0);
  const { pause } = stepDates(policy, since, taken, today);
  await notifyFamily(tx, customer_id, messageOf(due), { amount, count: claims.length, pauseDate: pause, since });
  if (due.includes('headquarters')) await notifyHq(tx, customer_id, claims, { amount, since });
}

async function notifyFamily(
  tx: Transaction,
  customer_id: number,
  message: ReturnType<typeof messageOf>,
  { since, ...data }: { amount: number; count: number; pauseDate: TokyoDate; since: TokyoDate },
): Promise<void> {
  if (message === null) return;
  const occurrence = `${since} ${message}`;
  if (message === 'pause') await notify(tx, { customer_id, kind: 'reserves_paused', data, occurrence });
  else if (message === 'pause_warning') await notify(tx, { customer_id, kind: 'reserves_pausing', data, occurrence });
  else await notify(tx, { customer_id, kind: 'unpaid_reminder', data, occurrence });
}

async function notifyHq(
  tx: Transaction,
  customer_id: number,
  claims: readonly UnpaidClaim[],
  { amount, since }: { amount: number; since: TokyoDate },
): Promise<void> {
  await notifyHeadquarters(tx, 'unpaidFamily', {
    key: `${customer_id} ${since}`,
    branch_id: claims[0]?.branch_id ?? null,
    link: `/staff/headquarters/families/${customer_id}`,
    lines: [
      `${withSama(await familyName(tx, customer_id), ' ')}(お客様番号 ${customer_id})`,
      `${formatDate(since)}から ${claims.length}件 ${formatYen(amount)}が未払いです。`,
      '一部の入金や分割払いは、お客様の手続きのページで記録できます。',
    ],
  });
}
