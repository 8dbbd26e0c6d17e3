import { useAction } from '../../../../data/use-action.ts';

export type AnswerHeard = {
  /** An answer is being sent, or was not taken. */
  onAnswering: (underWay: boolean) => void;
  onAnswered: () => Promise<void>;
  /** A colleague was faster: who, and when. */
  onTooLate: (said: string) => Promise<void>;
};

/** Yes, or no with its reason; a colleague may have been faster. */
export function useRequestAnswer(reserve_id: number, on: AnswerHeard) {
  const approve = useAction('staffApproveReserve');
  const reject = useAction('staffRejectReserve');
  async function send(approval_comment: string, refusal_reason: number | null) {
    const input = { reserve_id, approval_comment };
    on.onAnswering(true);
    const result = await (refusal_reason === null ? approve.send(input) : reject.send({ ...input, refusal_reason }));
    if (result === null) return;
    if (result.kind === 'ok') return on.onAnswered();
    if (result.kind === 'refused' && result.type === 'request_answered') return on.onTooLate(result.msg ?? '');
    on.onAnswering(false);
  }
  return { send, approving: approve.busy, rejecting: reject.busy, problem: approve.text ?? reject.text };
}
