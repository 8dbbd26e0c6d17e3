import type { SubmitOutcome } from '../../../flow/submit.ts';
import { lostAnswerText } from '../../../flow/use-flow-confirm.ts';
import { failureText } from '../../../layout/failure-notice.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { RefusalNotice } from '../confirm/refusal-notice.tsx';

type CancelOutcomeProps = { outcome: SubmitOutcome | undefined; feeChanged: boolean };

/** What became of a press that did not cancel. */
export function CancelOutcome({ outcome, feeChanged }: CancelOutcomeProps) {
  if (feeChanged) {
    return (
      <Notice kind="warning" live title="キャンセル料が変わりました">
        時間がたち、料金の区分が変わりました。新しい金額をご確認のうえ、もう一度押してください。
      </Notice>
    );
  }
  if (outcome?.kind === 'refused') return <RefusalNotice refusal={outcome} />;
  if (outcome?.kind === 'unknown') {
    return (
      <Notice kind="warning" live>
        {lostAnswerText}
      </Notice>
    );
  }
  if (outcome?.kind === 'fault') {
    return (
      <Notice kind="error" live>
        {failureText({ ...outcome, message: '', lost: false })}
      </Notice>
    );
  }
  return null;
}
