import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { FunctionPayload, functions } from '../../../../../contract/functions/functions.ts';
import { useActionForm } from '../../../../form/use-action-form.ts';
import type { DayRange } from './day-panel.tsx';

type DayFunction = 'staffSetReservable' | 'staffSetCapacity' | 'staffSetHours';
type Options<Name extends DayFunction, Values extends FieldValues> = Pick<
  Parameters<typeof useActionForm<Name, Values>>[2],
  'defaults' | 'payload' | 'check'
> & { onChanged: () => void };
const touches = 'closure_touches_reserves';

/** What every change of some days says. */
export const ofDays = (branch_id: number, range: DayRange) => ({
  branch_id,
  date_from: range.from,
  date_to: range.to,
  confirmed_flag: 0 as const,
});

/** A change of days that may touch reserves: the first try finds out, ClosureDialog names them and asks what becomes of them. */
export function useDayChange<Name extends DayFunction, Values extends FieldValues>(
  definitions: Pick<typeof functions, Name>,
  name: Name,
  { onChanged, ...options }: Options<Name, Values>,
) {
  /** What was to be changed when it turned out that families are touched. */
  const [touching, setTouching] = useState<FunctionPayload<Name> | null>(null);
  const form = useActionForm<Name, Values>(definitions, name, {
    ...options,
    asks: [touches],
    toast: '変更しました',
    done: () => {
      setTouching(null);
      onChanged();
    },
    refused: (failure, sent) => failure.kind === 'refused' && failure.type === touches && setTouching(sent),
  });
  const closing = {
    busy: form.busy,
    problem: form.problem,
    onKeep: () => void form.send({ ...touching, confirmed_flag: 1 }),
    onSent: form.saved,
    onClose: () => setTouching(null),
  };
  return { form, touching, closing };
}
