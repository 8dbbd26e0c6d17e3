import type { MetaFunction } from 'react-router';
import { formatMonthDay, formatTime, formatTimeRange } from '../../../domain/time-format.ts';
import { PrintButton, PrintedPage, ruled } from '../../console/printed-page.tsx';
import { useStaff } from '../../console/staff-context.tsx';
import { LiveLoaded, StaffPage } from '../../console/staff-page.tsx';
import { useServerNow, useServerToday } from '../../data/server-clock.ts';
import { pageMeta } from '../../layout/page-meta.ts';
import { PaperLinks } from '../../parts/attendance/staff/paper/paper-links.tsx';
import { ChildCell, HealthCell, PersonCell } from '../../parts/attendance/staff/paper/roll-cells.tsx';
import { emergencyGroups, type RollLine, rollLines } from '../../parts/attendance/staff/paper/roll-lines.ts';
import { useRoll } from '../../parts/attendance/staff/paper/use-roll.ts';
import { EmptyState } from '../../ui/empty-state.tsx';

export const meta: MetaFunction = () => pageMeta({ title: '緊急名簿', noindex: true });

/** 緊急名簿: who is in the building and who may be on the way, with all that is needed outside of it. */
export default function Roll() {
  const { branch } = useStaff();
  const today = useServerToday();
  const now = useServerNow();
  const query = useRoll(today);
  return (
    <PrintedPage orientation="portrait">
      <StaffPage
        title="緊急名簿"
        lead={`${branch.name} ${formatMonthDay(today)} ${formatTime(now)}現在`}
        aside={
          <div className="off-paper">
            <PrintButton disabled={query.data === undefined} />
          </div>
        }
      >
        <PaperLinks />
        <LiveLoaded query={query}>
          {({ reserves }) => {
            const { present, expected } = emergencyGroups(rollLines(reserves));
            if (present.length + expected.length === 0) {
              return <EmptyState title="お預かり中・来園予定のお子さまはいません" />;
            }
            return (
              <div className="grid gap-6">
                <Group
                  title="お預かり中"
                  lines={present}
                  today={today}
                  none="いまお預かりしているお子さまはいません。"
                />
                <Group title="これから来園予定" lines={expected} today={today} none="これからのご予定はありません。" />
                <p className="off-paper text-note text-ink-soft">
                  お子さまと連絡先の記録です。使い終わった紙は細断してください。
                </p>
              </div>
            );
          }}
        </LiveLoaded>
      </StaffPage>
    </PrintedPage>
  );
}

const heads = [
  ['点呼', 'whitespace-nowrap'],
  ['お子さま', ''],
  ['健康・アレルギー', 'w-2/5'],
  ['保護者', ''],
  ['緊急連絡先', ''],
  ['お迎え', ''],
] as const;

function Group({ title, lines, today, none }: { title: string; lines: RollLine[]; today: string; none: string }) {
  return (
    <section aria-label={title}>
      <h2 className="mb-2 text-lead">
        {title}
        <span className="figures ml-2">{lines.length}名</span>
      </h2>
      {lines.length === 0 ? (
        <p className="text-note text-ink-soft">{none}</p>
      ) : (
        <div className="overflow-x-auto">
          <table className={ruled.table}>
            <caption className="sr-only">{title}</caption>
            <thead>
              <tr>
                {heads.map(([head, layout]) => (
                  <th key={head} scope="col" className={`${ruled.head} ${layout}`}>
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {lines.map((line) => (
                <tr key={line.key}>
                  <td className={`${ruled.cell} text-center`}>
                    <span className="mt-1 inline-block size-5 rounded-sm border-2 border-ink" aria-hidden="true" />
                  </td>
                  <th scope="row" className={`${ruled.cell} text-left font-normal`}>
                    <ChildCell line={line} today={today} />
                  </th>
                  <td className={ruled.cell}>
                    <HealthCell line={line} />
                  </td>
                  <td className={ruled.cell}>
                    <PersonCell person={line.parent} none="登録なし" />
                  </td>
                  <td className={ruled.cell}>
                    <PersonCell person={line.emergency} none="登録なし" />
                  </td>
                  <td className={ruled.cell}>
                    <PersonCell person={line.pick_up} none="保護者" />
                    <span className="figures block whitespace-nowrap">
                      {formatTimeRange(line.start_datetime, line.end_datetime)}
                    </span>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
