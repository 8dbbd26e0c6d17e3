import { Link } from 'react-router';
import { SelectMypageConsentsDocument } from '../../../contract/operations/generated.ts';
import { documentLabels } from '../../../domain/codes.ts';
import { formatJapaneseDate } from '../../../domain/time-format.ts';
import { operation } from '../../data/question.ts';
import { useAction } from '../../data/use-action.ts';
import { useAnswer } from '../../data/use-answer.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { showToast } from '../../ui/toast.tsx';

const pages = { terms: '/terms', privacy: '/privacy_policy' } as const;
type Kind = keyof typeof pages;
const isKind = (kind: string): kind is Kind => kind in pages;

/**
 * The texts changed since the member agreed: what changed, where to read it, and the one button. Nothing else of the page
 * waits for it but a new reserve, plan or tickets, which the server asks about as well.
 */
export function DueConsents({ className = '', onDone }: { className?: string; onDone?: () => void }) {
  const query = useAnswer(operation(SelectMypageConsentsDocument, {}));
  const { send, busy, text } = useAction('agreeToDocuments');
  const due = (query.data?.view_due_consents ?? []).flatMap((row) =>
    isKind(row.kind) ? [{ ...row, kind: row.kind }] : [],
  );
  if (due.length === 0) return null;
  async function agree() {
    const outcome = await send(Object.fromEntries(due.map(({ kind, adaptation_date }) => [kind, adaptation_date])));
    if (outcome?.kind === 'ok') showToast('同意を記録しました');
    await query.reload();
    onDone?.();
  }
  return (
    <div className={className}>
      <Notice
        kind="info"
        title={`${due.map(({ kind }) => documentLabels[kind]).join('と')}が新しくなりました`}
        action={
          <Button size="small" busy={busy} busyLabel="記録しています" onClick={agree}>
            内容を読み、同意する
          </Button>
        }
      >
        <ul className="grid gap-2">
          {due.map(({ kind, adaptation_date, change_summary }) => (
            <li key={kind}>
              <Link
                to={`${pages[kind]}/${adaptation_date}`}
                target="_blank"
                className="text-link inline-flex min-h-8 items-center"
              >
                {documentLabels[kind]}({formatJapaneseDate(adaptation_date)}から)を読む
                <span className="sr-only">(新しいタブで開きます)</span>
              </Link>
              {change_summary && <p className="whitespace-pre-line">変わったところ: {change_summary}</p>}
            </li>
          ))}
        </ul>
        <p className="mt-2">
          新しいご予約、プラン、回数券のお申し込みの前に、同意をお願いします。ご予約の確認、キャンセル、お迎えは、このままお使いいただけます。
        </p>
        {text && (
          <p role="alert" className="mt-2 font-bold text-wrong">
            {text}
          </p>
        )}
      </Notice>
    </div>
  );
}
