import { HeartPulse } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { healthQuestion } from '../../../../domain/care/health-codes.ts';
import { withSan } from '../../../../domain/text/called-name.ts';
import { formatDate } from '../../../../domain/time-format.ts';
import { useAction } from '../../../data/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorNotice, Notice } from '../../../ui/notice.tsx';

type AskedChild = {
  readonly child_id: number;
  readonly name: string;
  readonly reason: number;
  readonly answered_at: string | null;
};

/** Anyone who has never answered is asked by the form, not here. */
export const askedAgain = <Question extends { readonly reason: number }>(questions: readonly Question[]): Question[] =>
  questions.filter(({ reason }) => reason !== healthQuestion.code.unanswered);

type ConfirmHealthProps = {
  asked: readonly AskedChild[];
  /** On the child's own page the form is below. */
  here?: boolean;
  onDone?: () => void;
};

/** One tap: 変わりありません. It never blocks anything. */
export function ConfirmHealth({ asked, here = false, onDone }: ConfirmHealthProps) {
  const heading = useId();
  const [done, setDone] = useState(false);
  const { send, busy, text } = useAction('confirmChildHealth');
  if (done) {
    return (
      <Notice kind="done" live title="変わりがないことを、園にお伝えしました">
        ありがとうございます。
      </Notice>
    );
  }
  if (asked.length === 0) return null;
  const names = asked.map(({ name }) => withSan(name)).join('、');
  const newBranch = asked.some(({ reason }) => reason === healthQuestion.code.newBranch);
  const [oldest] = asked.map(({ answered_at }) => answered_at ?? '').sort();
  async function confirm() {
    const outcome = await send({ child_ids: asked.map(({ child_id }) => child_id) });
    if (outcome?.kind !== 'ok') return;
    setDone(true);
    onDone?.();
  }
  return (
    <section aria-labelledby={heading} className="rounded-lg border border-ask/40 bg-ask-soft p-4 sm:p-5">
      <h2 id={heading} className="flex items-start gap-2 text-body font-bold">
        <HeartPulse className="mt-0.5 size-5.5 shrink-0 text-ask" aria-hidden="true" />
        {names}の健康の情報に、お変わりはありませんか
      </h2>
      <p className="mt-1 text-note">
        {newBranch ? 'はじめてご利用の園があります。' : ''}
        {oldest && `前の確認は${formatDate(oldest)}です。`}
      </p>
      <ErrorNotice text={text} className="mt-3" />
      <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button onClick={() => void confirm()} busy={busy} busyLabel="お伝えしています">
          変わりありません
        </Button>
        {!here &&
          asked.map(({ child_id, name }) => (
            <Link
              key={child_id}
              to={`/mypage/children/health/${child_id}`}
              className="inline-flex min-h-11 items-center text-note underline underline-offset-4"
            >
              {asked.length > 1 ? `${withSan(name)}の内容を見る・直す` : '内容を見る・直す'}
            </Link>
          ))}
        {here && <span className="text-note">変わったところがあれば、下の内容を直して保存してください。</span>}
      </div>
    </section>
  );
}
