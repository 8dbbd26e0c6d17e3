import type { ReactNode } from 'react';
import { memberFigures, type PeriodFigures, periodFigures } from '../../../../domain/books/figures/figure-list.ts';
import type { PeriodUnit } from '../../../../domain/books/figures/periods.ts';
import { formatDate } from '../../../../domain/time-format.ts';
import { formatYen } from '../../../../domain/yen.ts';
import { tableStyle } from '../../../console/folded.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { BarChart, type ChartBar } from './bar-chart.tsx';
import { BranchTable } from './branch-table.tsx';
import {
  childHours,
  type FigureColumn,
  type FigurePeriod,
  type Figures,
  failureColumns,
  lineColumns,
  memberColumns,
  moneyColumns,
  net,
  occupancy,
  periodMark,
  periodText,
  sales,
  taxColumns,
  ticketsSold,
  ticketsUsed,
  usageColumns,
} from './figure-text.ts';
import { HeatMap } from './heat-map.tsx';
import { PeriodTable, said } from './period-table.tsx';

/** What stands beside each total: the month before, as far as this one has come. */
type Earlier = { words: string; total: PeriodFigures };

export function earlierOf(before: readonly FigurePeriod[], days: number): Earlier | null {
  if (before.length === 0) return null;
  return { words: days < before.length ? '前月の同じ日まで' : '前月', total: totalOf(before.slice(0, days)) };
}

type SectionsProps = { figures: Figures; unit: PeriodUnit; where: string; all: boolean; earlier: Earlier | null };
type Shown = { unit: PeriodUnit; periods: readonly FigurePeriod[]; total: PeriodFigures; all: boolean };

/** A standing is not added up: the last period's is the one that counts. */
function totalOf(periods: readonly FigurePeriod[]): PeriodFigures {
  const sums = Object.fromEntries(
    periodFigures.map((name) => [name, periods.reduce((whole, { figures }) => whole + figures[name], 0)]),
  ) as Record<keyof PeriodFigures, number>;
  return { ...sums, plan_members: periods.at(-1)?.figures.plan_members ?? 0 };
}

export function FigureSections({ figures, unit, where, all, earlier }: SectionsProps) {
  const { periods, weekdays, branches, unclosed_days } = figures;
  const first = periods[0];
  const last = periods.at(-1);
  if (first === undefined || last === undefined) {
    return <EmptyState title="この期間の数字は、まだありません">過ぎた月を選んでください。</EmptyState>;
  }
  const shown = { unit, periods, total: totalOf(periods), all };
  return (
    <div className="grid gap-9 print:gap-5">
      <header>
        <p className="figures text-lead font-bold">
          {where} {formatDate(first.start)}〜{formatDate(last.end)}
        </p>
        {periods.some(({ open_flag }) => open_flag) && (
          <p className="mt-1 text-note text-ink-soft">
            「未確定」の利用の数字は、日を締めるまで変わることがあります
            {unclosed_days > 0 && `(締めていない日が${unclosed_days}日あります)`}
            。お金の数字は、過ぎた日のぶんが変わることはありません。
          </p>
        )}
        <Summary total={shown.total} earlier={earlier} />
      </header>
      <Part title="利用">
        <BarChart title="保育時間" series={[childHours]} bars={barsOf(shown, [childHours], true)} />
        <PeriodTable label="利用" columns={usageColumns} usage {...shown} />
      </Part>
      <Part title="時間帯ごとの稼働率">
        <HeatMap weekdays={weekdays} />
      </Part>
      <MoneyPart {...shown} />
      <Part title="会員">
        <BarChart
          title="新しい会員と退会"
          series={memberColumns.slice(0, 2)}
          bars={barsOf(shown, memberColumns.slice(0, memberFigures.length - 2))}
        />
        <PeriodTable label="会員" columns={memberColumns} {...shown} />
      </Part>
      <TicketPart {...shown} tickets={figures.tickets} last={last} />
      <Part title="決済の失敗" lead="カードの決済を試して、できなかった回数です。あとで支払われたものも含みます。">
        <BarChart
          title="失敗した決済"
          series={failureColumns.slice(0, 1)}
          bars={barsOf(shown, failureColumns.slice(0, 1))}
        />
        <PeriodTable label="決済の失敗" columns={failureColumns} {...shown} />
      </Part>
      {all && (
        <Part title="園ごと">
          <BranchTable branches={branches} file={`園ごと_${first.start}_${last.end}.csv`} />
        </Part>
      )}
    </div>
  );
}

const barsOf = ({ periods, unit }: Shown, columns: readonly FigureColumn[], usage = false): ChartBar[] =>
  periods.map((period) => ({
    key: period.start,
    mark: periodMark(period, unit),
    words: periodText(period, unit),
    open: usage && period.open_flag,
    values: columns.map((column) => column.value(period.figures)),
  }));

const countedByDay = '入金の日で数えます。訂正や返金は、その手続きをした日の数字になります。';

function MoneyPart(shown: Shown) {
  const { total, all } = shown;
  return (
    <Part
      title="売上と返金"
      lead={all ? countedByDay : `${countedByDay}月額プランと回数券は園に属さないので、全園の集計にだけ入ります。`}
    >
      <BarChart title="差引の入金" series={[net]} bars={barsOf(shown, [net])} />
      <PeriodTable label="売上と返金" columns={moneyColumns} {...shown} />
      <div className="mt-5 grid items-start gap-5 md:grid-cols-2">
        <SumTable label="内訳" columns={lineColumns} total={total} sum={said(net, total)} />
        <SumTable label="税の区分(返金を引いた額)" columns={taxColumns} total={total} sum={said(net, total)} />
      </div>
    </Part>
  );
}

function TicketPart({ tickets, last, ...shown }: Shown & Pick<Figures, 'tickets'> & { last: FigurePeriod }) {
  const columns = shown.all ? [ticketsSold, ticketsUsed] : [ticketsUsed];
  return (
    <Part
      title="回数券"
      lead={
        tickets &&
        `${formatDate(last.end)}の終わりに残っている回数券は${tickets.left.toLocaleString('en-US')}枚、お預かりしている金額は${formatYen(tickets.liability)}です。`
      }
    >
      <BarChart title="回数券" series={columns} bars={barsOf(shown, columns, true)} />
      <PeriodTable label="回数券" columns={columns} usage {...shown} />
    </Part>
  );
}

function Part({ title, lead, children }: { title: string; lead?: ReactNode; children: ReactNode }) {
  return (
    <section aria-label={title} className="min-w-0">
      <h2 className="mb-2 text-h3">{title}</h2>
      {lead && <p className="mb-2 max-w-[48rem] text-note text-ink-soft">{lead}</p>}
      {children}
    </section>
  );
}

type SumTableProps = { label: string; columns: readonly FigureColumn[]; total: PeriodFigures; sum: string };

/** What the whole span is made of. */
function SumTable({ label, columns, total, sum }: SumTableProps) {
  return (
    <table className={tableStyle.table}>
      <caption className="mb-1 text-left font-bold">{label}</caption>
      <tbody>
        {columns.map((column) => (
          <tr key={column.key}>
            <th scope="row" className={tableStyle.rowHead}>
              {column.label}
            </th>
            <td className={tableStyle.cell}>{said(column, total)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" className={tableStyle.sumHead}>
            {net.label}
          </th>
          <td className={tableStyle.sum}>{sum}</td>
        </tr>
      </tfoot>
    </table>
  );
}

function Summary({ total, earlier }: { total: PeriodFigures; earlier: Earlier | null }) {
  return (
    <dl className="mt-4 grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-line bg-line sm:grid-cols-3 lg:grid-cols-6">
      {[usageColumns[0], childHours, occupancy, sales, net, failureColumns[0]].map(
        (column) =>
          column && (
            <div key={column.key} className="bg-white px-4 py-3">
              <dt className="text-note text-ink-soft">{column.label}</dt>
              <dd className="figures text-lead font-bold">{said(column, total)}</dd>
              {earlier && (
                <dd className="figures text-note text-ink-soft">
                  {earlier.words} {said(column, earlier.total)}
                </dd>
              )}
            </div>
          ),
      )}
    </dl>
  );
}
