import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { tokyoDateOf } from '../../../../../domain/time.ts';
import { formatDate } from '../../../../../domain/time-format.ts';
import { type RowColumn, RowTable } from '../../../../console/row-table.tsx';
import { TelLink } from '../../../../console/tel-link.tsx';
import { Badge } from '../../../../ui/badge.tsx';
import { YenAmount } from '../../../../ui/yen.tsx';
import { ClaimActs } from './claim-acts.tsx';
import { MoneyDetail } from './money-detail.tsx';
import type { MoneyRow } from './money-row.ts';
import { SettleNow } from './settle-part.tsx';

type MoneyTableProps = {
  caption: string;
  rows: readonly MoneyRow[];
  /** Of several days, each with its day, its telephone and why the card did not pay. */
  failures?: boolean;
  empty?: ReactNode;
  onChanged: () => void;
};

/** Stays and fees, one line each; what is done about one stands at its end, all else unfolds below it. */
export function MoneyTable({ caption, rows, failures = false, empty, onChanged }: MoneyTableProps) {
  return (
    <RowTable
      caption={caption}
      rows={rows}
      empty={empty}
      rowKey={({ key }) => key}
      rowName={({ who, what }) => `${who} ${what}`.trim()}
      detail={(row) => (row.amount === null ? null : <MoneyDetail row={row} onChanged={onChanged} />)}
      columns={[
        { key: 'who', title: 'お子さま・ご家庭', headline: true, cell: (row) => <Who row={row} tel={failures} /> },
        ...(failures ? failedColumns : dayColumns),
        {
          key: 'amount',
          title: '料金',
          align: 'right',
          sum: true,
          cell: ({ amount }) => (amount === null ? '—' : <YenAmount amount={amount} className="font-bold" />),
        },
        ...(failures ? [] : [stateColumn, dueColumn]),
        {
          key: 'acts',
          title: '操作',
          align: 'right',
          act: true,
          cell: (row) => <RowActs row={row} onChanged={onChanged} />,
        },
      ]}
    />
  );
}

const dayColumns: readonly RowColumn<MoneyRow>[] = [
  {
    key: 'planned',
    spare: true,
    title: '予定',
    cell: ({ planned }) => <span className="figures whitespace-nowrap">{planned}</span>,
  },
  {
    key: 'actual',
    title: '実際',
    labelled: true,
    cell: ({ actual }) => <span className="figures font-bold whitespace-nowrap">{actual}</span>,
  },
];
const dueColumn: RowColumn<MoneyRow> = {
  key: 'due',
  title: '自動精算',
  spare: true,
  cell: ({ due }) => <span className="figures">{due}</span>,
};
const failedColumns: readonly RowColumn<MoneyRow>[] = [
  {
    key: 'day',
    title: '日',
    cell: ({ start_datetime }) => (
      <span className="figures whitespace-nowrap">{formatDate(tokyoDateOf(start_datetime)).slice(5)}</span>
    ),
  },
  { key: 'why', title: 'わけ', cell: ({ failure }) => <span className="font-bold text-wrong">{failure}</span> },
];
const stateColumn: RowColumn<MoneyRow> = {
  key: 'state',
  title: '状態',
  cell: ({ state }) => (
    <>
      <Badge tone={state.tone}>{state.label}</Badge>
      {state.note && <span className="figures ml-1.5 inline-block text-note">{state.note}</span>}
    </>
  ),
};

function Who({ row: { who, what, customer, reserve_id }, tel }: { row: MoneyRow; tel: boolean }) {
  return (
    <>
      <Link
        to={what === '' ? `/staff/customers/${customer?.id}` : `/staff/reserves/${reserve_id}`}
        className="text-link in-row inline-flex min-h-11 items-center font-bold"
      >
        {who}
      </Link>
      {what && <span className="ml-2 font-normal whitespace-nowrap">{what}</span>}
      {tel && customer && (
        <span className="inline-block font-normal">
          <TelLink tel={customer.tel} name={customer.name} />
        </span>
      )}
    </>
  );
}

/** What is mostly done about one line: in its row, and wherever else the day's money is named. */
export function RowActs({ row, onChanged }: { row: MoneyRow; onChanged: () => void }) {
  const { stay, rest, failed, slip, claim, customer } = row;
  if (slip) return <span className="text-note">コンビニの払込票あり</span>;
  if (rest <= 0) return null;
  if (failed) {
    return (
      <ClaimActs
        claim={claim}
        amount={rest}
        name={customer?.name ?? ''}
        acts={['cash', 'retry']}
        onChanged={onChanged}
      />
    );
  }
  return stay && <SettleNow childcare={stay} onChanged={onChanged} />;
}
