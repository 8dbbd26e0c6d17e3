import { Printer } from 'lucide-react';
import { type MetaFunction, useParams } from 'react-router';
import type { FunctionOk } from '../../../contract/functions/functions.ts';
import { type SelectMypageDayBillData, SelectMypageDayBillDocument } from '../../../contract/operations/generated.ts';
import { childcareSettlement } from '../../../domain/codes.ts';
import { calledName } from '../../../domain/text/called-name.ts';
import { formatTel } from '../../../domain/text/contact-format.ts';
import { formatDateWeekday, formatTime, formatTimeRange } from '../../../domain/time-format.ts';
import { operation, reading } from '../../data/question.ts';
import { useAnswer } from '../../data/use-answer.ts';
import { FailureNotice } from '../../layout/failure-notice.tsx';
import { CardSkeletons } from '../../layout/loaded.tsx';
import { pageMeta } from '../../layout/page-meta.ts';
import { childcareLines } from '../../parts/attendance/childcare-lines.ts';
import { onFamilyDay } from '../../parts/care/family-day/day-feed.ts';
import { DayPhoto } from '../../parts/care/family-day/day-photo.tsx';
import { DayTimeline } from '../../parts/care/family-day/day-timeline.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PriceLines } from '../../ui/price-lines.tsx';
import { MypagePage } from '../_parts/frame/mypage-page.tsx';

export const meta: MetaFunction = () => pageMeta({ title: '連絡帳', noindex: true });

type Day = FunctionOk<'readChildDay'>;
type Bill = SelectMypageDayBillData['childcares'][number];

/** A child's day: live while it lasts, afterwards the page that stays, to be read again and printed. */
export default function DayPage() {
  const { reserve_id = '' } = useParams();
  return (
    <MypagePage title="連絡帳" back={{ to: '/mypage/days/list', label: '連絡帳の一覧' }}>
      {/^\d{1,9}$/.test(reserve_id) ? <Asked reserve_id={Number(reserve_id)} /> : <NotThere />}
    </MypagePage>
  );
}

function Asked({ reserve_id }: { reserve_id: number }) {
  const day = useAnswer(reading('readChildDay', { reserve_id }), { live: onFamilyDay });
  const bill = useAnswer(operation(SelectMypageDayBillDocument, { reserve_id }), { live: onFamilyDay });
  const { data, failure } = day;
  if (failure?.kind === 'refused' && failure.type === 'not_found') return <NotThere />;
  // A right that was taken back takes the day with it.
  if (failure?.kind === 'refused') return <FailureNotice failure={failure} retry={() => void day.reload()} />;
  // All at once: what comes in late would push away what is being read.
  if (data === undefined || bill.waiting) {
    return failure ? <FailureNotice failure={failure} retry={() => void day.reload()} /> : <CardSkeletons />;
  }
  return <Shown day={data} bill={data.guardian ? bill.data?.childcares[0] : undefined} onLost={day.reload} />;
}

function NotThere() {
  return (
    <EmptyState
      title="この日の連絡帳は見つかりません"
      action={<LinkButton to="/mypage/days/list">連絡帳の一覧へ</LinkButton>}
    >
      アドレスの番号をお確かめください。ほかの方の連絡帳は表示できません。
    </EmptyState>
  );
}

const badges = {
  expected: { tone: 'no', words: '登園前' },
  present: { tone: 'trust', words: 'お預かり中' },
  left: { tone: 'no', words: '降園しました' },
  absent: { tone: 'no', words: 'ご来園なし' },
} as const;

function Shown({ day, bill, onLost }: { day: Day; bill: Bill | undefined; onLost: () => Promise<void> }) {
  const { tone, words } = badges[day.state];
  const several = day.children.length > 1;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 print:gap-4">
      <header className="rounded-lg border border-line bg-white p-4 shadow-raised sm:p-5 print:border-0 print:p-0 print:shadow-none">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h2 className="figures text-h3">{formatDateWeekday(day.date)}</h2>
          <Badge tone={tone}>{words}</Badge>
        </div>
        <p className="mt-1">{day.branch_name}</p>
        <p className="figures mt-1 text-note text-ink-soft">
          ご予約 {formatTimeRange(day.start_datetime, day.end_datetime)} ・ 園の電話{' '}
          <a href={`tel:${day.branch_tel}`} className="whitespace-nowrap">
            {formatTel(day.branch_tel)}
          </a>
        </p>
        {day.state === 'present' && (
          <p className="mt-2 text-note text-ink-soft">園が記録すると、ここに自動で出ます。更新の操作はいりません。</p>
        )}
      </header>
      {day.children.map((child) => (
        <ChildOfDay key={child.child_id} child={child} several={several} onLost={onLost} />
      ))}
      {bill && <BillPart bill={bill} />}
      <div className="flex flex-wrap gap-3 print:hidden">
        {day.state === 'left' && (
          <Button kind="plain" onClick={() => window.print()}>
            <Printer className="size-5" aria-hidden="true" />
            連絡帳を印刷する
          </Button>
        )}
      </div>
    </div>
  );
}

type Child = Day['children'][number];

function ChildOfDay({ child, several, onLost }: { child: Child; several: boolean; onLost: () => Promise<void> }) {
  const called = calledName(child.name);
  return (
    <section
      aria-labelledby={`child-${child.child_id}`}
      className="rounded-lg border border-line bg-white p-4 shadow-raised sm:p-5 print:border-0 print:p-0 print:shadow-none"
    >
      <h2 id={`child-${child.child_id}`} className="text-h3">
        {several ? child.name : `${called}の1日`}
      </h2>
      {child.closing_words && (
        <div className="mt-3 rounded-md bg-cream px-4 py-3 print:border print:border-line">
          <h3 className="text-note font-bold text-ink-soft">今日の様子(園から)</h3>
          <p className="mt-1 wrap-anywhere whitespace-pre-line">{child.closing_words}</p>
        </div>
      )}
      <div className="mt-4">
        {child.items.length === 0 ? (
          <p className="text-note text-ink-soft">登園すると、食事やお昼寝の様子がここに出ます。</p>
        ) : (
          <DayTimeline
            items={child.items}
            label={`${called}の1日の記録`}
            showPhoto={(photo, item) => (
              <DayPhoto
                key={photo.file_key}
                photo={photo}
                words={`${called}の写真 ${formatTime(item.at)}`}
                onLost={() => void onLost()}
              />
            )}
          />
        )}
      </div>
    </section>
  );
}

function BillPart({ bill }: { bill: Bill }) {
  const names = bill.reserve?.reserve_details.flatMap(({ child }) => child?.name ?? []) ?? [];
  return (
    <section
      aria-labelledby="bill"
      className="rounded-lg border border-line bg-white p-4 shadow-raised sm:p-5 print:break-inside-avoid print:border-0 print:p-0 print:shadow-none"
    >
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
        <h2 id="bill" className="text-h3">
          この日の料金
        </h2>
        <Badge tone="no">{childcareSettlement.label(bill.status)}</Badge>
      </div>
      <PriceLines
        caption="この日の料金の内訳"
        lines={childcareLines(bill, bill.reserve?.amount_lines, names)}
        note="予定と実際のうち、早いほうの開始から遅いほうの終了までを計算しています。"
      />
    </section>
  );
}
