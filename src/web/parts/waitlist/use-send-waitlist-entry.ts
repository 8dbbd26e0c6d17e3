import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { alerts, callableErrors } from '../../../contract/page-errors.ts';
import { callFunction } from '../../data/browser-data.ts';
import { drafts } from '../../flow/browser-flow.ts';
import { createSubmit, type SubmitOutcome } from '../../flow/submit.ts';
import { lostAnswerText } from '../../flow/use-flow-confirm.ts';
import type { ShownRefusal } from '../reserves/confirm/refusal-notice.tsx';
import { type WaitlistValues, waitlistEntrySent, waitlistFlow, waitlistInput } from './waitlist-flow.ts';

/** The price is asked for again: what is sent is what holds now. An offer names its own before anybody agrees to it. */
async function sendEntry(values: WaitlistValues, idempotency_key: string) {
  const quoted = await callFunction('quoteWaitlistEntry', waitlistInput(values));
  if (quoted.kind !== 'ok') return quoted;
  return callFunction('createWaitlistEntry', waitlistEntrySent(values, quoted.result.price_ceiling, idempotency_key));
}

/** "Tell me" needs no second look: sent from the form, at most once, whatever is pressed or lost. */
export function useSendWaitlistEntry() {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<ShownRefusal>();
  const [message, setMessage] = useState<string>();
  const submitOnce = useMemo(() => createSubmit(drafts(), waitlistFlow), []);
  const clear = () => {
    setRefusal(undefined);
    setMessage(undefined);
  };
  async function send(values: WaitlistValues): Promise<void> {
    const draft = drafts().save(waitlistFlow, values);
    if (!draft) return window.alert(alerts[waitlistFlow.missing]);
    clear();
    setBusy(true);
    try {
      await goOn(await submitOnce(draft, sendEntry));
    } finally {
      setBusy(false);
    }
  }
  async function goOn(outcome: SubmitOutcome<{ waitlist_entry_id: number }>): Promise<void> {
    switch (outcome.kind) {
      case 'done':
        return navigate(`${waitlistFlow.done}?waitlist_entry_id=${outcome.result.waitlist_entry_id}`, {
          replace: true,
        });
      case 'refused':
        return setRefusal(outcome);
      case 'flagged':
        return setRefusal({ type: 'input_error', msg: outcome.msg });
      case 'unknown':
        return setMessage(lostAnswerText);
      case 'fault':
        return setMessage(callableErrors.UNKNOWN);
    }
  }
  return { send, busy, refusal, message, clear };
}
