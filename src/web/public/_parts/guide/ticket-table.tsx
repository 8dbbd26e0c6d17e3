import type { SelectUserGuideData } from '../../../../contract/operations/generated.ts';
import { formatYen } from '../../../../domain/yen.ts';
import { Table } from '../../../ui/table.tsx';
import { YenAmount } from '../../../ui/yen.tsx';
import { GuideSection } from './guide-section.tsx';

type Ticket = SelectUserGuideData['ticket_prices'][number];

/** Of each number of tickets the newest price in force; the query gives them newest first. */
const inForce = (tickets: readonly Ticket[]): Ticket[] =>
  [...new Map(tickets.toReversed().map((ticket) => [ticket.number, ticket])).values()].sort(
    (a, b) => a.number - b.number,
  );

type TicketTableProps = {
  tickets: readonly Ticket[];
  /** What an hour costs with each plan. */
  plans: readonly { readonly name: string; readonly amount: number }[];
};

export function TicketTable({ tickets, plans }: TicketTableProps) {
  const rows = inForce(tickets);
  if (rows.length === 0) return null;
  return (
    <GuideSection
      id="tickets"
      title="回数券"
      lead="1枚で、お子さま1人の保育料60分にあてられます。お迎えのあとの精算で、期限の近いものから使います。"
    >
      <Table
        caption="回数券の料金"
        rows={rows}
        rowKey={(row) => row.id}
        columns={[
          { key: 'name', title: '回数券', cell: (row) => row.name, headline: true },
          {
            key: 'price',
            title: '価格',
            align: 'right',
            cell: (row) => <YenAmount amount={row.price} className="font-bold" />,
          },
          {
            key: 'each',
            title: '1枚あたり',
            align: 'right',
            cell: (row) => <YenAmount amount={Math.floor(row.price / row.number)} />,
          },
          { key: 'valid', title: '有効期限', align: 'right', cell: (row) => `購入から${row.valid_days}日` },
        ]}
      />
      <p className="mt-3 text-note">
        1時間の保育料は、
        {plans.map(({ name, amount }) => `${name} ${formatYen(amount)}`).join('、')}
        です。1枚あたりがご自分のプランの1時間より高くなる回数券は、自動では使いません。ご予約ごとに、使うかどうかをお選びいただけます。
      </p>
      <p className="mt-2 text-note text-ink-soft">回数券は、マイページからお求めいただけます。</p>
    </GuideSection>
  );
}
