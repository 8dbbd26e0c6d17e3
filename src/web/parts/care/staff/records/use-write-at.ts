import { useRef, useState } from 'react';
import type { CareCall } from '../../../../console/taps/tap-queue.ts';
import { callFunction } from '../../../../data/browser-data.ts';
import type { FunctionFailure } from '../../../../data/call-function.ts';
import { staffFailureText } from '../../../../data/use-action.ts';
import type { CaredChild } from './care-day.ts';
import type { Record as RecordCall } from './use-care.ts';

const options = { timeout: 20_000 };
type Typed = { at: string; reason?: string };
function sendAt({ name, input }: CareCall, more: Typed) {
  switch (name) {
    case 'staffWriteChildLog':
      return callFunction(name, { ...input, ...more }, options);
    case 'staffBeginNap':
      return callFunction(name, { ...input, ...more }, options);
    case 'staffEndNap':
      return callFunction(name, { ...input, ...more }, options);
    case 'staffCheckSleep':
      return callFunction(name, { ...input, ...more }, options);
  }
}
const timed = (call: CareCall, more: Typed): CareCall => ({ ...call, input: { ...call.input, ...more } }) as CareCall;

/**
 * Something written down with another time than this moment: sent while the person waits, because it may be refused; without
 * connection it waits in the line of taps with the time and the reason that were typed.
 */
export function useWriteAt(about: Pick<CaredChild, 'reserve_id' | 'child_id'>, record: RecordCall) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<FunctionFailure>();
  const [asksReason, setAsksReason] = useState(false);
  const [reason, setReason] = useState('');
  const running = useRef(false);
  async function send(call: CareCall, at: string): Promise<'taken' | 'waiting' | null> {
    if (running.current) return null;
    running.current = true;
    setBusy(true);
    setFailure(undefined);
    const typed = reason.trim() === '' ? { at } : { at, reason };
    const outcome = await sendAt(call, typed);
    running.current = false;
    setBusy(false);
    if (outcome.kind === 'ok') return 'taken';
    if (outcome.kind === 'fault' && outcome.lost) {
      record(about, timed(call, typed));
      return 'waiting';
    }
    setFailure(outcome);
    if (outcome.kind === 'refused' && outcome.type === 'care_reason_needed') setAsksReason(true);
    return null;
  }
  return { send, busy, text: failure && staffFailureText(failure), asksReason, reason, setReason };
}
