import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { mayOpenPage } from '../../../../../domain/auth/staff-rights.ts';
import { Scrolled, tableStyle } from '../../../../console/folded.tsx';
import { RowTable } from '../../../../console/row-table.tsx';
import { useStaff } from '../../../../console/staff-context.tsx';
import { YenAmount } from '../../../../ui/yen.tsx';
import { type BookPlaces, monthText, placeInAddress } from './book-text.ts';

type MonthState = BookPlaces[number]['months'][number];

/** In a word: what can be done with the month. */
function stateText({ closed_at, blocks }: Pick<MonthState, 'closed_at' | 'blocks'>): string {
  if (closed_at !== null) return '締め済み';
  if (blocks.some(({ kind }) => kind === 'month_running')) return '進行中';
  return blocks.length === 0 ? '締められます' : '確認が必要';
}

const looks: Readonly<Record<string, string>> = {
  締め済み: 'text-ink-soft',
  進行中: 'text-ink-soft',
  締められます: 'font-bold',
  確認が必要: 'font-bold text-wrong',
};

/** The months of one place, one line each: what is missing stands in words, and the sheet is one press away. */
export function MonthRows({ place: { branch_id, name, months } }: { place: BookPlaces[number] }) {
  return (
    <RowTable
      caption={`${name}の月ごとの締めの状態`}
      rows={months}
      rowKey={({ month }) => month}
      columns={[
        {
          key: 'month',
          title: '月',
          headline: true,
          cell: ({ month }) => <span className="whitespace-nowrap">{monthText(month)}</span>,
        },
        {
          key: 'state',
          title: '状態',
          cell: (state) => <span className={`whitespace-nowrap ${looks[stateText(state)]}`}>{stateText(state)}</span>,
        },
        {
          key: 'blocks',
          title: '残っていること',
          cell: ({ blocks }) => blocks.map(({ text }) => text).join(' ') || '—',
        },
        {
          key: 'total',
          title: '差引の入金',
          align: 'right',
          sum: true,
          cell: ({ total }) => (total === null ? '—' : <YenAmount amount={total} />),
        },
        {
          key: 'sheet',
          title: '締めの表',
          align: 'right',
          act: true,
          cell: ({ month }) => (
            <SheetLink
              to={`/staff/headquarters/books/${month}/${placeInAddress(branch_id)}`}
              className="in-row inline-flex min-h-11 items-center whitespace-nowrap"
            >
              表を開く
              <span className="sr-only">
                ({name} {monthText(month)})
              </span>
            </SheetLink>
          ),
        },
      ]}
    />
  );
}

/** Words alone for who reads no month by family. */
function SheetLink({ to, className, children }: { to: string; className: string; children: ReactNode }) {
  const { role } = useStaff().account;
  return mayOpenPage(role, to) ? (
    <Link to={to} className={`text-link ${className}`}>
      {children}
    </Link>
  ) : (
    <span className={className}>{children}</span>
  );
}

/** A row a place, a column a month, newest first. It scrolls inside itself. */
export function MonthTable({ months, places }: { months: readonly string[]; places: BookPlaces }) {
  return (
    <Scrolled label="園と月の一覧" className="rounded-md border border-line">
      <table className={tableStyle.table}>
        <caption className="sr-only">園と月ごとの締めの状態</caption>
        <thead>
          <tr>
            <th scope="col" className={tableStyle.head}>
              園
            </th>
            {months.map((month) => (
              <th key={month} scope="col" className={`${tableStyle.head} whitespace-nowrap`}>
                {monthText(month)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {places.map(({ branch_id, name, months: states }) => (
            <tr key={placeInAddress(branch_id)}>
              <th scope="row" className={`${tableStyle.rowHead} whitespace-nowrap`}>
                {name}
              </th>
              {months
                .map((month) => states.find((state) => state.month === month) ?? month)
                .map((state) =>
                  typeof state === 'string' ? (
                    <td key={state} className="border-t border-line px-1 text-center text-ink-soft">
                      <span className="relative">
                        <span aria-hidden="true">–</span>
                        <span className="sr-only">開園の前</span>
                      </span>
                    </td>
                  ) : (
                    <td key={state.month} className="border-t border-line px-1 text-center whitespace-nowrap">
                      <SheetLink
                        to={`/staff/headquarters/books/${state.month}/${placeInAddress(branch_id)}`}
                        // The words for readers alone stay inside the part that scrolls.
                        className={`relative inline-flex min-h-11 min-w-11 items-center justify-center px-2 ${looks[stateText(state)]}`}
                      >
                        {stateText(state)}
                        <span className="sr-only">
                          ({name} {monthText(state.month)})
                        </span>
                      </SheetLink>
                    </td>
                  ),
                )}
            </tr>
          ))}
        </tbody>
      </table>
    </Scrolled>
  );
}
