import { useState } from 'react';
import type { FunctionOk } from '../../../contract/functions/functions.ts';
import { closureChoice } from '../../../domain/staff-codes.ts';
import { formatMonthDay, formatTimeRange } from '../../../domain/time-format.ts';
import { useAction } from '../../data/use-action.ts';
import { failureText } from '../../layout/failure-notice.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { YenAmount } from '../../ui/yen.tsx';

type ClosureNotice = FunctionOk<'readClosureNotice'>;
type Stay = ClosureNotice['reserves'][number];
type ClosedStayProps = {
  closure_notice_id: number;
  notice: ClosureNotice;
  stay: Stay;
  onChanged: () => void;
};

/** One reserve the closure is about: what became of it, and where else the same hours are free. */
export function ClosedStay({ closure_notice_id, notice, stay, onChanged }: ClosedStayProps) {
  const moving = useAction('moveClosureReserve');
  const declining = useAction('declineClosureMove');
  const [pressed, setPressed] = useState<number | null>(null);
  const { reserve_id } = stay;
  const failure = moving.failure ?? declining.failure;

  async function move(branch_id: number, quoted_amount: number) {
    setPressed(branch_id);
    declining.clear();
    await moving.send({ closure_notice_id, reserve_id, branch_id, quoted_amount });
    // Refused or not: what is free now is asked again.
    onChanged();
  }
  async function decline() {
    moving.clear();
    await declining.send({ closure_notice_id, reserve_id });
    onChanged();
  }

  return (
    <section aria-labelledby={`stay-${reserve_id}`} className="rounded-lg border border-line bg-white p-5">
      <h3 id={`stay-${reserve_id}`} className="figures text-lead">
        {formatMonthDay(Date.parse(stay.start_datetime))} {formatTimeRange(stay.start_datetime, stay.end_datetime)}
        <span className="ml-3 font-normal">{notice.branch_name}</span>
      </h3>
      <Standing stay={stay} choice={notice.choice} />
      {failure && (
        <div className="mt-3">
          <Notice kind="error" live>
            {failureText(failure)}
            {failure.kind === 'refused' && stay.offers.length > 0 && ' いま空きのある園を、下に出し直しました。'}
          </Notice>
        </div>
      )}
      {stay.moved === null && (
        <Offers
          stay={stay}
          moving={moving.busy ? pressed : null}
          disabled={moving.busy || declining.busy}
          onMove={(offer) => void move(offer.branch_id, offer.reserve_amount)}
        />
      )}
      {stay.live && notice.choice === closureChoice.code.move && (
        <div className="mt-4 border-t border-line pt-4">
          <Button kind="plain" size="small" busy={declining.busy} disabled={moving.busy} onClick={() => void decline()}>
            移らずにキャンセルする(無料)
          </Button>
        </div>
      )}
    </section>
  );
}

type Offer = Stay['offers'][number];
type OffersProps = { stay: Stay; moving: number | null; disabled: boolean; onMove: (offer: Offer) => void };

function Offers({ stay, moving, disabled, onMove }: OffersProps) {
  if (stay.offers.length === 0) {
    return (
      <div className="mt-4 grid justify-items-start gap-2">
        <p className="text-note">同じ時間に空きのある近くの園は、いまありません。</p>
        <LinkButton to="/mypage/reserves/select_branches" kind="plain" size="small">
          ほかの日時や園をさがす
        </LinkButton>
      </div>
    );
  }
  return (
    <div className="mt-4">
      <p className="font-bold">同じ時間に空きのある近くの園</p>
      <p className="text-note text-ink-soft">
        {stay.live
          ? 'お選びいただくと、この園のご予約はキャンセル料なしで取り消し、選んだ園のご予約が確定します。'
          : 'お選びいただくと、同じ時間、同じお子さまで、選んだ園のご予約が確定します。'}
      </p>
      <ul className="mt-3 grid gap-3">
        {stay.offers.map((offer) => (
          <li key={offer.branch_id} className="rounded-md border border-line p-4">
            <p className="font-bold">{offer.branch_name}</p>
            <p className="text-note text-ink-soft">{offer.branch_address}</p>
            <div className="mt-2 flex flex-wrap items-center justify-between gap-3">
              <p>
                料金の目安 <YenAmount amount={offer.reserve_amount} />
              </p>
              <Button
                size="small"
                busy={moving === offer.branch_id}
                busyLabel="予約しています"
                disabled={disabled}
                onClick={() => onMove(offer)}
              >
                この園に{stay.live ? '移る' : '予約する'}
                <span className="sr-only">({offer.branch_name})</span>
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Standing({ stay, choice }: { stay: Stay; choice: number }) {
  if (stay.moved) {
    return (
      <div className="mt-2 grid justify-items-start gap-2">
        <Badge tone="trust">{stay.moved.branch_name}で予約確定</Badge>
        <LinkButton to={`/mypage/reserves/${stay.moved.reserve_id}`} kind="plain" size="small">
          新しいご予約を見る
        </LinkButton>
      </div>
    );
  }
  if (!stay.live) {
    return (
      <p className="mt-2">
        <Badge tone="no">キャンセル済み</Badge>
        <span className="ml-2">
          {choice === closureChoice.code.cancel ? '園の都合で、園が取り消しました。' : ''}キャンセル料はかかりません。
        </span>
      </p>
    );
  }
  return (
    <p className="mt-2">
      <Badge tone="ask">お返事をお待ちしています</Badge>
      <span className="ml-2">この時間は、園でお預かりできません。移るか、無料でキャンセルするかをお選びください。</span>
    </p>
  );
}
