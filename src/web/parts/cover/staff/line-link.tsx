import { useState } from 'react';
import { formatTime } from '../../../../domain/time-format.ts';
import { useAction } from '../../../data/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorNotice, Notice } from '../../../ui/notice.tsx';

/** One's own messages on LINE: a number is sent to the official account, which then knows where to write. */
export function LineLink({ linked, onChanged }: { linked: boolean; onChanged: () => void }) {
  const begin = useAction('staffBeginLineLink');
  const end = useAction('staffEndLineLink');
  const [shown, setShown] = useState<{ code: string; until: string }>();
  async function start() {
    const outcome = await begin.send({});
    if (outcome?.kind === 'ok') setShown(outcome.result);
  }
  async function stop() {
    const outcome = await end.send({});
    if (outcome?.kind === 'ok') onChanged();
  }
  if (linked) {
    return (
      <div className="grid justify-items-start gap-2">
        <p>お願いはLINEに届きます。</p>
        <Button kind="quiet" busy={end.busy} busyLabel="外しています" onClick={() => void stop()}>
          LINEの連携を外す
        </Button>
        <ErrorNotice text={end.text} />
      </div>
    );
  }
  return (
    <div className="grid justify-items-start gap-3">
      <p>お願いはメールに届きます。</p>
      {shown ? (
        <Notice
          title="この番号を、園の公式LINEのトークに送ってください"
          action={<Button onClick={onChanged}>送りました</Button>}
        >
          <strong className="figures text-h2 tracking-widest">{shown.code}</strong>
          <span className="block">{formatTime(shown.until)}まで使えます。</span>
        </Notice>
      ) : (
        <Button kind="plain" busy={begin.busy} busyLabel="用意しています" onClick={() => void start()}>
          LINEで受け取る
        </Button>
      )}
      <ErrorNotice text={begin.text} />
    </div>
  );
}
