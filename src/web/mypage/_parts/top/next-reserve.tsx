import { Baby, CircleCheck, MapPin, Phone } from 'lucide-react';
import type { SelectMypageTopData } from '../../../../contract/operations/generated.ts';
import type { BringItem } from '../../../../domain/company/bring-list.ts';
import { lateKind } from '../../../../domain/messages/message-codes.ts';
import { formatTel } from '../../../../domain/text/contact-format.ts';
import { formatMonthDay, formatTime, formatTimeRange } from '../../../../domain/time-format.ts';
import { serverNow, useServerNow } from '../../../data/server-clock.ts';
import { LatePart } from '../../../parts/attendance/late-part.tsx';
import { BringItems } from '../../../parts/reserves/detail/bring-items.tsx';
import { AgainButton } from '../../../parts/reserves/start/again-offer.tsx';
import { Pieces } from '../../../ui/kept-text.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';

type Reserve = SelectMypageTopData['info1'][number];

type NextReserveProps = { reserve: Reserve; bring: readonly BringItem[]; onChanged: () => void };

/** info1: the next confirmed reserve, with everything one needs on the way there. */
export function NextReserve({ reserve, bring, onChanged }: NextReserveProps) {
  const { branch } = reserve;
  return (
    <section
      aria-labelledby="next-heading"
      className="overflow-hidden rounded-lg border border-line bg-white shadow-raised"
    >
      <div className="border-b border-line bg-trust-soft px-5 py-4">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h2 id="next-heading" className="text-note font-bold text-trust">
            {reserve.today_flag ? '今日のご予約' : '次のご予約'}
          </h2>
          <p className="inline-flex items-center gap-1 text-note font-bold text-trust">
            <CircleCheck className="size-4.5" aria-hidden="true" />
            予約確定
          </p>
        </div>
        <p className="figures mt-1 leading-snug">
          <span className="block text-h2 font-bold">{formatMonthDay(reserve.start_datetime)}</span>
          <span className="text-h3 font-bold">{formatTimeRange(reserve.start_datetime, reserve.end_datetime)}</span>
        </p>
        {reserve.today_flag && <Arrival start={reserve.start_datetime} />}
        {reserve.today_flag && (
          <LatePart
            reserve_id={reserve.id}
            kind={lateKind.code.arrival}
            notices={reserve.late_notices}
            branch_tel={branch?.tel}
            onSent={onChanged}
          />
        )}
      </div>
      <div className="grid gap-5 p-5 sm:grid-cols-2">
        <dl className="grid content-start text-note">
          <Fact icon={MapPin} label="園">
            <span className="block text-body font-bold">{reserve.branch_name}</span>
            {branch && <Pieces>{`${branch.address1} ${branch.address2}`}</Pieces>}
            {branch?.google_map_shared_link && (
              <a
                href={branch.google_map_shared_link}
                target="_blank"
                rel="noreferrer"
                className="text-link flex min-h-11 w-fit items-center"
              >
                地図を開く
              </a>
            )}
          </Fact>
          {branch?.tel && (
            <Fact icon={Phone} label="園の電話番号">
              <a
                href={`tel:${branch.tel}`}
                className="text-link figures -my-2.5 inline-flex min-h-11 items-center text-body font-bold"
              >
                {formatTel(branch.tel)}
              </a>
            </Fact>
          )}
          <Fact icon={Baby} label="お子さま">
            {reserve.reserve_details.map(({ child }) => child?.name).join('、')}
          </Fact>
        </dl>
        <div>
          <h3 className="text-note font-bold">持ち物(お名前を書いてください)</h3>
          <BringItems items={bring} className="mt-1.5 text-note" />
        </div>
      </div>
      <div className="flex flex-wrap gap-2.5 border-t border-line px-5 py-4">
        {reserve.editable_flag && (
          <LinkButton to={`/mypage/reserves/edit/${reserve.id}`} kind="plain" size="small">
            変更する
          </LinkButton>
        )}
        <LinkButton to={`/mypage/reserves/${reserve.id}`} kind="plain" size="small">
          くわしく見る
        </LinkButton>
        {reserve.reserve_details.some(({ child }) => child !== null) && <AgainButton reserve={reserve} />}
        <LinkButton to="/mypage/reserves/list" kind="quiet" size="small">
          予約一覧を見る
        </LinkButton>
      </div>
    </section>
  );
}

/** Today: when the child is expected, or that we are waiting. */
function Arrival({ start }: { start: string }) {
  useServerNow();
  const waiting = serverNow().getTime() >= Date.parse(start);
  return (
    <p className="mt-1 text-note">
      {waiting
        ? '登園をお待ちしています。遅れるときは、園へお電話ください。'
        : `登園の予定は${formatTime(start)}です。`}
    </p>
  );
}

type FactProps = { icon: typeof MapPin; label: string; children: React.ReactNode };

function Fact({ icon: Icon, label, children }: FactProps) {
  return (
    <div className="flex items-start gap-2.5">
      <dt className="flex h-11 items-center">
        <Icon className="size-5 text-ink-soft" aria-hidden="true" />
        <span className="sr-only">{label}</span>
      </dt>
      <dd className="min-w-0 py-2.5 leading-normal">{children}</dd>
    </div>
  );
}
