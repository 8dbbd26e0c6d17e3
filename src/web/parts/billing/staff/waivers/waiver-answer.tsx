import { useStaff } from '../../../../console/staff-context.tsx';
import { useAction } from '../../../../data/use-action.ts';
import { Button } from '../../../../ui/button.tsx';
import { ErrorNotice } from '../../../../ui/notice.tsx';
import { showToast } from '../../../../ui/toast.tsx';

type WaiverAnswerProps = { fee_waiver_id: number; onAnswered: () => void };

/** The manager's two answers to a request to waive a cancellation fee. */
export function WaiverAnswer({ fee_waiver_id, onAnswered }: WaiverAnswerProps) {
  const { manager } = useStaff();
  const { send, busy, text } = useAction('staffAnswerFeeWaiver');
  async function answer(granted: boolean) {
    const result = await send({ fee_waiver_id, granted_flag: granted ? 1 : 0 });
    if (result?.kind === 'ok') showToast(granted ? '免除しました' : '免除しないことにしました');
    onAnswered();
  }
  if (!manager) return <p className="text-note text-ink-soft">園長が回答します。</p>;
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-3">
        <Button kind="primary" size="small" busy={busy} busyLabel="送っています" onClick={() => void answer(true)}>
          免除する
        </Button>
        <Button kind="plain" size="small" disabled={busy} onClick={() => void answer(false)}>
          免除しない
        </Button>
      </div>
      <ErrorNotice text={text} />
    </div>
  );
}
