import type { MetaFunction } from 'react-router';
import { childAttendance } from '../../../domain/codes.ts';
import { formatMonthDay, formatTime } from '../../../domain/time-format.ts';
import { PrintButton, PrintedPage, ruled } from '../../console/printed-page.tsx';
import { useStaff } from '../../console/staff-context.tsx';
import { LiveLoaded, StaffPage } from '../../console/staff-page.tsx';
import { pageMeta } from '../../layout/page-meta.ts';
import { PaperDay } from '../../parts/attendance/staff/paper/paper-day.tsx';
import { PaperLinks } from '../../parts/attendance/staff/paper/paper-links.tsx';
import { ChildCell, HealthCell, PersonCell } from '../../parts/attendance/staff/paper/roll-cells.tsx';
import { type RollLine, rollLines } from '../../parts/attendance/staff/paper/roll-lines.ts';
import { useAskedDay, useRoll } from '../../parts/attendance/staff/paper/use-roll.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';

export const meta: MetaFunction = () => pageMeta({ title: '朝の一覧', noindex: true });

/** 朝の一覧: the day on paper, with room to write arrival and leaving by hand. */
export default function Sheet() {
  const { branch } = useStaff();
  const { date, today } = useAskedDay();
  const query = useRoll(date);
  return (
    <PrintedPage orientation="landscape">
      <StaffPage
        title="朝の一覧"
        lead={
          <>
            {branch.name} {formatMonthDay(date)}
            {query.data && ` ${rollLines(query.data.reserves).length}名`}
          </>
        }
        aside={
          <div className="off-paper flex flex-wrap items-center gap-3">
            <PaperDay date={date} />
            <PrintButton disabled={query.data === undefined} />
          </div>
        }
      >
        <PaperLinks />
        <LiveLoaded query={query}>
          {({ reserves }) => {
            const lines = rollLines(reserves);
            if (lines.length === 0) return <EmptyState title="この日のご予約はありません" />;
            return (
              <>
                <Lines lines={lines} date={date} />
                {date <= today && (
                  <p className="off-paper mt-4 flex flex-wrap items-center gap-3 text-note text-ink-soft">
                    手書きした時刻は、あとからまとめて入力できます。
                    <LinkButton to={`/staff/today/by_hand?date=${date}`} kind="plain" size="small">
                      手書きの入力へ
                    </LinkButton>
                  </p>
                )}
              </>
            );
          }}
        </LiveLoaded>
      </StaffPage>
    </PrintedPage>
  );
}

const heads = ['予定', 'お子さま', '健康・アレルギー、今日の連絡', '食事', '保護者・お迎え', '登園', '体温', '降園'];

/** Nothing but room for a pen: a tablet keeps its width for what there is to read. */
const forPaper = 'hidden lg:table-cell print:table-cell';

function Lines({ lines, date }: { lines: readonly RollLine[]; date: string }) {
  return (
    <div className="overflow-x-auto">
      <table className={ruled.table}>
        <caption className="sr-only">{formatMonthDay(date)}のお子さま</caption>
        <thead>
          <tr>
            {heads.map((head) => (
              <th
                key={head}
                scope="col"
                className={`${ruled.head} ${head.startsWith('健康') ? 'w-2/5 print:w-[36%]' : 'whitespace-nowrap'} ${head === '体温' ? forPaper : ''}`}
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.key}>
              <td className={`${ruled.cell} figures whitespace-nowrap`}>
                <strong className="block print:inline">{formatTime(line.start_datetime)}</strong>〜
                {formatTime(line.end_datetime)}
              </td>
              <th scope="row" className={`${ruled.cell} text-left font-normal`}>
                <ChildCell line={line} today={date} />
              </th>
              <td className={ruled.cell}>
                <HealthCell line={line} />
                {line.remarks && <p className="whitespace-pre-line">連絡 {line.remarks}</p>}
              </td>
              <td className={`${ruled.cell} min-w-14 lg:whitespace-nowrap print:min-w-0 print:whitespace-nowrap`}>
                {line.meals || '−'}
              </td>
              <td className={ruled.cell}>
                <People line={line} />
              </td>
              {line.status === childAttendance.code.absent ? (
                <td colSpan={3} className={`${ruled.cell} text-center`}>
                  来園なし
                </td>
              ) : (
                <>
                  <Written time={line.arrived_datetime} />
                  <td className={`${ruled.cell} ${forPaper} min-w-16`} />
                  <Written time={line.left_datetime} />
                </>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** What is known already, else a colon to write around. */
function Written({ time }: { time: string | null }) {
  return (
    <td
      className={`${ruled.cell} figures h-14 min-w-14 text-center lg:w-24 lg:min-w-20 align-middle print:h-[7mm] print:w-[19mm] print:min-w-0`}
    >
      {time ? <strong>{formatTime(time)}</strong> : <span className="text-ink-soft">:</span>}
    </td>
  );
}

/** The parent, and the person who picks up if different. */
function People({ line }: { line: RollLine }) {
  return (
    <>
      <div className="print:flex print:gap-x-1.5 print:whitespace-nowrap">
        <PersonCell person={line.parent} none="登録なし" />
      </div>
      {line.pick_up && (
        <div className="mt-1 border-t border-line pt-1 print:mt-0 print:flex print:gap-x-1.5 print:whitespace-nowrap print:border-0 print:pt-0">
          <span className="block font-bold">お迎え</span>
          <PersonCell person={line.pick_up} none="" />
        </div>
      )}
    </>
  );
}
