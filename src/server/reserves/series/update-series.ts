import type { MealsOfChild } from '../../../contract/form-mapping.ts';
import type { SeriesMode, SeriesScope, SeriesUpdateDay } from '../../../contract/functions/reserves/series-days.ts';
import { Refusal } from '../../../contract/refusal.ts';
import { approvalStatus, reservableMark } from '../../../domain/codes.ts';
import { isCancellable } from '../../../domain/reserves/reserve.ts';
import { instantOf, type TimeRange } from '../../../domain/time.ts';
import { sum } from '../../../domain/yen.ts';
import type { Queryable, Transaction } from '../../postgres/database.ts';
import { editSeats, judgeEdit, type SeatEdit } from '../edit-seats.ts';
import { requireRules } from '../stay.ts';
import { lockSeries, type SeriesReserve, seriesReserves } from '../store/series.ts';
import { type SeriesFacts, seriesFacts } from '../store/series-facts.ts';
import { inScope, type OwnSeries, ownSeries } from './cancel-series.ts';
import { type LeftOut, refuseSeries } from './create-series.ts';
import { notifySeries } from './notify-series.ts';
import { askedDay, refusedDay } from './quote-series.ts';

/** The same times and meals for other days of the series; day, branch and children of each stay. */
type SeriesEdit = OwnSeries & { scope: SeriesScope; times: TimeRange; meals: MealsOfChild };

async function daysToEdit(db: Queryable, input: SeriesEdit): Promise<SeriesReserve[]> {
  const reserves = inScope(await ownSeries(db, input), input.reserve_id, input.scope);
  return reserves.filter((reserve) => isCancellable(reserve, input.now));
}

const editOf = (
  input: SeriesEdit,
  reserve: SeriesReserve,
): Pick<SeatEdit, 'now' | 'childIds' | 'reserve' | 'meals' | 'staff'> => ({
  now: input.now,
  childIds: null,
  staff: null,
  reserve: {
    reserve_date: reserve.reserve_date,
    start_datetime: instantOf(reserve.reserve_date, input.times.start),
    end_datetime: instantOf(reserve.reserve_date, input.times.end),
    pick_up_name: reserve.pick_up_name,
    pick_up_tel: reserve.pick_up_tel,
    remarks: reserve.remarks,
  },
  meals: input.meals,
});

/** Each day as a save would find it, with the fee it would keep. */
export async function updateDays(
  db: Queryable,
  input: SeriesEdit,
): Promise<{ days: SeriesUpdateDay[]; total: number }> {
  const reserves = await daysToEdit(db, input);
  if (reserves.length === 0) throw new Refusal('not_editable');
  const days: SeriesUpdateDay[] = [];
  for (const same of Map.groupBy(reserves, ({ child_ids }) => child_ids.join()).values()) {
    const [{ child_ids }] = same as [SeriesReserve];
    const asked = same.map((reserve) => ({
      ...askedDay({ branch_id: reserve.branch_id, date: reserve.reserve_date, ...input.times }),
      reserve_id: reserve.id,
    }));
    const facts = await seriesFacts(db, { customer_id: input.customer_id, child_ids }, asked);
    for (const [place, reserve] of same.entries()) {
      days.push(await judged(db, input, reserve, facts[place] as SeriesFacts));
    }
  }
  days.sort((a, b) => (a.reserve_date < b.reserve_date ? -1 : 1));
  return { days, total: sum(days.map(({ quote }) => quote?.reserve_amount ?? 0)) };
}

async function judged(
  db: Queryable,
  input: SeriesEdit,
  reserve: SeriesReserve,
  facts: SeriesFacts,
): Promise<SeriesUpdateDay> {
  const { start_datetime, end_datetime } = askedDay({
    branch_id: reserve.branch_id,
    date: reserve.reserve_date,
    ...input.times,
  });
  return {
    reserve_id: reserve.id,
    reserve_date: reserve.reserve_date,
    branch_id: reserve.branch_id,
    branch_name: reserve.branch_name,
    start_datetime: start_datetime.toISOString(),
    end_datetime: end_datetime.toISOString(),
    holiday_name: facts.day?.holiday_name ?? null,
    reserve_amount: reserve.reserve_amount,
    ...(await judge(db, input, reserve, facts)),
  };
}

async function judge(db: Queryable, input: SeriesEdit, reserve: SeriesReserve, facts: SeriesFacts) {
  try {
    const { day, rules, customer } = facts;
    if (day === null || customer === null) throw new Refusal('not_editable');
    requireRules(day, rules);
    const row = {
      ...reserve,
      customer_id: input.customer_id,
      use_tickets: null,
      start_datetime: reserve.start_datetime.toISOString(),
      end_datetime: reserve.end_datetime.toISOString(),
      free_cancel_until: reserve.free_cancel_until?.toISOString() ?? null,
      created_at: reserve.created_at.toISOString(),
      updated_at: reserve.updated_at.toISOString(),
    };
    const { quote, approval_status } = await judgeEdit(db, editOf(input, reserve), {
      ...facts,
      day,
      customer,
      reserve: row,
    });
    const pending = approval_status === approvalStatus.code.pending;
    const mark = pending ? reservableMark.ask : reservableMark.available;
    return { mark, type: null, msg: null, alternatives: [], quote };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    // Another time for one day alone is that reserve's own change.
    return { ...refusedDay(error, input, facts), alternatives: [] };
  }
}

type SeriesUpdating = SeriesEdit & {
  mode: SeriesMode;
  quoted: readonly { reserve_id: number; quoted_amount: number; quoted_fee: number }[];
};

/** Each day by editSeats, under the locks of all of them; every one, or those that can be had. */
export async function updateSeriesDays(
  tx: Transaction,
  input: SeriesUpdating,
): Promise<{ changed: number; left_out: LeftOut[]; total: number }> {
  const { customer_id, now } = input;
  const first = await daysToEdit(tx, input);
  const locks = first.map(({ branch_id, reserve_date: date }) => ({ branch_id, date }));
  await lockSeries(
    tx,
    customer_id,
    locks.toSorted((a, b) => (a.date === b.date ? a.branch_id - b.branch_id : a.date < b.date ? -1 : 1)),
  );
  const quoted = new Map(input.quoted.map((each) => [each.reserve_id, each]));
  const refused: { stay: { date: string }; error: Refusal }[] = [];
  const changed = new Set<number>();
  for (const reserve of await daysToEdit(tx, input)) {
    const shown = quoted.get(reserve.id);
    try {
      // Not shown as possible: left as it is, or in the way of all.
      if (shown === undefined) throw new Refusal('not_editable');
      await editSeats(tx, {
        ...editOf(input, reserve),
        reserveId: reserve.id,
        customerId: customer_id,
        memberId: null,
        useTickets: undefined,
        quotedAmount: shown.quoted_amount,
        quotedFee: shown.quoted_fee,
        skipNotification: true,
      });
      changed.add(reserve.id);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      refused.push({ stay: { date: reserve.reserve_date }, error });
    }
  }
  refuseSeries(refused, input.mode, changed.size);
  if (changed.size === 0) throw new Refusal('not_editable');
  const series = (await seriesReserves(tx, first[0]?.reserve_series_id ?? 0)).filter(({ id }) => changed.has(id));
  await notifySeries(tx, 'changed', series, { customer_id, now });
  return {
    changed: changed.size,
    left_out: refused.map(({ stay, error }) => ({
      reserve_date: stay.date,
      type: error.type,
      msg: error.result.msg,
    })),
    total: sum(series.map(({ reserve_amount }) => reserve_amount)),
  };
}
