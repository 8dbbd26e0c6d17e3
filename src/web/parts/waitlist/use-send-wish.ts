import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { alerts, callableErrors } from '../../../contract/page-errors.ts';
import { callFunction } from '../../data/browser-data.ts';
import { drafts } from '../../flow/browser-flow.ts';
import { createSubmit, type SubmitOutcome } from '../../flow/submit.ts';
import { lostAnswerText } from '../../flow/use-flow-confirm.ts';
import type { ShownRefusal } from '../reserves/confirm/refusal-notice.tsx';
import { type WishValues, wishFlow, wishInput, wishSent } from './wish-flow.ts';

/** The price is asked for anew: what is sent is what holds now. An offer names its own before anybody agrees to it. */
async function sendWish(values: WishValues, idempotency_key: string) {
  const quoted = await callFunction('quoteWaitlistEntry', wishInput(values));
  if (quoted.kind !== 'ok') return quoted;
  return callFunction('createWaitlistEntry', wishSent(values, quoted.result.price_ceiling, idempotency_key));
}

/** "Tell me" needs no second look: sent from the form, at most once, whatever is pressed or lost. */
export function useSendWish() {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<ShownRefusal>();
  const [message, setMessage] = useState<string>();
  const submitOnce = useMemo(() => createSubmit(drafts(), wishFlow), []);
  const clear = () => {
    setRefusal(undefined);
    setMessage(undefined);
  };
  async function send(values: WishValues): Promise<void> {
    const draft = drafts().save(wishFlow, values);
    if (!draft) return window.alert(alerts[wishFlow.missing]);
    clear();
    setBusy(true);
    try {
      await goOn(await submitOnce(draft, sendWish));
    } finally {
      setBusy(false);
    }
  }
  async function goOn(outcome: SubmitOutcome<{ waitlist_entry_id: number }>): Promise<void> {
    switch (outcome.kind) {
      case 'done':
        return navigate(`${wishFlow.done}?waitlist_entry_id=${outcome.result.waitlist_entry_id}`, { replace: true });
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
