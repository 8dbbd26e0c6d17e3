import type { SeriesCancelDay, SeriesScope } from '../../../contract/functions/reserves/series-days.ts';
import { Refusal } from '../../../contract/refusal.ts';
import { cancellationFee, cancellationSchedule } from '../../../domain/billing/cancelling/cancellation-fee.ts';
import { cancelCause, cancelType } from '../../../domain/codes.ts';
import { isCancellable } from '../../../domain/reserves/reserve.ts';
import { sum } from '../../../domain/yen.ts';
import type { Queryable, Transaction } from '../../postgres/database.ts';
import { cancelSeats } from '../cancel-seats.ts';
import { stepsOf } from '../stay.ts';
import { type SeriesReserve, seriesOfReserve, seriesReserves } from '../store/series.ts';
import { notifyCancelled } from './notify-series.ts';

/** Whose series, and from which of its days on. */
export type OwnSeries = { now: Date; reserve_id: number; customer_id: number };

/** All days of the series this reserve belongs to; refuses another family's. */
export async function ownSeries(db: Queryable, { reserve_id, customer_id }: OwnSeries): Promise<SeriesReserve[]> {
  const series = await seriesOfReserve(db, reserve_id, customer_id);
  if (series === null) throw new Refusal('not_found');
  return seriesReserves(db, series);
}

export function inScope(reserves: readonly SeriesReserve[], reserve_id: number, scope: SeriesScope): SeriesReserve[] {
  const from = reserves.find(({ id }) => id === reserve_id)?.start_datetime ?? new Date(0);
  return reserves.filter(({ start_datetime }) => scope === 'all' || start_datetime >= from);
}

const feeOf = (reserve: SeriesReserve, now: Date): number => cancellationFee(reserve, [reserve.policy], now).fee;

/** What can still be cancelled, each day with its own fee. */
export async function cancelDays(db: Queryable, input: OwnSeries): Promise<SeriesCancelDay[]> {
  const reserves = await ownSeries(db, input);
  const rest = new Set(inScope(reserves, input.reserve_id, 'rest').map(({ id }) => id));
  return reserves
    .filter((reserve) => isCancellable(reserve, input.now))
    .map((reserve) => ({
      reserve_id: reserve.id,
      start_datetime: reserve.start_datetime.toISOString(),
      end_datetime: reserve.end_datetime.toISOString(),
      branch_name: reserve.branch_name,
      approval_status: reserve.approval_status,
      reserve_amount: reserve.reserve_amount,
      cancel_amount: feeOf(reserve, input.now),
      cancel_schedule: stepsOf(cancellationSchedule(reserve, [reserve.policy], input.now)),
      rest_flag: rest.has(reserve.id),
    }));
}

type SeriesCancelling = OwnSeries & {
  /** Who of the family cancels. */
  member_id: number;
  scope: SeriesScope;
  quoted: readonly { reserve_id: number; quoted_fee: number }[];
  cancel_remarks: string;
};

/** Each day by cancelSeats, in their order; other days or other fees than were shown are shown again first. */
export async function cancelSeriesDays(
  tx: Transaction,
  input: SeriesCancelling,
): Promise<{ cancelled: number; cancel_amount: number }> {
  const { now, customer_id } = input;
  const reserves = inScope(await ownSeries(tx, input), input.reserve_id, input.scope).filter((reserve) =>
    isCancellable(reserve, now),
  );
  if (reserves.length === 0) throw new Refusal('not_cancellable_reserve');
  const shown = new Map(input.quoted.map(({ reserve_id, quoted_fee }) => [reserve_id, quoted_fee]));
  const asShown = reserves.every((reserve) => shown.get(reserve.id) === feeOf(reserve, now));
  if (!asShown || shown.size !== reserves.length) {
    throw new Refusal('fee_changed', { details: { days: await cancelDays(tx, input) } });
  }
  const cancelled: (SeriesReserve & { cancel_amount: number })[] = [];
  for (const reserve of reserves) {
    const { cancel_amount } = await cancelSeats(tx, {
      now,
      reserveId: reserve.id,
      customerId: customer_id,
      memberId: input.member_id,
      cancelType: cancelType.code.byCustomer,
      cancelCause: cancelCause.code.family,
      remarks: input.cancel_remarks,
      quotedFee: shown.get(reserve.id) ?? 0,
      skipNotification: true,
      skipBranchNotification: true,
    });
    cancelled.push({ ...reserve, cancel_amount });
  }
  await notifyCancelled(tx, cancelled, { customer_id, now });
  return { cancelled: cancelled.length, cancel_amount: sum(cancelled.map(({ cancel_amount }) => cancel_amount)) };
}
