import { useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { RefusalType } from '../../../../contract/errors.ts';
import type { FunctionPayload } from '../../../../contract/functions/functions.ts';
import type { SelectMypageReservesCancelConfirmData } from '../../../../contract/operations/generated.ts';
import { alerts } from '../../../../contract/page-errors.ts';
import { callFunction } from '../../../data/browser-functions.ts';
import type { FunctionOutcome } from '../../../data/call-function.ts';
import { drafts } from '../../../flow/browser-flow.ts';
import { createSubmit, type SubmitOutcome } from '../../../flow/submit.ts';
import { type Cancelled, type CancelValues, cancelFlow } from './cancel-flow.ts';

export type CancelledReserve = SelectMypageReservesCancelConfirmData['reserves'][number];

/** What is said of a child that stays at home ill. */
type Illness = NonNullable<FunctionPayload<'cancelForIllness'>['illness']>;

const gone: RefusalType = 'not_cancellable_reserve';

/** fee_changed brings the fee of now. */
function newFeeOf(outcome: SubmitOutcome): number | undefined {
  if (outcome.kind !== 'refused' || outcome.type !== 'fee_changed') return undefined;
  const { details } = outcome;
  if (typeof details !== 'object' || details === null || !('cancel_amount' in details)) return undefined;
  return typeof details.cancel_amount === 'number' ? details.cancel_amount : undefined;
}

/** The fee shown is the fee sent; if it changed meanwhile the new one is shown and asked about again. */
export function useCancel(reserve: CancelledReserve, illness: Illness | null = null) {
  const navigate = useNavigate();
  const terms = reserve.cancellation_fee;
  const [fee, setFee] = useState((illness === null ? terms?.cancel_amount : terms?.illness_amount) ?? 0);
  const lost = useRef(false);
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<SubmitOutcome>();
  const flow = cancelFlow(reserve.id);
  // biome-ignore lint/correctness/useExhaustiveDependencies: one submit per page, its latch must survive renders
  const submitOnce = useMemo(() => createSubmit(drafts(), flow), [reserve.id]);

  async function send(values: CancelValues): Promise<FunctionOutcome<Cancelled>> {
    const { reserve_id, quoted_fee } = values;
    const answer = illness
      ? await callFunction('cancelForIllness', { reserve_id, quoted_fee, illness })
      : await callFunction('cancelReserve', values);
    const { branch_name, start_datetime, end_datetime } = reserve;
    const done: Cancelled = {
      cancel_amount: values.quoted_fee,
      branch_name,
      start_datetime,
      end_datetime,
      ...(illness ? { ill: true } : {}),
    };
    // The attempt whose answer was lost did cancel it.
    if (lost.current && answer.kind === 'refused' && answer.type === gone) return { kind: 'ok', result: done };
    lost.current ||= answer.kind === 'fault' && answer.lost;
    return answer.kind === 'ok'
      ? { kind: 'ok', result: { ...done, cancel_amount: answer.result.cancel_amount } }
      : answer;
  }

  async function cancel(cancel_remarks: string) {
    const draft = drafts().save(flow, { reserve_id: reserve.id, quoted_fee: fee, cancel_remarks });
    if (!draft) return window.alert(alerts[flow.missing]);
    setBusy(true);
    const next = await submitOnce(draft, send);
    if (next.kind === 'busy') return;
    setOutcome(next);
    const newFee = newFeeOf(next);
    if (newFee !== undefined) setFee(newFee);
    // Stay busy until the next page is shown.
    if (next.kind === 'done') await navigate(flow.done, { replace: true });
    setBusy(false);
  }

  return { fee, busy, outcome, feeChanged: outcome !== undefined && newFeeOf(outcome) !== undefined, cancel };
}
