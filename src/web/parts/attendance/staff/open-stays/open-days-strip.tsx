import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import {
  type SelectStaffOpenStaysData,
  SelectStaffOpenStaysDocument,
} from '../../../../../contract/operations/generated.ts';
import { formatMonthDay, formatTime, formatTimeRange } from '../../../../../domain/time-format.ts';
import { useStaff } from '../../../../console/staff-context.tsx';
import { TelLink } from '../../../../console/tel-link.tsx';
import { useLiveAnswer } from '../../../../console/use-live-answer.ts';
import { operation } from '../../../../data/question.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { StayDialog } from './stay-dialog.tsx';
import type { ForgottenStay } from './typed-times.ts';

type OpenStay = SelectStaffOpenStaysData['stays'][number];
/** How many are shown at once; the rest unfold on a press. */
const shownAtOnce = 3;

/** Earlier days: stays without a recorded outcome, and days that were never closed. */
export function OpenDaysStrip() {
  const { branch } = useStaff();
  const query = useLiveAnswer(operation(SelectStaffOpenStaysDocument, { branch_id: branch.id }));
  const { data } = query;
  if (data === undefined) return null;
  const count = data.stays_aggregate.aggregate.count;
  return (
    <>
      {count > 0 && <OpenStays stays={data.stays} count={count} onChanged={() => void query.reload()} />}
      {data.unclosed_days.length > 0 && <UnclosedDays days={data.unclosed_days.map(({ date }) => date)} />}
    </>
  );
}

function UnclosedDays({ days }: { days: readonly string[] }) {
  const [first = ''] = days;
  return (
    <div className="mb-4">
      <Notice
        kind="warning"
        title={`締めていない日が${days.length}日あります`}
        action={
          <LinkButton to={`/staff/reports?from=${first}`} kind="plain" size="small">
            {formatMonthDay(first)}を締める
          </LinkButton>
        }
      />
    </div>
  );
}

type OpenStaysProps = { stays: readonly OpenStay[]; count: number; onChanged: () => void };

function OpenStays({ stays, count, onChanged }: OpenStaysProps) {
  const { manager } = useStaff();
  const [all, setAll] = useState(false);
  const [asked, setAsked] = useState<ForgottenStay | null>(null);
  const shown = all ? stays : stays.slice(0, shownAtOnce);
  return (
    <section
      aria-labelledby="open-stays"
      className="mb-4 rounded-lg border border-wrong/40 bg-wrong-soft px-4 pt-3.5 pb-4"
    >
      <h2 id="open-stays" className="flex items-center gap-2.5 text-lead">
        <CircleAlert className="size-5.5 shrink-0 text-wrong" aria-hidden="true" />
        前日までの未完了 <span className="figures">{count}件</span>
      </h2>
      <p className="mt-1 mb-3 text-note">
        {manager
          ? '登園・降園の時刻を入力するか、来園なし・中止として登録してください。登録するまで精算されません。'
          : '終わった日の登園・降園は、園長が登録します。園長に伝えてください。登録するまで精算されません。'}
      </p>
      <ul className="grid gap-2.5 md:grid-cols-2 xl:grid-cols-3">
        {shown.map((item) => (
          <li key={item.reserve_id} className="rounded-md border border-line bg-white p-3.5">
            <StayCard item={item} onAsk={manager && item.reserve ? () => setAsked(item.reserve) : undefined} />
          </li>
        ))}
      </ul>
      {stays.length > shownAtOnce && (
        <Button kind="plain" size="small" className="mt-3" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? '3件だけ表示する' : `ほか${count - shownAtOnce}件を表示する`}
        </Button>
      )}
      <StayDialog
        stay={asked}
        onClose={() => setAsked(null)}
        onDone={() => {
          setAsked(null);
          onChanged();
        }}
      />
    </section>
  );
}

function StayCard({ item, onAsk }: { item: OpenStay; onAsk: (() => void) | undefined }) {
  const { reserve } = item;
  if (reserve === null) return null;
  const names = reserve.reserve_details.map(({ child }) => child?.name ?? '').join('、');
  const arrived = reserve.reserve_details.find(({ arrived_datetime }) => arrived_datetime !== null)?.arrived_datetime;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <p className="figures font-bold">
          {formatMonthDay(item.date)} {formatTimeRange(reserve.start_datetime, reserve.end_datetime)}
        </p>
        <Badge tone={item.kind === 'present' ? 'wrong' : 'ask'}>
          {item.kind === 'present' ? 'お預かり中のまま' : '来園予定のまま'}
        </Badge>
      </div>
      <p className="mt-1 text-lead leading-snug font-bold">{names}</p>
      <p className="text-note leading-snug">
        {reserve.customer?.name}
        {reserve.customer && <TelLink tel={reserve.customer.tel} name={reserve.customer.name} />}
        {arrived && <span className="figures ml-2 text-ink-soft">登園 {formatTime(arrived)}</span>}
      </p>
      <div className="mt-2 flex items-center justify-between gap-3">
        {onAsk && (
          <Button size="small" onClick={onAsk} aria-label={`${names} 登降園を登録する`}>
            登降園を登録する
          </Button>
        )}
        <Link
          to={`/staff/reserves/${reserve.id}`}
          className="text-link -my-2 ml-auto inline-flex min-h-11 items-center text-note"
          aria-label={`${names} 予約の詳細`}
        >
          詳細
        </Link>
      </div>
    </>
  );
}
