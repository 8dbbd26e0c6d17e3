import { useEffect, useMemo, useReducer, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { CallableErrorStatus } from '../../contract/callable.ts';
import { alerts, callableErrors } from '../../contract/page-errors.ts';
import { screens } from '../../contract/screen-errors.ts';
import type { FunctionOutcome } from '../data/call-function.ts';
import { useServiceDown } from '../layout/service-down-notice.tsx';
import { drafts } from './browser-flow.ts';
import type { Draft, Flow } from './flow.ts';
import { createSubmit, type SubmitOutcome } from './submit.ts';

type Refusal = Extract<SubmitOutcome, { kind: 'refused' }>;

export type FlowConfirm<Values, Shown = unknown> = {
  draft: Draft<Values>;
  /** What the page shows beside the values, as it is now. */
  shown: Shown;
  busy: boolean;
  /** What to show above the button, if anything. */
  message: { kind: 'error' | 'warning'; text: string } | undefined;
  /** The last refusal, for pages that show alternatives or a new quote. */
  refusal: Refusal | undefined;
  submit: () => void;
};

type FlowConfirmOptions<Values, Result, Shown> = {
  /** The loader's draft (requireDraft). */
  draft: Draft<Values>;
  send: (values: Values, idempotency_key: string, shown: Shown) => Promise<FunctionOutcome<Result>>;
  /** Where it ends, if that depends on the answer (done or request_done). */
  doneAt?: (result: Result) => string;
  /** What the done page must know and no address may claim; it stays with the history entry. */
  doneState?: Record<string, unknown>;
};

/** What the page shows beside the values and sends with them (a price), and what a refusal puts in its place. */
type ShownTerms<Shown> = { first: Shown; after: (refusal: Refusal, shown: Shown) => Shown | undefined };

export const lostAnswerText =
  '通信が途切れ、結果を確認できませんでした。もう一度押してください。二重に登録されることはありません。';
const pausedAnswerText = `${screens.paused}入力した内容は、この端末に残っています。あとでもう一度押しても、二重に登録されることはありません。`;
const changedText = '別の画面で内容が変更されました。新しい内容をご確認のうえ、もう一度お進みください。';

type Concluded<Result, Shown> = { outcome: SubmitOutcome<Result> | undefined; shown: Shown };

const changed: SubmitOutcome = { kind: 'changed' };
/**
 * For a card or a plan without a price: the form's page showed what this one shows, and its press was the agreement. The
 * confirm page stays the only one that sends, so that its answers, its address and Stripe's way back stay as they are.
 */
export const agreedOnForm = { agreed_on_form: true };
const wasAgreed = (state: unknown): boolean => typeof state === 'object' && state !== null && 'agreed_on_form' in state;

const changedState = { draft_changed: true };
const wasChanged = (state: unknown): boolean => typeof state === 'object' && state !== null && 'draft_changed' in state;

/** A page that shows nothing beside the values. */
const valuesOnly: ShownTerms<undefined> = { first: undefined, after: () => undefined };

/** The confirm step: one press, one result, whatever the network does. */
export function useFlowConfirm<Values, Result>(
  flow: Flow<Values, Result>,
  options: FlowConfirmOptions<Values, Result, undefined>,
): FlowConfirm<Values, undefined> {
  return useFlowConfirmOf(flow, valuesOnly, options);
}

/** What came of the last press, and what the page shows since: a refusal may bring another price. */
const useConcluded = <Result, Shown>(terms: ShownTerms<Shown>, loaded: Draft<unknown>) =>
  useReducer(
    (before: Concluded<Result, Shown>, next: SubmitOutcome<Result>): Concluded<Result, Shown> => ({
      outcome: next,
      shown: (next.kind === 'refused' ? terms.after(next, before.shown) : undefined) ?? before.shown,
    }),
    { outcome: loaded.state === 'sending' ? { kind: 'unknown' } : undefined, shown: terms.first },
  );

/** The same for a page whose price or terms are agreed to: what it shows when the button is pressed is what is sent. */
export function useFlowConfirmOf<Values, Result, Shown>(
  flow: Flow<Values, Result>,
  terms: ShownTerms<Shown>,
  { draft: loaded, send, doneAt, doneState }: FlowConfirmOptions<Values, Result, Shown>,
): FlowConfirm<Values, Shown> {
  const navigate = useNavigate();
  const location = useLocation();
  const isPaused = useServiceDown();
  const [draft, setDraft] = useState(loaded);
  const [busy, setBusy] = useState(false);
  const [{ outcome, shown }, conclude] = useConcluded<Result, Shown>(terms, loaded);
  // A page that starts again with other values has the word from the one before it.
  const said = outcome ?? (wasChanged(location.state) ? changed : undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: one submit per page, its `sending` latch must survive renders
  const submitOnce = useMemo(() => createSubmit(drafts(), flow), [flow.name]);

  async function submit() {
    setBusy(true);
    const next = await submitOnce(draft, (values, idempotency_key) => send(values, idempotency_key, shown));
    if (next.kind === 'busy') return;
    conclude(next);
    // The button stays busy until the next page is shown: on a slow line an idle one looks failed.
    try {
      await goOn(next);
    } finally {
      setBusy(false);
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is opened
  useEffect(() => {
    if (wasAgreed(location.state) && loaded.state === 'editing') void submit();
  }, []);

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
        // The same page for what is written now: price and terms are loaded again.
        return navigate(`${location.pathname}${location.search}`, { replace: true, state: changedState });
      }
    }
  }

  return {
    draft,
    busy,
    shown,
    message: messageOf(said, isPaused),
    refusal: said?.kind === 'refused' ? said : undefined,
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
