import { useAction } from '../../../data/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { showToast } from '../../../ui/toast.tsx';

type RetryPartProps = {
  input: { childcare_id: number } | { reserve_cancellation_id: number };
  name: string;
  onChanged: () => void;
};

export function RetryPart({ input, name, onChanged }: RetryPartProps) {
  const { send, busy, text } = useAction('staffRetrySettlement');
  async function retry() {
    const result = await send({ childcare_id: null, reserve_cancellation_id: null, ...input });
    if (result?.kind !== 'ok') return;
    showToast('もう一度決済しています');
    onChanged();
  }
  return (
    <div className="mt-3 grid gap-3 md:justify-items-end">
      {text && (
        <Notice kind="error" live>
          {text}
        </Notice>
      )}
      <Button
        kind="plain"
        busy={busy}
        busyLabel="送信しています"
        onClick={retry}
        aria-label={`${name}様 もう一度決済する`}
      >
        もう一度決済する
      </Button>
    </div>
  );
}
