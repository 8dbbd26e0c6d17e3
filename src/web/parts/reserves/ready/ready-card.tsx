import { lazy, Suspense, useState } from 'react';
import type { ReadyStay } from '../../../../contract/functions/reserves/ready-stay.ts';
import { notReadyText } from '../../../../domain/reserves/ready-text.ts';
import { formatMonthDay } from '../../../../domain/time-format.ts';
import { reading } from '../../../data/question.ts';
import { useAnswer } from '../../../data/use-answer.ts';
import { Button } from '../../../ui/button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { YenAmount } from '../../../ui/yen.tsx';
import { type ReadyChange, ReadySeatFacts, useTake } from './ready-seat-facts.tsx';
import { type ReadyAnswer, readyRange } from './ready-text.ts';

const ReadySheet = lazy(() => import('./ready-sheet.tsx').then((module) => ({ default: module.ReadySheet })));

/** Two taps to a seat: this card's button opens the confirm page, and there it is taken. */
export function ReadyCard({ first }: { first: ReadyAnswer | undefined }) {
  const [change, setChange] = useState<ReadyChange>({});
  const [open, setOpen] = useState(false);
  const touched = open || Object.keys(change).length > 0;
  const asked = useAnswer(touched ? reading('readySeat', { ...change, choices_flag: 1 }) : null);
  const shown = asked.data ?? asked.previous ?? first;
  return (
    <section
      aria-labelledby="ready-heading"
      className="flex h-full min-w-0 flex-col rounded-lg border border-action/40 bg-white px-5 pt-2 pb-5 shadow-raised"
    >
      <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-3">
        <h2 id="ready-heading" className="text-lead font-bold whitespace-nowrap text-action">
          今日すぐ
        </h2>
        {shown && (shown.seat || shown.instead.length > 0) && (
          <Button kind="quiet" size="small" className="-mr-4" onClick={() => setOpen(true)}>
            変更する<span className="sr-only">(園・お子さま・時間)</span>
          </Button>
        )}
      </div>
      {shown?.seat ? <Ready answer={shown} seat={shown.seat} /> : <Nothing answer={shown} />}
      {open && shown && (
        <Suspense>
          <ReadySheet
            answer={shown}
            waiting={asked.waiting}
            failed={asked.failure !== undefined}
            onChange={(next) => setChange({ ...change, ...next })}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </section>
  );
}

function Ready({ answer, seat }: { answer: ReadyAnswer; seat: ReadyStay }) {
  const take = useTake();
  return (
    <div className="flex flex-1 flex-col sm:flex-row sm:items-end sm:justify-between sm:gap-8">
      <ReadySeatFacts answer={answer} seat={seat} />
      <Button className="mt-auto w-full shrink-0 sm:w-auto" onClick={() => take(seat, answer.today)}>
        この内容で確認へ
      </Button>
    </div>
  );
}

function Nothing({ answer }: { answer: ReadyAnswer | undefined }) {
  const take = useTake();
  const { reason = null, branch_name = null, instead = [], today = '' } = answer ?? {};
  return (
    <div className="flex flex-1 flex-col">
      <p className="leading-snug">{notReadyText(reason, branch_name)}</p>
      <ul className="mt-2 grid gap-x-8 gap-y-2 empty:hidden sm:grid-cols-2">
        {instead.map((seat) => (
          <li key={`${seat.date} ${seat.branch_id}`} className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <p className="figures min-w-0 flex-1 leading-snug">
              <span className="block font-bold">
                {seat.date === today ? '今日' : `明日 ${formatMonthDay(seat.date)}`} {readyRange(seat)}
              </span>
              <span className="text-note">
                {seat.branch_name}・{seat.child_ids.length}人・
                <YenAmount amount={seat.quote.reserve_amount} />
              </span>
            </p>
            <Button kind="plain" size="small" onClick={() => take(seat, today)}>
              確認へ<span className="sr-only">({`${seat.branch_name} ${readyRange(seat)}`})</span>
            </Button>
          </li>
        ))}
      </ul>
      <div className="mt-auto pt-2">
        {reason === 'no_children' ? (
          <LinkButton to="/mypage/children/add" kind="plain" size="small">
            お子さまを登録する
          </LinkButton>
        ) : reason === 'not_allowed' ? (
          <LinkButton to="/mypage/top" kind="plain" size="small">
            マイページを開く
          </LinkButton>
        ) : (
          <LinkButton
            to="/mypage/reserves_today/select_branches"
            kind={instead.length > 0 ? 'quiet' : 'plain'}
            size="small"
            className={instead.length > 0 ? '-ml-4' : ''}
          >
            ほかの園の空きを見る
          </LinkButton>
        )}
      </div>
    </div>
  );
}
