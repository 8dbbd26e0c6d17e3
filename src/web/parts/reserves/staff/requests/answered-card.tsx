import { CircleCheck, CircleX, Undo2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { SelectStaffRequestsData } from '../../../../../contract/operations/generated.ts';
import { approvalStatus } from '../../../../../domain/codes.ts';
import { refusalText } from '../../../../../domain/reserves/refusal-reasons.ts';
import { withSama } from '../../../../../domain/text/called-name.ts';
import { formatTimeRange } from '../../../../../domain/time-format.ts';
import { useAction } from '../../../../data/use-action.ts';
import { useSecondsUntil } from '../../../../data/use-seconds-until.ts';
import { Button } from '../../../../ui/button.tsx';
import { ErrorNotice } from '../../../../ui/notice.tsx';

type AnsweredCardProps = {
  reserve: SelectStaffRequestsData['reserves'][number];
  /** Just answered on this screen: keyboard and screen-reader focus moves here. */
  own: boolean;
  onUndone: () => Promise<void>;
};

/** The answer, in the request's place. It can be undone until the family is notified. */
export function AnsweredCard({ reserve, own, onUndone }: AnsweredCardProps) {
  const card = useRef<HTMLElement>(null);
  const undo = useAction('staffUndoAnswer');
  const seconds = useSecondsUntil(reserve.answer_held_until);
  const approved = reserve.approval_status === approvalStatus.code.approved;
  useEffect(() => {
    if (!own) return;
    card.current?.focus({ preventScroll: true });
    card.current?.scrollIntoView({ block: 'nearest' });
  }, [own]);
  async function takeBack() {
    const outcome = await undo.send({ reserve_id: reserve.id });
    if (outcome !== null) await onUndone();
  }
  return (
    <article
      ref={card}
      tabIndex={-1}
      data-reserve={reserve.id}
      className={`rounded-md px-3 py-2 ${approved ? 'bg-trust-soft' : 'bg-no-soft'}`}
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <div className="min-w-0 flex-1 basis-80 leading-snug">
          <WhatWasSaid reserve={reserve} approved={approved} />
          <p className="figures text-note text-ink-soft">
            {seconds > 0 ? `お客様へのお知らせは、あと${seconds}秒で送ります。` : 'お客様にお知らせを送りました。'}
          </p>
        </div>
        {seconds > 0 ? (
          <Button
            kind="plain"
            size="small"
            busy={undo.busy}
            busyLabel="取り消しています"
            onClick={() => void takeBack()}
          >
            <Undo2 className="size-5" aria-hidden="true" />
            回答を取り消す
          </Button>
        ) : (
          <Link to={`/staff/reserves/${reserve.id}`} className="text-link inline-flex min-h-11 items-center">
            予約を見る
          </Link>
        )}
      </div>
      <ErrorNotice text={undo.text} className="mt-3" />
    </article>
  );
}

function WhatWasSaid({ reserve, approved }: Pick<AnsweredCardProps, 'reserve'> & { approved: boolean }) {
  const Icon = approved ? CircleCheck : CircleX;
  const reason = refusalText(reserve.refusal_reason);
  return (
    <>
      <h3 className="figures font-normal text-ink-soft">
        {formatTimeRange(reserve.start_datetime, reserve.end_datetime)}{' '}
        {reserve.reserve_details.map(({ child }) => child?.name ?? '').join('、')}
      </h3>
      <p role="status" className="flex gap-2 font-bold">
        <Icon className={`mt-0.5 size-5 shrink-0 ${approved ? 'text-trust' : 'text-no'}`} aria-hidden="true" />
        <span>
          {withSama(reserve.customer?.name ?? '')}のリクエストを{approved ? '承認' : 'お断り'}しました。
        </span>
      </p>
      {reason && <p className="text-note">理由: {reason}</p>}
      {reserve.approval_comment && <p className="text-note break-words">「{reserve.approval_comment}」</p>}
    </>
  );
}
