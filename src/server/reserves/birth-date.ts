import { Refusal } from '../../contract/refusal.ts';
import { reagreed } from '../../domain/billing/bill/agreed-price.ts';
import type { Price } from '../../domain/billing/pricing.ts';
import { noMeals } from '../../domain/calendar/meals.ts';
import { approvalStatus } from '../../domain/codes.ts';
import { ageLimitsText, ageRefusal } from '../../domain/membership/age.ts';
import { minimumAmountAfterEdit } from '../../domain/reserves/reserve-edit.ts';
import type { TokyoDate } from '../../domain/time.ts';
import { formatMonthDay } from '../../domain/time-format.ts';
import {
  type AgreedReserve,
  type LockedChild,
  lockChild,
  lockUpcomingReserves,
  writeAgreedBirthDate,
  writeBirthDate,
} from '../membership/store/birth-dates.ts';
import { notify } from '../notifying/notify.ts';
import type { Transaction } from '../postgres/database.ts';
import { detailsOf, feesFromNow, stayOf, stayPriceOf } from './stay.ts';
import { quoteFacts } from './store/reserve-facts.ts';
import { readReserve } from './store/reserves.ts';

type BirthDateInput = {
  now: Date;
  childId: number;
  /** Whose child it must be; null for staff, who may lower an amount below the fee of a cancellation. */
  customerId: number | null;
  dateOfBirth: TokyoDate;
};
export type Repriced = { reserve: AgreedReserve; price: Price };
type BirthDateChange = { child: LockedChild; repriced: Repriced[] };

/**
 * What another birth date would do to the child's reserves still to come: each is priced again. A stay that has begun keeps
 * what was agreed, and staff see that it differs.
 */
export async function repriceForBirthDate(tx: Transaction, input: BirthDateInput): Promise<BirthDateChange> {
  const child = await lockChild(tx, input.childId, input.customerId);
  if (child === null) throw new Refusal('not_found');
  const repriced: Repriced[] = [];
  for (const reserve of await lockUpcomingReserves(tx, child.id)) {
    repriced.push({ reserve, price: await priceWith(tx, input, reserve) });
  }
  return { child, repriced };
}

async function priceWith(tx: Transaction, input: BirthDateInput, reserve: AgreedReserve): Promise<Price> {
  const { branch_id, customer_id, reserve_date: date } = reserve;
  const { day, rules, customer } = await quoteFacts(tx, { branch_id, date, customer_id, child_ids: [] });
  if (day === null) throw new Error(`branch ${branch_id} is gone`);
  const { dateOfBirth: date_of_birth } = input;
  const fields = ['date_of_birth'];
  const which = `${formatMonthDay(date)}の${reserve.branch_name}のご予約`;
  if (ageRefusal(date_of_birth, date, day.age_limits) !== null) {
    const taken = ageLimitsText(day.age_limits);
    const msg = `この生年月日では、${which}が、お預かりできる年齢(${taken})から外れます。先にこのご予約をキャンセルするか、園へお電話ください。`;
    throw new Refusal('reserve_age', { msg, fields });
  }
  const children = reserve.children.map((each) => (each.id === input.childId ? { ...each, date_of_birth } : each));
  const priced = (born: typeof children): Price =>
    stayPriceOf(stayOf(reserve), born, reserve.current_day_flag, { day, rules }, customer?.plan ?? null);
  const present = priced(children);
  // Where the date does not touch the price, or makes it no dearer, the company's changes since the reserve stay out of it.
  const agreed = { ...present, lines: reserve.amount_lines, total: reserve.reserve_amount };
  const price = reagreed(reserve.reserve_amount, priced(reserve.children), present) ?? agreed;
  const minimum_amount = minimumAmountAfterEdit(reserve, [rules.policy], input.now);
  if (input.customerId !== null && price.total < minimum_amount) {
    const msg = `${which}は、無料キャンセルの期限を過ぎているため、キャンセル料を下回る金額には変更できません。園へお電話ください。`;
    throw new Refusal('amount_below_fee', { msg, fields, details: { minimum_amount } });
  }
  return price;
}

/** Writes the reserve's agreed date first: the database refuses a child's birth date that its reserves do not know. */
export async function writeRepriced(
  tx: Transaction,
  input: BirthDateInput,
  child: LockedChild,
  each: Repriced,
): Promise<void> {
  const { reserve, price } = each;
  const { dateOfBirth: date_of_birth } = input;
  const [detail] = detailsOf([{ ...child, ...noMeals, date_of_birth }], reserve.reserve_date);
  if (detail === undefined) throw new Error('one child has one detail');
  await writeAgreedBirthDate(tx, reserve.id, detail, { reserve_amount: price.total, amount_lines: price.lines });
  if (price.total === reserve.reserve_amount) return;
  const { id: reserve_id, customer_id } = reserve;
  const pending = reserve.approval_status === approvalStatus.code.pending;
  const words = await readReserve(tx, reserve_id);
  if (words === null) throw new Error(`reserve ${reserve_id} is gone`);
  const before = { ...words, reserve_amount: reserve.reserve_amount };
  const cancel_schedule = await feesFromNow(
    tx,
    { ...reserve, reserve_amount: price.total, payable_amount: price.total },
    input.now,
  );
  const data = { ...words, before, pending, cancel_schedule, because: 'birth_date' } as const;
  const occurrence = `birth-date ${input.now.getTime()}`;
  await notify(tx, { customer_id, reserve_id, kind: 'reserve_changed', data, occurrence });
}

export const writeChild = (tx: Transaction, input: BirthDateInput): Promise<void> =>
  writeBirthDate(tx, input.childId, input.dateOfBirth);

/** What was accepted must be exactly what will be written. */
export function isAccepted(
  repriced: readonly Repriced[],
  accepted: readonly { reserve_id: number; reserve_amount: number }[],
): boolean {
  const amounts = new Map(accepted.map(({ reserve_id, reserve_amount }) => [reserve_id, reserve_amount]));
  return (
    amounts.size === repriced.length && repriced.every(({ reserve, price }) => amounts.get(reserve.id) === price.total)
  );
}

/** As the confirm pages show it. */
export const shownOf = ({ reserve, price }: Repriced) => ({
  reserve_id: reserve.id,
  branch_name: reserve.branch_name,
  start_datetime: reserve.start_datetime.toISOString(),
  end_datetime: reserve.end_datetime.toISOString(),
  amount_before: reserve.reserve_amount,
  amount_after: price.total,
});
