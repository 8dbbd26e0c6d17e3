import { MapPin, Phone, QrCode } from 'lucide-react';
import { childcareStatus } from '../../../../domain/codes.ts';
import { lateKind } from '../../../../domain/messages/message-codes.ts';
import { withSan } from '../../../../domain/text/called-name.ts';
import { epochOf } from '../../../../domain/time.ts';
import { formatTime, formatTimeRange } from '../../../../domain/time-format.ts';
import { serverNow } from '../../../data/server-clock.ts';
import { LatePart } from '../../../parts/attendance/late-part.tsx';
import { LatestItem } from '../../../parts/care/family-day/latest-item.tsx';
import { calledNames } from '../../../parts/reserves/start/who.ts';
import { buttonStyle } from '../../../ui/button-style.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import type { StayOfToday } from './top-data.ts';

type StayProps = {
  stay: StayOfToday;
  /** The only one of the card: there is room for the picture. */
  alone: boolean;
  onChanged: () => void;
};

type Named = { readonly reserve_details: readonly { readonly child: { readonly name: string } | null }[] };

export const childrenNamed = ({ reserve_details }: Named): string =>
  calledNames(reserve_details.flatMap(({ child }) => (child ? [child.name] : [])));

/** One stay of today: who is where, until when, and whom to call. */
export function StayToday(props: StayProps) {
  return props.stay.childcare_status === childcareStatus.code.present ? <Present {...props} /> : <Due {...props} />;
}

function Present({ stay, alone, onChanged }: StayProps) {
  const names = childrenNamed(stay);
  const late = serverNow().getTime() > epochOf(stay.end_datetime);
  return (
    <article className="grid gap-2.5 px-5 py-3.5" aria-label={`${names} お預かり中`}>
      <Who names={names} branch={stay.branch_name} />
      <dl className="figures flex flex-wrap gap-x-8 gap-y-1">
        <Moment label="登園" time={stay.childcares[0]?.start_datetime ?? null} />
        <Moment label="お迎え予定" time={stay.end_datetime} note={stay.pick_up_name && withSan(stay.pick_up_name)} />
      </dl>
      <LatestItem reserve_id={stay.id} large={alone} />
      {late && <p className="text-note">お迎えの予定の時間を過ぎています。お迎えの時間を園にお知らせください。</p>}
      <LatePart
        reserve_id={stay.id}
        kind={lateKind.code.pickUp}
        notices={stay.late_notices}
        branch_tel={stay.branch?.tel}
        onSent={onChanged}
      />
      <Ways stay={stay}>
        <LinkButton to={`/mypage/reserves/${stay.id}#passes`} kind="plain" size="small">
          <QrCode className="size-4.5 shrink-0" aria-hidden="true" />
          お迎えパス
        </LinkButton>
      </Ways>
    </article>
  );
}

function Due({ stay, alone, onChanged }: StayProps) {
  const names = childrenNamed(stay);
  const waiting = serverNow().getTime() >= epochOf(stay.start_datetime);
  const map = stay.branch?.google_map_shared_link;
  return (
    <article className="grid gap-2.5 px-5 py-3.5" aria-label={`${names} 登園前`}>
      <div>
        <p className="figures text-h2 leading-snug font-bold">
          {formatTimeRange(stay.start_datetime, stay.end_datetime)}
        </p>
        <Who names={names} branch={stay.branch_name} />
        {waiting && <p className="mt-1 text-note text-ink-soft">登園をお待ちしています。</p>}
      </div>
      <LatePart
        reserve_id={stay.id}
        kind={lateKind.code.arrival}
        notices={stay.late_notices}
        branch_tel={stay.branch?.tel}
        onSent={onChanged}
      />
      <Ways stay={stay}>
        {alone && map && (
          <a href={map} target="_blank" rel="noreferrer" className={buttonStyle('plain', 'small')}>
            <MapPin className="size-4.5 shrink-0" aria-hidden="true" />
            地図を開く
          </a>
        )}
        <LinkButton
          to={`/mypage/reserves/${stay.id}`}
          kind="plain"
          size="small"
          className={alone ? 'col-span-full sm:col-auto' : ''}
        >
          {alone ? '持ち物と予約の内容' : 'くわしく見る'}
        </LinkButton>
      </Ways>
    </article>
  );
}

function Who({ names, branch }: { names: string; branch: string | null }) {
  return (
    <p className="leading-snug">
      <span className="phrases block text-h3 font-bold">{names}</span>
      <span className="piece">{branch}</span>
    </p>
  );
}

/** Two in a row on a phone, where the letters allow it. */
function Ways({ stay, children }: { stay: StayOfToday; children: React.ReactNode }) {
  const tel = stay.branch?.tel;
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-2 sm:flex sm:flex-wrap">
      {tel && (
        <a href={`tel:${tel}`} className={buttonStyle('plain', 'small')}>
          <Phone className="size-4.5 shrink-0" aria-hidden="true" />
          園に電話する
        </a>
      )}
      {children}
    </div>
  );
}

function Moment({ label, time, note }: { label: string; time: string | null; note?: string | null }) {
  return (
    <div>
      <dt className="text-note leading-snug text-ink-soft">{label}</dt>
      <dd className="leading-snug">
        <span className="mr-2 text-h3 font-bold">{time === null ? '—' : formatTime(time)}</span>
        {note && <span className="text-note">{note}</span>}
      </dd>
    </div>
  );
}
