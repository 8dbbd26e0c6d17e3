import { useState } from 'react';
import type { FunctionPayload } from '../../../../contract/functions/functions.ts';
import { useAction } from '../../../data/use-action.ts';
import { showToast } from '../../../ui/toast.tsx';

type DayFunction = 'staffSetReservable' | 'staffSetCapacity' | 'staffSetHours';

/** A change of days that may touch reserves: the first try finds out, ClosureDialog names them and asks what becomes of them. */
export function useDayChange<Name extends DayFunction>(name: Name, onChanged: () => void) {
  const { send, busy, failure, text } = useAction(name);
  /** What was to be changed when it turned out that families are touched. */
  const [touching, setTouching] = useState<FunctionPayload<Name> | null>(null);

  async function change(input: FunctionPayload<Name>): Promise<void> {
    const result = await send(input);
    if (result === null) return;
    if (result.kind === 'ok') {
      setTouching(null);
      showToast('変更しました');
      onChanged();
      return;
    }
    if (result.kind === 'refused' && result.type === 'closure_touches_reserves') setTouching(input);
  }

  const asking = failure?.kind === 'refused' && failure.type === 'closure_touches_reserves';
  return {
    change,
    busy,
    problem: asking ? undefined : text,
    touching,
    keep: () => touching && change({ ...touching, confirmed_flag: 1 }),
    dismiss: () => setTouching(null),
  };
}
