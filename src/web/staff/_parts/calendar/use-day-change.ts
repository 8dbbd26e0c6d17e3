import { useState } from 'react';
import type { FunctionPayload } from '../../../../contract/functions/functions.ts';
import { useAction } from '../../../data/use-action.ts';
import { showToast } from '../../../ui/toast.tsx';

type DayFunction = 'staffSetReservable' | 'staffSetCapacity' | 'staffSetHours';

function touchedIds(details: unknown): number[] {
  const ids = (details as { touched_reserve_ids?: unknown } | undefined)?.touched_reserve_ids;
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'number') : [];
}

/** A change of days that may touch reserves: the first try lists them, the second carries the answer. */
export function useDayChange<Name extends DayFunction>(name: Name, onChanged: () => void) {
  const { send, busy, failure, text } = useAction(name);
  const [touched, setTouched] = useState<{ input: FunctionPayload<Name>; reserve_ids: number[] } | null>(null);

  async function change(input: FunctionPayload<Name>): Promise<void> {
    const result = await send(input);
    if (result === null) return;
    if (result.kind === 'ok') {
      setTouched(null);
      showToast('変更しました');
      onChanged();
      return;
    }
    if (result.kind === 'refused' && result.type === 'closure_touches_reserves') {
      setTouched({ input, reserve_ids: touchedIds(result.details) });
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
