import { formatDateTime } from '../../../../domain/time-format.ts';
import { useAction } from '../../../data/use-action.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { ErrorNotice, Notice } from '../../../ui/notice.tsx';
import { showToast } from '../../../ui/toast.tsx';
import type { InboxThreadRow } from './thread.ts';

type Answer = InboxThreadRow['inbox_answers'][number];

/** What was sent, in order, and whether its mail arrived. */
export function AnswerList({ answers, onChanged }: { answers: readonly Answer[]; onChanged: () => void }) {
  if (answers.length === 0) return null;
  return (
    <section aria-labelledby="answers">
      <h2 id="answers" className="mb-2 text-lead">
        お送りした返信
      </h2>
      <ul className="grid gap-3">
        {answers.map((answer) => (
          <li key={answer.id}>
            <SentAnswer answer={answer} onChanged={onChanged} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function SentAnswer({ answer, onChanged }: { answer: Answer; onChanged: () => void }) {
  const { send, busy, text } = useAction('staffRetryInboxAnswer');
  async function retry() {
    const outcome = await send({ inbox_answer_id: answer.id });
    if (outcome?.kind !== 'ok') return;
    showToast('もう一度お送りします');
    onChanged();
  }
  return (
    <article className="rounded-lg border border-line bg-paper p-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="font-bold">{answer.subject}</h3>
        <MailState status={answer.mail_status} />
        <p className="figures ml-auto text-note text-ink-soft">
          {formatDateTime(answer.created_at)} {answer.account?.name ?? '退職者'}
        </p>
      </div>
      <p className="mt-2 whitespace-pre-line break-words">{answer.body}</p>
      {answer.mail_status === 'failed' && (
        <div className="mt-3 grid gap-3">
          <Notice kind="error">
            このアドレスでは受け取られませんでした。お電話でご連絡するか、もう一度お送りください。
          </Notice>
          <div>
            <Button kind="plain" size="small" busy={busy} busyLabel="送っています" onClick={() => void retry()}>
              もう一度送る
            </Button>
          </div>
        </div>
      )}
      <ErrorNotice text={text} className="mt-3" />
    </article>
  );
}

function MailState({ status }: { status: string }) {
  if (status === 'sent') return <Badge tone="trust">送信済み</Badge>;
  return status === 'failed' ? <Badge tone="wrong">届いていません</Badge> : <Badge tone="ask">送信中</Badge>;
}
