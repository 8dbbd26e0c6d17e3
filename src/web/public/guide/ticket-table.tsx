import type { SelectUserGuideData } from '../../../contract/operations/generated.ts';
import { Table } from '../../ui/table.tsx';
import { Yen } from '../../ui/yen.tsx';
import { GuideSection } from './guide-section.tsx';

type Ticket = SelectUserGuideData['ticket_prices'][number];

/** Of each number of tickets the newest price in force; the query gives them newest first. */
const inForce = (tickets: readonly Ticket[]): Ticket[] =>
  [...new Map(tickets.toReversed().map((ticket) => [ticket.number, ticket])).values()].sort(
    (a, b) => a.number - b.number,
  );

export function TicketTable({ tickets, childcare }: { tickets: readonly Ticket[]; childcare: number }) {
  const rows = inForce(tickets);
  if (rows.length === 0) return null;
  return (
    <GuideSection
      id="tickets"
      title="回数券"
      lead="1枚で、お子さま1人の保育料60分にあてられます。お迎えのあとの精算で、期限の近いものから自動で使います。"
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
            cell: (row) => <Yen amount={row.price} className="font-bold" />,
          },
          {
            key: 'each',
            title: '1枚あたり',
            align: 'right',
            cell: (row) => <Yen amount={Math.floor(row.price / row.number)} />,
          },
          {
            key: 'saving',
            title: '通常の保育料との差',
            align: 'right',
            cell: (row) => {
              const saving = childcare * row.number - row.price;
              return saving > 0 ? (
                <span className="text-trust">
                  <Yen amount={saving} /> お得
                </span>
              ) : (
                'なし'
              );
            },
          },
          { key: 'valid', title: '有効期限', align: 'right', cell: (row) => `購入から${row.valid_days}日` },
        ]}
      />
      <p className="mt-3 text-note text-ink-soft">回数券は、マイページからお求めいただけます。</p>
    </GuideSection>
  );
}
