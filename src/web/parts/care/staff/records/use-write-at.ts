import { useRef, useState } from 'react';
import type { CareCall } from '../../../../console/taps/tap-queue.ts';
import { callFunction } from '../../../../data/browser-data.ts';
import type { FunctionFailure } from '../../../../data/call-function.ts';
import { staffFailureText } from '../../../../data/use-action.ts';

const options = { timeout: 20_000 };
function sendAt({ name, input }: CareCall, more: { at: string; reason?: string }) {
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

/** Something written down with another time than this moment: sent while the person waits, because it may be refused. */
export function useWriteAt() {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<FunctionFailure>();
  const [asksReason, setAsksReason] = useState(false);
  const [reason, setReason] = useState('');
  const running = useRef(false);
  async function send(call: CareCall, at: string): Promise<boolean> {
    if (running.current) return false;
    running.current = true;
    setBusy(true);
    setFailure(undefined);
    const outcome = await sendAt(call, reason.trim() === '' ? { at } : { at, reason });
    running.current = false;
    setBusy(false);
    if (outcome.kind === 'ok') return true;
    setFailure(outcome);
    if (outcome.kind === 'refused' && outcome.type === 'care_reason_needed') setAsksReason(true);
    return false;
  }
  return { send, busy, text: failure && staffFailureText(failure), asksReason, reason, setReason };
}
