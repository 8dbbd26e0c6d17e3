import type { FunctionOk, FunctionPayload } from '../../../../contract/functions/functions.ts';
import { callFunction } from '../../../data/browser-data.ts';
import type { FunctionFailure } from '../../../data/call-function.ts';
import { reading } from '../../../data/question.ts';
import type { Answer } from '../../../data/use-answer.ts';
import { useAnswer } from '../../../data/use-answer.ts';
import { isTimed, type ReserveFields } from '../reserve-fields.ts';
import { countOfWho, type Who } from '../start/who.ts';

type QuoteInput = { branch_id: number; who: Who; fields: ReserveFields; reserve_id?: number };

/** null while there is nothing to price yet. */
function quoteInput({ branch_id, who, fields, reserve_id }: QuoteInput): FunctionPayload<'quoteReserve'> | null {
  if (branch_id === 0 || countOfWho(who) === 0 || !isTimed(fields)) return null;
  const { remarks: _r, pickup_flag: _f, pickup_name: _n, pickup_tel: _t, use_tickets: _u, ...timesAndMeals } = fields;
  return {
    ...timesAndMeals,
    branch_id,
    ...('child_ids' in who ? { child_ids: [...who.child_ids] } : { birth_dates: [...who.birth_dates] }),
    ...(reserve_id === undefined ? {} : { reserve_id }),
  };
}

/** The estimate as one types. */
export function useQuote(asked: QuoteInput): Answer<FunctionOk<'quoteReserve'>, FunctionFailure> {
  return useAnswer(reading('quoteReserve', quoteInput(asked)), { delay: 250 });
}

type Quoted = Pick<FunctionOk<'quoteReserve'>, 'quote' | 'tickets' | 'later_refund'> | { failure: FunctionFailure };

export const isMealRefusal = (failure: FunctionFailure): boolean =>
  failure.kind === 'refused' && failure.type === 'meal_outside_hours';

/** The estimate once, for a confirm page's clientLoader. */
export async function askQuote(asked: QuoteInput): Promise<Quoted> {
  const input = quoteInput(asked);
  if (input === null) return { failure: { kind: 'fault', code: 'internal', message: 'nothing to price', lost: false } };
  const outcome = await callFunction('quoteReserve', input);
  if (outcome.kind !== 'ok') return { failure: outcome };
  const { quote, tickets, later_refund } = outcome.result;
  return { quote, tickets, later_refund };
}
