import type { RuleRow } from '../../contract/functions/settings/rule-rows.ts';
import type { RuleTable } from '../../domain/settings/catalogue.ts';
import { openPriceAttempt, priceAttemptsOf } from '../membership/store/plan-price-attempts.ts';
import type { Transaction } from '../postgres/database.ts';
import { enqueue } from '../queue/enqueue.ts';
import { type AuditedChange, writeAudit } from '../store/audit.ts';
import { rulesOf } from './store/price-rows.ts';
import { forgetRanking, inheritRanking, planSummaries, setPlanSummaries } from './store/sold-offers.ts';

type StoredPlan = {
  id: number;
  adaptation_date: string;
  name: string;
  monthly_amount: number;
  charge_flag: boolean;
  stripe_price_id: string | null;
};

/** What belongs to an offer beside its row: a plan's words and Stripe price, a ticket's rank. */
export async function afterOfferSaved(tx: Transaction, change: AuditedChange, id: number, row: RuleRow): Promise<void> {
  if (row.table === 'ticket_prices' && row.id === null) await inheritRanking(tx, id);
  if (row.table !== 'plan_types') return;
  await replaceSummaries(tx, change, id, row.summaries);
  const plan = (await rulesOf<StoredPlan>(tx, 'plan_types')).find((each) => each.id === id);
  if (plan === undefined) return;
  // A price at Stripe cannot be changed, only replaced: with another name or amount a new one is asked for.
  if (plan.charge_flag && plan.stripe_price_id === null) await syncPrices(tx, await openPriceAttempt(tx, plan));
  else if (!plan.charge_flag) await syncPrices(tx, await priceAttemptsOf(tx, id));
}

/** The job finds out which of them still counts. */
async function syncPrices(tx: Transaction, attempts: readonly number[]): Promise<void> {
  for (const plan_price_attempt_id of attempts) {
    await enqueue(tx, 'putPlanPrice', { plan_price_attempt_id }, { key: `putPlanPrice ${plan_price_attempt_id}` });
  }
}

/** The lines of a plan; another entry in the log where they changed. */
export async function replaceSummaries(
  tx: Transaction,
  change: AuditedChange,
  id: number,
  summaries: readonly string[],
): Promise<void> {
  const before = await planSummaries(tx, id);
  if (JSON.stringify(before) === JSON.stringify(summaries)) return;
  await setPlanSummaries(tx, id, summaries);
  await writeAudit(tx, change, id, { summaries: before }, { summaries });
}

/** What remains of a removed offer: its attempts, read before the row is gone. */
export async function beforeOfferRemoved(tx: Transaction, table: RuleTable, id: number): Promise<number[]> {
  if (table === 'ticket_prices') await forgetRanking(tx, id);
  return table === 'plan_types' ? priceAttemptsOf(tx, id) : [];
}

export const afterOfferRemoved = (tx: Transaction, attempts: readonly number[]): Promise<void> =>
  syncPrices(tx, attempts);
