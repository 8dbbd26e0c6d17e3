import type { ReserveFormColumns } from '../../../contract/form-mapping.ts';
import type { SeriesMode } from '../../../contract/functions/reserves/series-days.ts';
import { Refusal } from '../../../contract/refusal.ts';
import { instantOf, tokyoDateOf } from '../../../domain/time.ts';
import { sum } from '../../../domain/yen.ts';
import type { Database, Transaction } from '../../postgres/database.ts';
import { refuseOtherContent } from '../../same-content.ts';
import { refuseOverlap } from '../no-seat.ts';
import { reserveSeats } from '../reserve-seats.ts';
import { rulesOn } from '../store/reserve-facts.ts';
import {
  familyHasCard,
  insertSeries,
  lockSeries,
  type SeriesReserve,
  seriesByKey,
  seriesReserves,
  setSeriesDates,
} from '../store/series.ts';
import { notifySeries } from './notify-series.ts';
import { refuseTooMany, type SeriesInput, type SeriesStay } from './quote-series.ts';

type NewSeries = Omit<SeriesInput, 'stays'> & {
  /** Who of the family reserves. */
  member_id: number;
  stays: readonly (SeriesStay & { quoted_amount: number })[];
  /** Who fetches the children, and what the branch should know; the same for every day. */
  care: Pick<ReserveFormColumns, 'pick_up_name' | 'pick_up_tel' | 'remarks'>;
  mode: SeriesMode;
  idempotency_key: string;
  content_hash: string;
};

export type LeftOut = { reserve_date: string; type: string; msg: string };
type MadeSeries = { reserve_series_id: number; reserves: SeriesReserve[]; left_out: LeftOut[]; total: number };

/**
 * Several days by one confirm: every one of them, or those that can be had. Each ends in reserveSeats, all in one
 * transaction. All branch-days are locked first, by date, then the family: the order every save keeps.
 */
export const createSeriesOf = (database: Database, input: NewSeries): Promise<MadeSeries> =>
  database.transaction(input.now, (tx) => create(tx, input)).catch(refuseOverlap);

async function create(tx: Transaction, input: NewSeries): Promise<MadeSeries> {
  const stays = input.stays.toSorted((a, b) =>
    a.date === b.date ? a.branch_id - b.branch_id : a.date < b.date ? -1 : 1,
  );
  const customer_id = input.customer.id;
  await lockSeries(tx, customer_id, stays);
  const repeated = await seriesByKey(tx, customer_id, input.idempotency_key);
  if (repeated) {
    refuseOtherContent(repeated.content_hash, input.content_hash);
    return answerOf(repeated.id, await seriesReserves(tx, repeated.id), input);
  }
  const { settings } = await rulesOn(tx, tokyoDateOf(input.now));
  refuseTooMany(stays.length, settings.series_dates);
  // Without a card one seat at a time may wait for it: several days are for families whose card is there.
  if (!(await familyHasCard(tx, customer_id))) throw new Refusal('card_missing');

  const branch_id = input.stays[0]?.branch_id ?? 0;
  const { idempotency_key, content_hash } = input;
  const series = { customer_id, branch_id, dates: stays.length, idempotency_key, content_hash };
  const reserve_series_id = await insertSeries(tx, series);
  const refused: { stay: SeriesStay; error: Refusal }[] = [];
  let places = 0;
  for (const stay of stays) {
    try {
      await reserveSeats(tx, {
        by: 'series',
        now: input.now,
        customerId: customer_id,
        memberId: input.member_id,
        branchId: stay.branch_id,
        childIds: input.child_ids,
        reserve: {
          reserve_date: stay.date,
          start_datetime: instantOf(stay.date, stay.start),
          end_datetime: instantOf(stay.date, stay.end),
          ...input.care,
        },
        meals: input.meals,
        quotedAmount: stay.quoted_amount,
        series: { id: reserve_series_id, place: places + 1 },
      });
      places += 1;
    } catch (error) {
      // Refused before anything was written: the transaction goes on with the other days.
      if (!(error instanceof Refusal)) throw error;
      refused.push({ stay, error });
    }
  }
  refuseSeries(refused, input.mode, places);
  if (refused.length > 0) await setSeriesDates(tx, reserve_series_id, places);
  const reserves = await seriesReserves(tx, reserve_series_id);
  await notifySeries(tx, 'reserved', reserves, { customer_id, now: input.now });
  return answerOf(reserve_series_id, reserves, input, refused);
}

type Refused = { stay: { date: string }; error: Refusal };

/** Another price is asked about again whatever the mode; what concerns the family, not the day, is said as it is. */
export function refuseSeries(refused: readonly Refused[], mode: SeriesMode, done: number): void {
  const [first] = refused;
  if (first === undefined) return;
  const dates = refused.map(({ stay, error }) => ({ ...error.result, reserve_date: stay.date }));
  if (refused.some(({ error }) => error.type === 'quote_changed'))
    throw new Refusal('quote_changed', { details: { dates } });
  if (mode === 'free' && done > 0) return;
  const same = refused.every(({ error }) => error.type === first.error.type);
  if (done === 0 && same && ofFamily.has(first.error.type)) throw first.error;
  throw new Refusal('series_not_free', { details: { dates } });
}

const ofFamily: ReadonlySet<string> = new Set([
  'not_registered',
  'customer_disabled',
  'customer_stopped',
  'reserves_paused',
  'customer_withdrawn',
  'account_deleted',
  'stale_status',
  'card_missing',
  'reserve_child_unknown',
  'meal_outside_hours',
]);

function answerOf(
  reserve_series_id: number,
  reserves: SeriesReserve[],
  input: NewSeries,
  refused: readonly Refused[] = [],
): MadeSeries {
  const made = new Set(reserves.map(({ reserve_date }) => reserve_date));
  const left_out = input.stays
    .filter(({ date }) => !made.has(date))
    .map(({ date }) => {
      const error = refused.find(({ stay }) => stay.date === date)?.error ?? new Refusal('reserve_full');
      return { reserve_date: date, type: error.type, msg: error.result.msg };
    });
  return { reserve_series_id, reserves, left_out, total: sum(reserves.map(({ reserve_amount }) => reserve_amount)) };
}
