import { useState } from 'react';
import { useAction } from '../../../data/use-action.ts';
import { session } from '../../../session/browser-session.ts';
import { Button } from '../../../ui/button.tsx';
import { QuestionDialog } from '../../../ui/dialogs/question.tsx';

/** For anybody but the paying member: ends the own belonging to the family. */
export function LeavePart() {
  const [open, setOpen] = useState(false);
  const { send, busy, text } = useAction('leaveFamily');
  async function leave() {
    const outcome = await send({});
    if (outcome?.kind !== 'ok') return;
    await session().signOut();
    window.location.assign('/');
  }
  return (
    <section aria-labelledby="leave">
      <h2 id="leave" className="text-lead">
        登録を終える
      </h2>
      <p className="mt-1 text-note text-ink-soft">
        ご自身の登録を終えると、このアカウントではログインできなくなります。ご予約とお子さまの登録は、そのまま残ります。
      </p>
      <div className="mt-3">
        <Button kind="quiet" size="small" onClick={() => setOpen(true)}>
          自分の登録を終える
        </Button>
      </div>
      <QuestionDialog
        title="登録を終えますか"
        isOpen={open}
        onClose={() => setOpen(false)}
        act="登録を終える"
        busyLabel="お待ちください"
        busy={busy}
        onAct={() => void leave()}
        problem={text}
      >
        <p>すぐにログアウトします。もう一度加わるには、新しい招待が必要です。ご家族にお知らせします。</p>
      </QuestionDialog>
    </section>
  );
}
