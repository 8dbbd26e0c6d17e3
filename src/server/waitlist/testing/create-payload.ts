import { randomUUID } from 'node:crypto';
import type { FunctionPayload } from '../../../contract/functions/functions.ts';
import { minuteOf } from '../../../domain/time.ts';

export type Times = { date: string; from: string; to: string };

/** The form fields of a stay, as the confirm page sends them. */
export function formTimes({ date, from, to }: Times) {
  const [start, end] = [minuteOf(from), minuteOf(to)];
  return {
    reserve_date: date,
    start_hour: Math.floor(start / 60),
    start_min: start % 60,
    end_hour: Math.floor(end / 60),
    end_min: end % 60,
  };
}

export function createPayload(
  times: Times,
  rest: { branch_id: number; child_ids: number[]; quoted_amount: number; idempotency_key?: string },
): FunctionPayload<'createReserve'> {
  return { ...formTimes(times), idempotency_key: randomUUID(), ...rest };
}
