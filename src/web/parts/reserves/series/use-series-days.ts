import { useState } from 'react';
import type { FunctionOk } from '../../../../contract/functions/functions.ts';
import type { SeriesDay } from '../../../../contract/functions/reserves/series-days.ts';
import { instantOf } from '../../../../domain/time.ts';
import type { FunctionFailure } from '../../../data/call-function.ts';
import { reading } from '../../../data/question.ts';
import { useAnswer } from '../../../data/use-answer.ts';
import { drafts } from '../../../flow/browser-flow.ts';
import { rangeOf } from '../reserve-fields.ts';
import { type ChosenDay, type SeriesDraft, type SeriesValues, seriesFlow, seriesQuoteInput } from './series-flow.ts';

/** A chosen day and what is known of it; nothing while loading. */
type TableRow = { reserve_date: string; day: SeriesDay | undefined };

/** The chosen days, saved to the draft at every change, with the server's verdict on each. */
export function useSeriesDays(draft: SeriesDraft, loaded: FunctionOk<'quoteSeries'> | undefined) {
  const [days, setDays] = useState<readonly ChosenDay[]>(draft.values.days);
  const values: SeriesValues = { ...draft.values, days: [...days] };
  const question = reading('quoteSeries', days.length === 0 ? null : seriesQuoteInput(values));
  const answer = useAnswer<FunctionOk<'quoteSeries'>, FunctionFailure>(question, {
    delay: 250,
    ...(loaded ? { initial: loaded } : {}),
  });
  const table = answer.data ?? answer.previous ?? loaded;
  const rows = days.map((day): TableRow => ({ reserve_date: day.reserve_date, day: shownDay(table, day, values) }));
  const possible = rows.flatMap(({ day }) => (day?.quote ? [day.quote.reserve_amount] : []));
  return {
    values,
    days,
    rows,
    failure: answer.failure,
    reload: answer.reload,
    waiting: rows.some(({ day }) => day === undefined) && answer.failure === undefined,
    limit: table?.series_dates ?? days.length,
    possible: possible.length,
    refused: rows.filter(({ day }) => day !== undefined && day.quote === null).length,
    total: possible.reduce((sum, amount) => sum + amount, 0),
    change(next: ChosenDay[]) {
      setDays(next);
      drafts().save(seriesFlow, { ...draft.values, days: next });
    },
  };
}

/** What was said of this day at this time and branch; an answer about another time is none. */
function shownDay(
  table: FunctionOk<'quoteSeries'> | undefined,
  { reserve_date, taken }: ChosenDay,
  values: SeriesValues,
): SeriesDay | undefined {
  const start = (taken?.range ?? rangeOf(values))?.start ?? 0;
  const branch_id = taken?.branch_id ?? values.branch_id;
  const at = instantOf(reserve_date, start).getTime();
  return table?.days.find((day) => day.branch_id === branch_id && Date.parse(day.start_datetime) === at);
}
