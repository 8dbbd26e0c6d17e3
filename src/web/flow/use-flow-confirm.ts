import { useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { CallableErrorStatus } from '../../contract/callable.ts';
import { alerts, callableErrors } from '../../contract/page-errors.ts';
import { screens } from '../../contract/screen-errors.ts';
import type { FunctionOutcome } from '../data/call-function.ts';
import { usePaused } from '../layout/paused-notice.tsx';
import { drafts } from './browser-flow.ts';
import type { Draft, Flow } from './flow.ts';
import { createSubmit, type SubmitOutcome } from './submit.ts';

export type FlowConfirm<Values> = {
  draft: Draft<Values>;
  busy: boolean;
  /** What to show above the button, if anything. */
  message: { kind: 'error' | 'warning'; text: string } | undefined;
  /** The last refusal, for pages that show alternatives or a new quote. */
  refusal: Extract<SubmitOutcome, { kind: 'refused' }> | undefined;
  submit: () => void;
};

type FlowConfirmOptions<Values, Result> = {
  /** The loader's draft (requireDraft). */
  draft: Draft<Values>;
  send: (values: Values, idempotency_key: string) => Promise<FunctionOutcome<Result>>;
  /** Where it ends, if that depends on the answer (done or request_done). */
  doneAt?: (result: Result) => string;
  /** What the done page must know and no address may claim; it stays with the history entry. */
  doneState?: Record<string, unknown>;
};

export const lostAnswerText =
  '通信が途切れ、結果を確認できませんでした。もう一度押してください。二重に登録されることはありません。';
const pausedAnswerText = `${screens.paused}入力した内容は、この端末に残っています。あとでもう一度押しても、二重に登録されることはありません。`;
const changedText = '別の画面で内容が変更されました。新しい内容をご確認のうえ、もう一度お進みください。';

const changed: SubmitOutcome = { kind: 'changed' };
const changedState = { draft_changed: true };
const wasChanged = (state: unknown): boolean => typeof state === 'object' && state !== null && 'draft_changed' in state;

/** The confirm step: one press, one result, whatever the network does. */
export function useFlowConfirm<Values, Result>(
  flow: Flow<Values, Result>,
  { draft: loaded, send, doneAt, doneState }: FlowConfirmOptions<Values, Result>,
): FlowConfirm<Values> {
  const navigate = useNavigate();
  const location = useLocation();
  const isPaused = usePaused();
  const [draft, setDraft] = useState(loaded);
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<SubmitOutcome<Result> | undefined>(
    loaded.state === 'sending' ? { kind: 'unknown' } : undefined,
  );
  // A page that begins anew with other values has the word from the one before it.
  const shown = outcome ?? (wasChanged(location.state) ? changed : undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: one submit per page, its `sending` latch must survive renders
  const submitOnce = useMemo(() => createSubmit(drafts(), flow, send), [flow.name]);

  async function submit() {
    setBusy(true);
    const next = await submitOnce(draft);
    if (next.kind === 'busy') return;
    setOutcome(next);
    // The button stays busy until the next page stands: on a slow line an idle one looks failed.
    try {
      await goOn(next);
    } finally {
      setBusy(false);
    }
  }

  async function goOn(next: SubmitOutcome<Result>): Promise<void> {
    switch (next.kind) {
      case 'done':
        // The confirm page leaves the history: 'back' from done goes to the form's predecessor, not to a sent form.
        return navigate(doneAt?.(next.result) ?? flow.done, { replace: true, state: doneState });
      case 'flagged':
        return navigate(flow.form);
      case 'missing':
        window.alert(alerts[flow.missing]);
        return navigate(flow.form);
      case 'changed': {
        const found = drafts().find(flow);
        if (found.kind === 'found') setDraft(found.draft);
        // The same page for what is written now: price and terms are loaded anew.
        return navigate(`${location.pathname}${location.search}`, { replace: true, state: changedState });
      }
    }
  }

  return {
    draft,
    busy,
    message: messageOf(shown, isPaused),
    refusal: shown?.kind === 'refused' ? shown : undefined,
    submit: () => void submit(),
  };
}

function messageOf(outcome: SubmitOutcome | undefined, isPaused: boolean): FlowConfirm<never>['message'] {
  switch (outcome?.kind) {
    case 'refused':
      return { kind: 'error', text: outcome.msg };
    case 'unknown':
      return { kind: 'warning', text: isPaused ? pausedAnswerText : lostAnswerText };
    case 'changed':
      return { kind: 'warning', text: changedText };
    case 'fault': {
      const status = outcome.code.toUpperCase().replaceAll('-', '_') as CallableErrorStatus;
      return { kind: 'error', text: callableErrors[status] ?? callableErrors.UNKNOWN };
    }
  }
  return undefined;
}
