import { Clock } from 'lucide-react';
import { useState } from 'react';
import { type LateKind, lateAnswer, lateKind } from '../../../domain/messages/message-codes.ts';
import { formatTel } from '../../../domain/text/contact-format.ts';
import { formatTime } from '../../../domain/time-format.ts';
import { Button } from '../../ui/button.tsx';
import { LateSheet } from './late-sheet.tsx';

type LateNoticeRow = {
  readonly id: number;
  readonly kind: number;
  readonly minutes: number;
  readonly expected_datetime: string;
  readonly answer: number | null;
};

type LatePartProps = {
  reserve_id: number;
  kind: LateKind;
  notices: readonly LateNoticeRow[];
  branch_tel: string | null | undefined;
  onSent: () => void;
};

/** One tap to say that one comes later; what was said, and what the branch answered. */
export function LatePart({ reserve_id, kind, notices, branch_tel, onSent }: LatePartProps) {
  const [open, setOpen] = useState(false);
  const notice = notices.find((each) => each.kind === kind);
  const word = kind === lateKind.code.arrival ? '登園' : 'お迎え';
  return (
    <div className="grid gap-2">
      {notice && (
        <div role="status" className="rounded-md bg-ask-soft px-4 py-3">
          <p className="figures font-bold">
            {word}は{formatTime(notice.expected_datetime)}頃とお知らせしました
          </p>
          <p className="text-note">{answerText(notice.answer, branch_tel)}</p>
        </div>
      )}
      <Button kind="plain" size="small" className="w-full sm:w-fit" onClick={() => setOpen(true)}>
        <Clock className="size-5" aria-hidden="true" />
        {notice ? '時間をもう一度知らせる' : lateKind.label(kind)}
      </Button>
      {open && (
        <LateSheet
          reserve_id={reserve_id}
          kind={kind}
          branch_tel={branch_tel}
          onClose={() => setOpen(false)}
          onSent={() => {
            setOpen(false);
            onSent();
          }}
        />
      )}
    </div>
  );
}

function answerText(answer: number | null, tel: string | null | undefined): string {
  if (answer === null) return '園のお返事を待っています。';
  if (answer === lateAnswer.code.understood) return '園から「承知しました」とお返事がありました。';
  return `園から「お電話ください」とお返事がありました。${tel ? formatTel(tel) : ''}`;
}
