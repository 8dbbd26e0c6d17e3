import { formatYen } from '../../../domain/yen.ts';
import { notify } from '../../notifying/notify.ts';
import { notifyHeadquarters } from '../../notifying/notify-headquarters.ts';
import type { Transaction } from '../../postgres/database.ts';
import {
  type InstalmentPart,
  instalmentOfPart,
  lockInstalment,
  nextInstalment,
  partsOf,
  setInstalmentStatus,
  setPlanStatus,
} from '../store/instalments.ts';

/** After the charge of a share ended, at once or by Stripe's event. */
export async function syncInstalment(tx: Transaction, instalment_part_id: number): Promise<void> {
  await concludeInstalment(tx, await instalmentOfPart(tx, instalment_part_id));
}

const isPaid = ({ attempt, open }: InstalmentPart): boolean => attempt === 'succeeded' || !open;
const hasFailed = ({ attempt, open }: InstalmentPart): boolean => attempt === 'failed' && open;

/**
 * An instalment is over when every share of it is: paid, or one could not be charged, which breaks the plan: the family
 * and headquarters hear of it, and the steps of the policy go on. `unpayable`: there is no card to ask.
 */
export async function concludeInstalment(tx: Transaction, id: number, unpayable = false): Promise<void> {
  const instalment = await lockInstalment(tx, id);
  if (instalment?.status !== 'open') return;
  const parts = await partsOf(tx, id);
  const failed = unpayable || parts.some(hasFailed);
  if (!failed && !parts.every(isPaid)) return;
  const { customer_id, number, amount, due_date, instalment_plan_id } = instalment;
  await setInstalmentStatus(tx, id, failed ? 'failed' : 'paid');
  const occurrence = `instalment-${id}`;
  if (!failed) {
    const next = await nextInstalment(tx, instalment_plan_id);
    if (next === null) await setPlanStatus(tx, instalment_plan_id, 'completed');
    const data = { number, amount, next: next ? { date: next.due_date, amount: next.amount } : null };
    await notify(tx, { customer_id, kind: 'instalment_paid', data, occurrence });
    return;
  }
  await setPlanStatus(tx, instalment_plan_id, 'broken');
  await notify(tx, { customer_id, kind: 'instalment_failed', data: { number, amount, due_date }, occurrence });
  await notifyHeadquarters(tx, 'unpaidPlanBroken', {
    key: occurrence,
    link: `/staff/headquarters/families/${customer_id}`,
    lines: [`お客様番号 ${customer_id}`, `分割払いの${number}回目 ${formatYen(amount)}を決済できませんでした。`],
  });
}
