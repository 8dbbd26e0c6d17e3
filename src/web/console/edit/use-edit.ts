import { useState } from 'react';
import type { FunctionName, FunctionOk, FunctionPayload } from '../../../contract/functions/functions.ts';
import type { FunctionFailure } from '../../data/call-function.ts';
import { useAction } from '../../data/use-action.ts';
import { fieldErrorsOf, savedMeanwhile } from '../../form/refused-fields.ts';
import type { MovedPrice } from './agreed-price.tsx';

/** Saves a form. Input is never lost: an invalid field is marked, and another user's change is shown first. */
export function useEdit<Name extends FunctionName>(name: Name, onSaved: (result: FunctionOk<Name>) => void) {
  const { send, busy, failure, text, clear } = useAction(name);
  const [sent, setSent] = useState<FunctionPayload<Name>>();
  const current = savedMeanwhile(failure);

  async function save(input: FunctionPayload<Name>): Promise<void> {
    setSent(input);
    const outcome = await send(input);
    if (outcome?.kind === 'ok') onSaved(outcome.result);
  }

  const errors = fieldErrorsOf(failure);
  return {
    save,
    busy,
    /** For what only this form knows how to ask about. */
    failure,
    clear,
    /** By field; shown under it. */
    errors,
    /** What no field of the form shows. */
    problem: current ? undefined : text,
    conflict: current && {
      current,
      typed: (sent ?? {}) as Readonly<Record<string, unknown>>,
      /** The other's change has been seen; one's own is saved over it. */
      overwrite: () => save({ ...(sent as object), version: current.version } as FunctionPayload<Name>),
      dismiss: clear,
    },
  };
}

/** The reserves a change would touch, if it asks about them. */
export function touchedBy(failure: FunctionFailure | undefined): number[] | null {
  if (failure?.kind !== 'refused' || failure.type !== 'closure_touches_reserves') return null;
  return (failure.details as { touched_reserve_ids: number[] }).touched_reserve_ids;
}

/** Of these: what was agreed and what the rules would say, where only the price moves. */
export function repricedIn(failure: FunctionFailure | undefined): readonly MovedPrice[] {
  if (touchedBy(failure) === null || failure?.kind !== 'refused') return [];
  return (failure.details as { repriced_reserves?: readonly MovedPrice[] }).repriced_reserves ?? [];
}
