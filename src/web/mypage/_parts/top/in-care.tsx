import { Baby, DoorOpen, Phone } from 'lucide-react';
import type { SelectMypageTopData } from '../../../../contract/operations/generated.ts';
import { lateKind } from '../../../../domain/messages/message-codes.ts';
import { withSan } from '../../../../domain/text/called-name.ts';
import { formatTel } from '../../../../domain/text/contact-format.ts';
import { formatTime } from '../../../../domain/time-format.ts';
import { serverNow, useServerNow } from '../../../data/server-clock.ts';
import { LatePart } from '../../../parts/attendance/late-part.tsx';
import { LatestItem } from '../../../parts/care/family-day/latest-item.tsx';
import { calledNames } from '../../../parts/reserves/start/who.ts';
import { buttonStyle } from '../../../ui/button-style.ts';
import { type StayNow, stayNow } from './stay-now.ts';

/** Now: the children who are with us, since when and until when, and whom to call. The first thing on the page. */
export function InCare({ stays, onChanged }: { stays: SelectMypageTopData['today']; onChanged: () => void }) {
  useServerNow();
  const now = serverNow();
  if (stays.length === 0) return null;
  return (
    <section aria-labelledby="now-heading" className="grid gap-4">
      <h2 id="now-heading" className="sr-only">
        今日のお子さま
      </h2>
      {stays.map((stay) => (
        <Now key={stay.id} stay={stay} now={now} onChanged={onChanged} />
      ))}
    </section>
  );
}

function Now({ stay, now, onChanged }: { stay: StayNow; now: Date; onChanged: () => void }) {
  const { present, arrived, left, late } = stayNow(stay, now);
  const names = calledNames(stay.reserve_details.flatMap(({ child }) => (child ? [child.name] : [])));
  const tel = stay.branch?.tel;
  return (
    <article
      className={`rounded-lg border p-5 ${present ? 'border-trust/40 bg-trust-soft' : 'border-line bg-white'}`}
      aria-label={`${names} ${present ? 'お預かり中' : '降園しました'}`}
    >
      <p className={`flex items-center gap-2 text-h3 font-bold ${present ? 'text-trust' : ''}`}>
        {present ? (
          <Baby className="size-6 shrink-0" aria-hidden="true" />
        ) : (
          <DoorOpen className="size-6 shrink-0 text-ink-soft" aria-hidden="true" />
        )}
        {present ? 'お預かり中' : '降園しました'}
      </p>
      <p className="mt-1">
        {names}・{stay.branch_name}
      </p>
      <dl className="figures mt-3 grid grid-cols-2 gap-x-4">
        <Moment label="登園" time={arrived} />
        {present ? (
          <Moment label="お迎え予定" time={stay.end_datetime} note={stay.pick_up_name && withSan(stay.pick_up_name)} />
        ) : (
          <Moment label="降園" time={left} />
        )}
      </dl>
      <LatestItem reserve_id={stay.id} present={present} />
      {late && (
        <p className="mt-2 text-note">
          お迎えの予定の時間を過ぎています。下のボタンから、お迎えの時間をお知らせください。
        </p>
      )}
      {present && (
        <LatePart
          reserve_id={stay.id}
          kind={lateKind.code.pickUp}
          notices={stay.late_notices}
          branch_tel={tel}
          onSent={onChanged}
        />
      )}
      {present && tel && (
        <a
          href={`tel:${tel}`}
          className={buttonStyle('plain', 'normal', 'mt-4 w-full flex-wrap gap-x-2! gap-y-0! px-3! sm:w-auto sm:px-6!')}
        >
          <Phone className="size-5" aria-hidden="true" />
          <span className="whitespace-nowrap">園に電話する</span>
          <span className="figures whitespace-nowrap">{formatTel(tel)}</span>
        </a>
      )}
    </article>
  );
}

function Moment({ label, time, note }: { label: string; time: string | null; note?: string | null }) {
  return (
    <div>
      <dt className="text-note text-ink-soft">{label}</dt>
      <dd>
        <span className="block text-h3 font-bold">{time === null ? '—' : formatTime(time)}</span>
        {note && <span className="block text-note">{note}</span>}
      </dd>
    </div>
  );
}
