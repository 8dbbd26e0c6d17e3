import type { FunctionOk, FunctionPayload } from '../../../../contract/functions/functions.ts';
import { callFunction } from '../../../data/browser-data.ts';
import type { FunctionFailure, FunctionOutcome } from '../../../data/call-function.ts';
import { reading } from '../../../data/question.ts';
import { useAnswer } from '../../../data/use-answer.ts';
import type { EditableReserve } from '../edit-flow.ts';
import { editedValuesOf } from '../edit-flow.ts';
import { rangeOf, timesOf } from '../reserve-fields.ts';
import type { ReserveValues } from '../reserve-flow.ts';

const inOrder = (ids: readonly number[]) => ids.toSorted((a, b) => a - b);

/** Only times and meals go to the other days: day, children, who fetches them and remarks stay each day's own. */
export function canChangeTogether(reserve: EditableReserve, values: ReserveValues): boolean {
  const before = editedValuesOf(reserve);
  const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
  return (
    reserve.reserve_series_id !== null &&
    values.reserve_date === before.reserve_date &&
    same(inOrder(values.child_ids), inOrder(before.child_ids)) &&
    Number(values.pickup_flag) === Number(before.pickup_flag) &&
    same([values.pickup_name || '', values.pickup_tel || ''], [before.pickup_name || '', before.pickup_tel || '']) &&
    (values.remarks ?? '') === (before.remarks ?? '')
  );
}

/** The same times and meals for this day and those after it: what each would cost, and how to send it. */
export function useSeriesUpdate(reserve: EditableReserve, values: ReserveValues, asked: boolean) {
  const input: FunctionPayload<'quoteSeriesUpdate'> = {
    ...timesOf(rangeOf(values)),
    breakfast_support_flag: values.breakfast_support_flag,
    lunch_support_flag: values.lunch_support_flag,
    supper_support_flag: values.supper_support_flag,
    child_meals: values.child_meals,
    reserve_id: reserve.id,
    scope: 'rest',
  };
  const answer = useAnswer<FunctionOk<'quoteSeriesUpdate'>, FunctionFailure>(
    reading('quoteSeriesUpdate', asked ? input : null),
  );
  const days = answer.data?.days ?? [];
  const possible = days.filter(({ quote }) => quote !== null);

  async function send(): Promise<FunctionOutcome<FunctionOk<'updateReserve'>>> {
    const outcome = await callFunction('updateSeries', {
      ...input,
      // What the table showed is what is done: a day that was × there stays as it is.
      mode: possible.length === days.length ? 'all' : 'free',
      quoted: possible.map(({ reserve_id, quote }) => ({
        reserve_id,
        quoted_amount: quote?.reserve_amount ?? 0,
        quoted_fee: quote?.cancel_schedule[0]?.cancel_amount ?? 0,
      })),
    });
    if (outcome.kind !== 'ok') {
      if (outcome.kind === 'refused') void answer.reload();
      return outcome;
    }
    const { id: reserve_id, branch_id, approval_status } = reserve;
    const reserve_amount = days.find((day) => day.reserve_id === reserve_id)?.quote?.reserve_amount ?? 0;
    return { kind: 'ok', result: { status: 'OK', reserve_id, branch_id, approval_status, reserve_amount } };
  }
  return { answer, days, possible, send };
}
