import { Clock } from 'lucide-react';
import { lateAnswer, lateKind } from '../../../../../domain/messages/message-codes.ts';
import { formatTime } from '../../../../../domain/time-format.ts';
import { useAction } from '../../../../data/use-action.ts';
import { Button } from '../../../../ui/button.tsx';
import { FieldError } from '../../../../ui/field.tsx';
import { showToast } from '../../../../ui/toast.tsx';
import { type BoardEntry, lateNoticeOf, namesOf } from './board.ts';

const { understood, callUs } = lateAnswer.code;

/** What the family said about coming later, and the branch's one tap. */
export function LateLine({ entry }: { entry: BoardEntry }) {
  const notice = lateNoticeOf(entry);
  const { send, busy, text } = useAction('staffAnswerLateNotice');
  if (notice === undefined) return null;
  const word = notice.kind === lateKind.code.arrival ? '遅れ' : 'お迎え遅れ';
  const names = namesOf(entry);
  async function answer(code: number) {
    const outcome = await send({ late_notice_id: notice?.id ?? 0, answer: code });
    if (outcome?.kind === 'ok') showToast('ご家族に返事をしました');
  }
  return (
    <div className="mt-2 rounded-md bg-ask-soft px-3 py-2">
      <p className="figures flex flex-wrap items-center gap-x-2 font-bold">
        <Clock className="size-4.5 shrink-0 text-ask" aria-hidden="true" />
        {word} {notice.minutes}分({formatTime(notice.expected_datetime)}頃)
        {notice.answer !== null && (
          <span className="text-note font-normal">返事ずみ: {lateAnswer.label(notice.answer)}</span>
        )}
      </p>
      {notice.answer === null && (
        <div className="mt-1.5 flex flex-wrap gap-2">
          {[understood, callUs].map((code) => (
            <Button
              key={code}
              kind="plain"
              size="small"
              busy={busy}
              aria-label={`${lateAnswer.label(code)} ${names}`}
              onClick={() => void answer(code)}
            >
              {lateAnswer.label(code)}
            </Button>
          ))}
        </div>
      )}
      {text && (
        <div role="alert">
          <FieldError>{text}</FieldError>
        </div>
      )}
    </div>
  );
}
