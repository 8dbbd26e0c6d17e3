import { useState } from 'react';
import type { FunctionPayload } from '../../../../contract/functions/functions.ts';
import { showToast } from '../../../ui/toast.tsx';
import { useSend } from '../frame/use-send.ts';

type DayFunction = 'staffSetReservable' | 'staffSetCapacity' | 'staffSetHours';

function touchedIds(details: unknown): number[] {
  const ids = (details as { touched_reserve_ids?: unknown } | undefined)?.touched_reserve_ids;
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'number') : [];
}

/** A change of days that may touch reserves: the first try lists them, the second carries the answer. */
export function useDayChange<Name extends DayFunction>(name: Name, onChanged: () => void) {
  const { send, busy, failure, text } = useSend(name);
  const [touched, setTouched] = useState<{ input: FunctionPayload<Name>; reserve_ids: number[] } | null>(null);

  async function change(input: FunctionPayload<Name>): Promise<void> {
    const result = await send(input);
    if (result === null) return;
    if ('ok' in result) {
      setTouched(null);
      showToast('変更しました');
      onChanged();
      return;
    }
    const { failure: reason } = result;
    if (reason.kind === 'refused' && reason.type === 'closure_touches_reserves') {
      setTouched({ input, reserve_ids: touchedIds(reason.details) });
    }
  }

  const asking = failure?.kind === 'refused' && failure.type === 'closure_touches_reserves';
  return {
    change,
    busy,
    problem: asking ? undefined : text,
    touched: touched?.reserve_ids ?? null,
    confirm: () => touched && change({ ...touched.input, confirmed_flag: 1 }),
    dismiss: () => setTouched(null),
  };
}
