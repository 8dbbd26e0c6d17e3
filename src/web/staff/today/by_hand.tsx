import type { MetaFunction } from 'react-router';
import { childAttendance } from '../../../domain/codes.ts';
import { formatMonthDay } from '../../../domain/time-format.ts';
import { useStaff } from '../../console/staff-context.tsx';
import { LiveLoaded, StaffPage } from '../../console/staff-page.tsx';
import { pageMeta } from '../../layout/page-meta.ts';
import { ByHandForm } from '../../parts/attendance/staff/paper/by-hand-form.tsx';
import { PaperDay } from '../../parts/attendance/staff/paper/paper-day.tsx';
import { PaperLinks } from '../../parts/attendance/staff/paper/paper-links.tsx';
import { rollLines } from '../../parts/attendance/staff/paper/roll-lines.ts';
import { useAskedDay, useRoll } from '../../parts/attendance/staff/paper/use-roll.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Notice } from '../../ui/notice.tsx';

export const meta: MetaFunction = () => pageMeta({ title: '手書きの入力', noindex: true });

/** What stood on the morning sheet, typed in afterwards in one go. */
export default function ByHand() {
  const { branch, manager } = useStaff();
  const { date, today } = useAskedDay('today');
  const query = useRoll(date);
  const over = date < today;
  return (
    <StaffPage
      title="手書きの入力"
      lead={`${formatMonthDay(date)} 紙に書いた時刻をまとめて入力します。905 でも 9:05 でも入力できます。`}
      aside={<PaperDay date={date} max={today} />}
    >
      <PaperLinks />
      {over && !manager ? (
        <Notice kind="info" title="終わった日の入力は園長が行います">
          紙の一覧を園長に渡してください。今日の分は、ここで入力できます。
        </Notice>
      ) : (
        <LiveLoaded query={query}>
          {({ reserves }) => {
            const lines = rollLines(reserves);
            if (lines.length === 0) return <EmptyState title="この日のご予約はありません" />;
            const { expected, present } = childAttendance.code;
            const open = lines.filter(({ status }) => status === expected || status === present).length;
            return (
              <>
                <p role="status" className="mb-3 text-note text-ink-soft">
                  {open === 0 ? 'すべて登録済みです。' : `入力の残り ${open}名`}
                </p>
                <ByHandForm
                  key={`${branch.id} ${date}`}
                  branch_id={branch.id}
                  date={date}
                  over={over}
                  lines={lines}
                  onChanged={query.reload}
                />
              </>
            );
          }}
        </LiveLoaded>
      )}
    </StaffPage>
  );
}
