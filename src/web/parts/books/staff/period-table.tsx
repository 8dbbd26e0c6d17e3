import type { PeriodUnit } from '../../../../domain/books/figures/periods.ts';
import { Folded, tableStyle } from '../../../console/folded.tsx';
import { type FigureColumn, type FigurePeriod, periodText } from './figure-text.ts';

type PeriodTableProps = {
  label: string;
  unit: PeriodUnit;
  periods: readonly FigurePeriod[];
  columns: readonly FigureColumn[];
  /** Money of a past day is final; only usage may still change. */
  usage?: boolean;
  /** Null where a sum says nothing. */
  total: FigurePeriod['figures'] | null;
};

export const said = (column: FigureColumn, figures: FigurePeriod['figures']): string => {
  const value = column.value(figures);
  return value === null ? '−' : column.words(value);
};

export function PeriodTable({ label, unit, periods, columns, usage = false, total }: PeriodTableProps) {
  return (
    <Folded label={label} rows={periods.length}>
      <table className={tableStyle.table}>
        <caption className="sr-only">{label}</caption>
        <thead>
          <tr>
            <th scope="col" className={tableStyle.head}>
              期間
            </th>
            {columns.map((column) => (
              <th key={column.key} scope="col" className={tableStyle.numberHead}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {periods.map((period) => (
            <tr key={period.start}>
              <th scope="row" className={tableStyle.rowHead}>
                {periodText(period, unit)}
                {usage && period.open_flag && (
                  <span className="ml-2 rounded-sm border border-dashed border-ink px-1.5 text-ink">未確定</span>
                )}
              </th>
              {columns.map((column) => (
                <td key={column.key} className={tableStyle.cell}>
                  {said(column, period.figures)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {total && (
          <tfoot>
            <tr>
              <th scope="row" className={tableStyle.sumHead}>
                合計
              </th>
              {columns.map((column) => (
                <td key={column.key} className={tableStyle.sum}>
                  {said(column, total)}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </Folded>
  );
}
