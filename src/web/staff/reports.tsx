import { type MetaFunction, useSearchParams } from 'react-router';
import { type SelectStaffReportsData, SelectStaffReportsDocument } from '../../contract/operations/generated.ts';
import { emptyDay } from '../../domain/attendance/day-numbers.ts';
import { addDays, instantOf, isTokyoDate } from '../../domain/time.ts';
import { formatMonthDay } from '../../domain/time-format.ts';
import { DayPicker } from '../console/day-picker.tsx';
import { useStaff } from '../console/staff-context.tsx';
import { LiveLoaded, StaffPage } from '../console/staff-page.tsx';
import { useLiveAnswer } from '../console/use-live-answer.ts';
import { operation } from '../data/question.ts';
import { useServerToday } from '../data/server-clock.ts';
import { pageMeta } from '../layout/page-meta.ts';
import { DayChecklist } from '../parts/attendance/staff/day-report/day-checklist.tsx';
import { DayClosed, FormerCloses } from '../parts/attendance/staff/day-report/day-closed.tsx';
import { DayFigures } from '../parts/attendance/staff/day-report/day-figures.tsx';
import { EntryForm } from '../parts/attendance/staff/day-report/entry-form.tsx';
import { OtherDays } from '../parts/attendance/staff/day-report/other-days.tsx';
import { incidentsIn, ReportEntries, standingEntries } from '../parts/attendance/staff/day-report/report-entries.tsx';
import { feeRow, stayRow } from '../parts/billing/staff/stays/money-row.ts';
import { RowActs } from '../parts/billing/staff/stays/money-table.tsx';
import { DayIncidents } from '../parts/care/staff/incidents/day-incidents.tsx';
import { SleepMonth } from '../parts/care/staff/naps/sleep-month.tsx';

export const meta: MetaFunction = () => pageMeta({ title: '日報と締め', noindex: true });

export default function Reports() {
  const { branch } = useStaff();
  const today = useServerToday();
  const [search] = useSearchParams();
  const asked = search.get('from') ?? today;
  const date = isTokyoDate(asked) && asked <= today ? asked : today;
  const query = useLiveAnswer(
    operation(SelectStaffReportsDocument, {
      branch_id: branch.id,
      date,
      from: instantOf(date).toISOString(),
      until: instantOf(addDays(date, 1)).toISOString(),
    }),
  );
  return (
    <StaffPage title="日報と締め" lead={branch.name} aside={<DayPicker date={date} today={today} />}>
      <LiveLoaded query={query}>
        {(data) => (
          <div className="grid items-start gap-x-10 gap-y-8 xl:grid-cols-[minmax(0,1fr)_20rem]">
            <Day
              key={`${branch.id} ${date}`}
              branch_id={branch.id}
              date={date}
              data={data}
              onChanged={() => void query.reload()}
            />
            <OtherDays data={data} />
            <SleepMonth />
          </div>
        )}
      </LiveLoaded>
    </StaffPage>
  );
}

type DayProps = { branch_id: number; date: string; data: SelectStaffReportsData; onChanged: () => void };

/** Figures, the report, and what closes the day, in the order one does it. */
function Day({ branch_id, date, data, onChanged }: DayProps) {
  const numbers = data.day_numbers[0] ?? emptyDay;
  const close = data.closes.find(({ reopened_at }) => reopened_at === null);
  return (
    <div className="grid gap-8">
      <section aria-labelledby="figures">
        <h2 id="figures" className="mb-3 text-lead">
          {formatMonthDay(date)}
        </h2>
        {close && <DayClosed close={close} date={date} numbers={numbers} onChanged={onChanged} />}
        <DayFigures numbers={numbers} />
      </section>
      <section aria-labelledby="report">
        <h2 id="report" className="mb-3 text-lead">
          日報
        </h2>
        <ReportEntries entries={data.entries} branch_id={branch_id} date={date} onChanged={onChanged} />
        <DayIncidents incidents={data.incidents} />
        <div className="mt-4">
          <EntryForm branch_id={branch_id} date={date} open={data.open_items} onDone={onChanged} />
        </div>
      </section>
      {!close && (
        <section aria-labelledby="closing">
          <h2 id="closing" className="mb-3 text-lead">
            1日の締め
          </h2>
          <FormerCloses closes={data.closes} />
          <DayChecklist
            branch_id={branch_id}
            date={date}
            items={data.open_items}
            entries={standingEntries(data.entries).length}
            incidents={incidentsIn(data)}
            settle={(item) => <SettleItem item={item} onChanged={onChanged} />}
            onMended={onChanged}
            onClosed={onChanged}
          />
        </section>
      )}
    </div>
  );
}

type SettleItemProps = { item: SelectStaffReportsData['open_items'][number]; onChanged: () => void };

/** What is owed for a stay or a cancellation, with the acts of the settlement page. */
function SettleItem({ item: { kind, reserve }, onChanged }: SettleItemProps) {
  const stay = reserve?.childcares[0];
  const fee = reserve?.reserve_cancellations[0];
  if (kind === 'stay_unpaid') return stay && <RowActs row={stayRow(stay)} onChanged={onChanged} />;
  return fee && <RowActs row={feeRow(fee)} onChanged={onChanged} />;
}
