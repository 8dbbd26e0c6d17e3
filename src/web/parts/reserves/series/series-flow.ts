import { redirect } from 'react-router';
import type { Alternative } from '../../../../contract/functions/billing/price-lines.ts';
import type { FunctionOk, FunctionPayload } from '../../../../contract/functions/functions.ts';
import { SelectMypageReservesConfirmDocument } from '../../../../contract/operations/generated.ts';
import { minuteOfDayOf, type TimeRange } from '../../../../domain/time.ts';
import { callFunction, dataClient } from '../../../data/browser-data.ts';
import { drafts } from '../../../flow/browser-flow.ts';
import type { Draft, Flow } from '../../../flow/flow.ts';
import { rangeOf, timesOf } from '../reserve-fields.ts';
import { branchStepSchema, type ReserveValues, reserveFlow } from '../reserve-flow.ts';

/** One of the days; `taken` where another time or branch was taken for it. */
export type ChosenDay = { reserve_date: string; taken?: { branch_id: number; range: TimeRange } };
/** Times, meals and the rest are those of the date step; the days are chosen here. */
export type SeriesValues = ReserveValues & { days: ChosenDay[] };
export type MadeSeries = FunctionOk<'createSeries'>;

export const seriesFlow: Flow<SeriesValues, MadeSeries> = {
  name: 'mypage/reserves/series',
  cookie: 'reserve',
  missing: 'reserve_information_missing',
  form: '/mypage/reserves/series',
  confirm: '/mypage/reserves/series/confirm',
  done: '/mypage/reserves/series/done',
};

export const seriesSteps = ['園・お子さま', '日時', '日にちを足す', '確認', '完了'];

/** From the date step. Returning to change the time keeps the days, but drops alternatives accepted for single days. */
export function beginSeries(values: ReserveValues, keepsDays: boolean): boolean {
  const found = drafts().find(seriesFlow);
  const before = keepsDays && found.kind === 'found' ? found.draft.values.days : [];
  const dates = [...new Set([...before.map((day) => day.reserve_date), values.reserve_date])].toSorted();
  const days = dates.map((reserve_date) => ({ reserve_date }));
  return drafts().begin(seriesFlow, { ...values, days }) !== undefined;
}

/** What the pages of the series need at once, so that nothing moves when it comes. */
export async function loadSeries() {
  const found = drafts().find(seriesFlow);
  if (found.kind === 'finished') throw redirect(seriesFlow.done);
  if (found.kind === 'missing') throw redirect(reserveFlow.form);
  const { draft } = found;
  if (!branchStepSchema.safeParse(draft.values).success) throw redirect(reserveFlow.form);
  const { branch_id, child_ids } = draft.values;
  const [{ branches_by_pk: branch, children }, quoted] = await Promise.all([
    dataClient().query(SelectMypageReservesConfirmDocument, { branch_id, child_id: child_ids }),
    draft.values.days.length === 0 ? null : callFunction('quoteSeries', seriesQuoteInput(draft.values)),
  ]);
  if (!branch || children.length !== child_ids.length) throw redirect(reserveFlow.form);
  return { draft, branch, children, quoted };
}

/** The draft at its end shows what came of it; only this browser knows. */
export type SeriesDraft = Draft<SeriesValues>;

const mealsOf = ({
  breakfast_support_flag,
  lunch_support_flag,
  supper_support_flag,
  child_meals,
}: SeriesValues): Pick<
  FunctionPayload<'quoteSeries'>,
  'breakfast_support_flag' | 'lunch_support_flag' | 'supper_support_flag' | 'child_meals'
> => ({ breakfast_support_flag, lunch_support_flag, supper_support_flag, child_meals });

export function seriesQuoteInput(values: SeriesValues): FunctionPayload<'quoteSeries'> {
  const usual = rangeOf(values);
  return {
    ...mealsOf(values),
    child_ids: values.child_ids,
    stays: values.days.map(({ reserve_date, taken }) => ({
      reserve_date,
      branch_id: taken?.branch_id ?? values.branch_id,
      ...timesOf(taken?.range ?? usual),
    })),
  };
}

/** Another time or branch for one of the days. */
export function taking(days: readonly ChosenDay[], date: string, alternative: Alternative): ChosenDay[] {
  const start = minuteOfDayOf(alternative.start_datetime);
  const length = (Date.parse(alternative.end_datetime) - Date.parse(alternative.start_datetime)) / 60_000;
  const taken = { branch_id: alternative.branch_id, range: { start, end: start + length } };
  return days.map((day) => (day.reserve_date === date ? { ...day, taken } : day));
}

/** These days, in order; what was taken for one of them stays. */
export function withDates(days: readonly ChosenDay[], dates: readonly string[]): ChosenDay[] {
  const known = new Map(days.map((day) => [day.reserve_date, day]));
  return [...new Set(dates)].toSorted().map((reserve_date) => known.get(reserve_date) ?? { reserve_date });
}
