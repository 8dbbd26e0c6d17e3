import type { MetaFunction } from 'react-router';
import { formatMonthDay } from '../../../domain/time-format.ts';
import { PrintButton, PrintedPage } from '../../console/printed-page.tsx';
import { useStaff } from '../../console/staff-context.tsx';
import { LiveLoaded, StaffPage } from '../../console/staff-page.tsx';
import { pageMeta } from '../../layout/page-meta.ts';
import { PaperLinks } from '../../parts/attendance/staff/paper/paper-links.tsx';
import { ConfirmTogether } from '../../parts/care/staff/kitchen/confirm-together.tsx';
import { type KitchenLine, kitchenLines, platesOf } from '../../parts/care/staff/kitchen/kitchen-day.ts';
import { MealCounts, MealList, PlateSums, UsualPlates } from '../../parts/care/staff/kitchen/kitchen-tables.tsx';
import { useKitchen } from '../../parts/care/staff/kitchen/use-kitchen.ts';
import { Notice } from '../../ui/notice.tsx';

export const meta: MetaFunction = () => pageMeta({ title: '厨房の一覧', noindex: true });

/** 厨房の一覧: meals by age and allergy for today and tomorrow, to be read at the stove or on paper. */
export default function Kitchen() {
  const { branch } = useStaff();
  const { query, dates } = useKitchen();
  return (
    <PrintedPage orientation="portrait">
      <StaffPage
        title="厨房の一覧"
        lead={`${branch.name} 今日と明日の食事`}
        aside={
          <div className="off-paper">
            <PrintButton disabled={query.data === undefined} />
          </div>
        }
      >
        <PaperLinks />
        <LiveLoaded query={query}>
          {(data) => {
            const days = dates.map((date) => ({ date, lines: kitchenLines(data, date) }));
            const waiting = days.flatMap(({ lines }) => lines).filter(({ unconfirmed }) => unconfirmed).length;
            return (
              <div className="grid gap-8 print:block">
                {waiting > 0 && (
                  <div className="off-paper">
                    <Notice kind="warning" title={`アレルギーの確認が済んでいない食事が${waiting}人分あります`}>
                      献立の原材料と照らし合わせてください。同じ食事・同じアレルギーはまとめて、重い症状・エピペン・未確認は1人ずつ確認します。
                    </Notice>
                  </div>
                )}
                {days.map(({ date, lines }, position) => (
                  <Day
                    key={date}
                    word={position === 0 ? '今日' : '明日'}
                    date={date}
                    lines={lines}
                    onDone={() => void query.reload()}
                  />
                ))}
              </div>
            );
          }}
        </LiveLoaded>
      </StaffPage>
    </PrintedPage>
  );
}

type DayProps = { word: string; date: string; lines: readonly KitchenLine[]; onDone: () => void };

function Day({ word, date, lines, onDone }: DayProps) {
  const { special, usual } = platesOf(lines);
  return (
    <section
      aria-labelledby={`kitchen-${date}`}
      className={`grid gap-3 print:gap-[1.5mm] ${word === '明日' ? 'print:break-before-page' : ''}`}
    >
      <h2 id={`kitchen-${date}`} className="text-lead">
        {word}
        <span className="figures ml-2">{formatMonthDay(date)}</span>
      </h2>
      {lines.length === 0 ? (
        <p className="text-ink-soft">食事のご予約はありません。</p>
      ) : (
        <>
          <MealCounts lines={lines} date={date} />
          <PlateSums lines={lines} />
          <ConfirmTogether lines={lines} onDone={onDone} />
          <MealList lines={special} date={date} onDone={onDone} />
          <UsualPlates lines={usual} date={date} />
        </>
      )}
    </section>
  );
}
