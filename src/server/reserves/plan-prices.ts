import { Refusal } from '../../contract/refusal.ts';
import { reagreed } from '../../domain/billing/bill/agreed-price.ts';
import type { Price } from '../../domain/billing/pricing.ts';
import type { PlanChange } from '../../domain/membership/plan-change.ts';
import type { TokyoDate } from '../../domain/time.ts';
import type { Clock } from '../clock.ts';
import { type AgreedAmount, type AgreedReserve, lockUpcomingReservesOf } from '../membership/store/birth-dates.ts';
import { startPlan } from '../membership/store/plan-type-histories.ts';
import type { Database, Transaction } from '../postgres/database.ts';
import { isAccepted, type Repriced, shownOf } from './birth-date.ts';
import { stayOf, stayPriceOf } from './stay.ts';
import { tried } from './store/repriced-reserves.ts';
import { quoteFacts } from './store/reserve-facts.ts';

/**
 * What another plan from a day on would do to the family's reserves still to come: those whose price it changes, with what they
 * then cost. The family accepts them with the plan. Nothing is written.
 */
export async function repriceForPlan(
  tx: Transaction,
  { customer_id, plan_type_id, from }: { customer_id: number; plan_type_id: number; from: TokyoDate },
): Promise<Repriced[]> {
  const reserves = (await lockUpcomingReservesOf(tx, customer_id)).filter(({ reserve_date }) => reserve_date >= from);
  if (reserves.length === 0) return [];
  const before = await pricesOf(tx, reserves);
  const after = await tried(tx, async () => {
    await startPlan(tx, customer_id, plan_type_id, from);
    return pricesOf(tx, reserves);
  });
  return reserves.flatMap((reserve) => {
    const [was, is] = [before.get(reserve.id), after.get(reserve.id)];
    const price = was && is ? reagreed(reserve.reserve_amount, was, is) : null;
    return price === null ? [] : [{ reserve, price }];
  });
}

/** What was accepted with the plan must be exactly what will be written. */
export function acceptedReserves(
  { clock, database, customer }: { clock: Clock; database: Database; customer: { id: number } },
  change: PlanChange,
  { plan_type_id, accepted_amounts = [] }: { plan_type_id: number; accepted_amounts?: Accepted | undefined },
): Promise<AgreedAmount[]> {
  return database.transaction(clock.now(), async (tx) => {
    const input = { customer_id: customer.id, plan_type_id, from: change.start_date };
    const repriced = await repriceForPlan(tx, input);
    if (!isAccepted(repriced, accepted_amounts)) {
      throw new Refusal('quote_changed', { details: { reserves: repriced.map(shownOf) } });
    }
    return repriced.map(({ reserve, price }) => ({
      reserve_id: reserve.id,
      amount_before: reserve.reserve_amount,
      reserve_amount: price.total,
      amount_lines: price.lines,
    }));
  });
}
type Accepted = readonly { reserve_id: number; reserve_amount: number }[];

async function pricesOf(tx: Transaction, reserves: readonly AgreedReserve[]): Promise<Map<number, Price>> {
  const prices = new Map<number, Price>();
  for (const reserve of reserves) {
    const { branch_id, customer_id, reserve_date: date, children, current_day_flag } = reserve;
    const { day, rules, customer } = await quoteFacts(tx, { branch_id, date, customer_id, child_ids: [] });
    if (day === null) throw new Error(`branch ${branch_id} is gone`);
    const plan = customer?.plan ?? null;
    prices.set(reserve.id, stayPriceOf(stayOf(reserve), children, current_day_flag, { day, rules }, plan));
  }
  return prices;
}
