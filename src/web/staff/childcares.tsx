import { useState } from 'react';
import { type MetaFunction, useSearchParams } from 'react-router';
import { type SelectStaffChildcaresData, SelectStaffChildcaresDocument } from '../../contract/operations/generated.ts';
import { addDays, instantOf, isTokyoDate, type TokyoDate } from '../../domain/time.ts';
import { formatMonthDay } from '../../domain/time-format.ts';
import { DayPicker } from '../console/day-picker.tsx';
import { useStaff } from '../console/staff-context.tsx';
import { LiveLoaded, StaffPage } from '../console/staff-page.tsx';
import { useLiveAnswer } from '../console/use-live-answer.ts';
import { operation } from '../data/question.ts';
import { useServerToday } from '../data/server-clock.ts';
import { pageMeta } from '../layout/page-meta.ts';
import {
  dayMoney,
  filteredMoney,
  isMoneyFilter,
  type MoneyFilter,
  moneyFilters,
} from '../parts/billing/staff/stays/day-money.ts';
import { DayTotals } from '../parts/billing/staff/stays/day-totals.tsx';
import { FailedSection } from '../parts/billing/staff/stays/failed-section.tsx';
import { correctionRow, feeRow, stayRow } from '../parts/billing/staff/stays/money-row.ts';
import { MoneyTable } from '../parts/billing/staff/stays/money-table.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { SelectField, TextField } from '../ui/field.tsx';
import { LinkButton } from '../ui/link-button.tsx';

export const meta: MetaFunction = () => pageMeta({ title: '精算', noindex: true });

export default function Childcares() {
  const { branch, manager } = useStaff();
  const today = useServerToday();
  const [search] = useSearchParams();
  const [query, setQuery] = useState('');
  const [filter, setFilter] = useState<MoneyFilter>('');
  const asked = search.get('from') ?? today;
  const date = isTokyoDate(asked) ? asked : today;
  const money = useLiveAnswer(
    operation(SelectStaffChildcaresDocument, {
      branch_id: branch.id,
      date_from: instantOf(date).toISOString(),
      date_to: instantOf(addDays(date, 1)).toISOString(),
    }),
  );
  return (
    <StaffPage
      title="精算"
      aside={
        <div className="flex flex-wrap items-center gap-3">
          {manager && (
            <>
              <LinkButton to="/staff/childcares/waivers" kind="quiet" size="small">
                免除の一覧
              </LinkButton>
              <LinkButton to="/staff/childcares/discounts" kind="quiet" size="small">
                割引の一覧
              </LinkButton>
            </>
          )}
          <DayPicker date={date} today={today} />
        </div>
      }
    >
      <search className="mb-5 grid grid-cols-[minmax(0,1fr)_8.5rem] gap-3 md:grid-cols-[1fr_12rem]">
        <TextField
          label="お名前・電話番号"
          unmarked
          type="search"
          autoComplete="off"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
        <SelectField
          label="状態"
          unmarked
          options={moneyFilters}
          value={filter}
          onChange={({ target }) => setFilter(isMoneyFilter(target.value) ? target.value : '')}
        />
      </search>
      <LiveLoaded query={money}>
        {(data) => <DayMoney {...{ data, date, query, filter }} onChanged={() => void money.reload()} />}
      </LiveLoaded>
    </StaffPage>
  );
}

type DayMoneyProps = {
  data: SelectStaffChildcaresData;
  date: TokyoDate;
  query: string;
  filter: MoneyFilter;
  onChanged: () => void;
};

/** The day's sums, what failed on any day, then the day's stays and fees. */
function DayMoney({ data, date, query, filter, onChanged }: DayMoneyProps) {
  const found = filteredMoney(data, query, filter);
  const failed = [
    ...found.failed.map(stayRow),
    ...found.failed_cancellations.map(feeRow),
    ...found.failed_corrections.map(correctionRow),
  ];
  // What failed is above already, unless it is what was asked for.
  const again = filter === 'failed';
  const rows = [...found.childcares.map(stayRow), ...found.cancellations.map(feeRow)].filter(
    (row) => again || !row.failed,
  );
  return (
    <>
      <DayTotals money={dayMoney(data)} />
      {!again && <FailedSection rows={failed} onChanged={onChanged} />}
      <section aria-labelledby="day">
        <h2 id="day" className="mb-1 text-lead">
          {formatMonthDay(date)}のご利用{' '}
          <span className="figures text-note font-normal text-ink-soft">{rows.length}件</span>
        </h2>
        <MoneyTable
          caption={`${formatMonthDay(date)}のご利用`}
          rows={rows}
          empty={
            <EmptyState
              title={query === '' && filter === '' ? 'この日のご利用はありません' : '条件に合うものがありません'}
            >
              登園の記録がある予約と、キャンセル料が表示されます。
            </EmptyState>
          }
          onChanged={onChanged}
        />
      </section>
    </>
  );
}
