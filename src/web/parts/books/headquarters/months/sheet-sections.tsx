import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { lineKind } from '../../../../../domain/billing/bill/line-kinds.ts';
import { salesTax } from '../../../../../domain/books/figures/figure-list.ts';
import { claimKind } from '../../../../../domain/books/journal-codes.ts';
import { feesOfSheet, refundsOfSheet, salesOfSheet } from '../../../../../domain/books/month-sheet.ts';
import { withSama } from '../../../../../domain/text/called-name.ts';
import { formatDate, formatDateTime } from '../../../../../domain/time-format.ts';
import { formatYen } from '../../../../../domain/yen.ts';
import { TelLink } from '../../../../console/tel-link.tsx';
import { monthText, type SheetAnswer } from './book-text.ts';
import { cellStyle, Lines, SheetSection } from './sheet-table.tsx';
import { TicketSection } from './ticket-section.tsx';

/** The sheet, section by section; what it says is in docs/figures.md's words. */
export function SheetSections({ month, answer }: { month: string; answer: SheetAnswer }) {
  const { name, sheet, closed } = answer;
  const { receivables: owed } = sheet;
  return (
    <div className="grid max-w-[52rem] gap-6">
      <p>
        {name} {monthText(month)}
        <span className="ml-3 text-note text-ink-soft">
          {closed === null ? '未確定' : `${formatDateTime(closed.closed_at)} 締め(${closed.account_name})`}
        </span>
      </p>
      <SheetSection title="売上の内訳">
        <SalesTable sheet={sheet} />
      </SheetSection>
      <SheetSection title="入金のまとめ">
        <Lines
          caption="入金のまとめ"
          rows={[
            ['売上(返金を引く前)', salesOfSheet(sheet)],
            ['うちキャンセル料', feesOfSheet(sheet)],
            ['返金', refundsOfSheet(sheet)],
            ['差引の入金', sheet.total],
            ['うちクレジットカード', sheet.card],
            ['うち窓口など', sheet.desk],
          ]}
        />
      </SheetSection>
      <SheetSection title="未収金">
        <Lines
          caption="未収金の動き"
          rows={[
            ['前月からの繰り越し', owed.opening],
            ['当月に発生', owed.billed],
            ['当月に入金', 0 - owed.paid],
            ['請求しないことにした額', 0 - owed.written_off],
            ['翌月への繰り越し', owed.closing],
          ]}
        />
        <Claims sheet={sheet} families={answer.families} />
      </SheetSection>
      <TicketSection sheet={sheet} />
      <SheetSection title="Stripeからの入金と手数料">
        <Payouts sheet={sheet} />
        <Lines caption="Stripeの手数料" rows={[['Stripeの手数料', sheet.fee]]} />
      </SheetSection>
    </div>
  );
}

type Sheet = SheetAnswer['sheet'];

const AmountHead = ({ titles }: { titles: readonly string[] }) => (
  <thead>
    <tr>
      {titles.map((title) => (
        <th key={title} scope="col" className={cellStyle.head}>
          {title}
        </th>
      ))}
      <th scope="col" className={cellStyle.numberHead}>
        金額
      </th>
    </tr>
  </thead>
);

function SalesTable({ sheet }: { sheet: Sheet }) {
  if (sheet.lines.length === 0) return <p className="text-note text-ink-soft">この月の入金はありません。</p>;
  return (
    <table className={cellStyle.table}>
      <caption className="sr-only">売上の内訳</caption>
      <AmountHead titles={['項目', '税区分', '無償化']} />
      <tbody>
        {sheet.lines.map(({ line, tax, covered, amount }) => (
          <tr key={`${line} ${tax} ${covered}`}>
            <th scope="row" className={cellStyle.cell}>
              {lineKind.label(line)}
            </th>
            <td className={cellStyle.cell}>{salesTax.label(tax)}</td>
            <td className={cellStyle.cell}>{covered ? '対象' : '対象外'}</td>
            <td className={cellStyle.number}>{formatYen(amount)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={3} className={`${cellStyle.cell} font-bold`}>
            差引の入金
          </th>
          <td className={`${cellStyle.number} font-bold`}>{formatYen(sheet.total)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

const nothing = (text: string): ReactNode => <p className="text-note text-ink-soft">{text}</p>;

function Claims({ sheet, families }: { sheet: Sheet; families: SheetAnswer['families'] }) {
  if (sheet.claims.length === 0) return nothing('月末に残っている未収金はありません。');
  const familyOf = new Map(families.map((family) => [family.reserve_id, family]));
  return (
    <table className={cellStyle.table}>
      <caption className="mb-1 text-left text-note text-ink-soft">月末に残っている未収金</caption>
      <AmountHead titles={['発生した日', 'ご家庭', '電話', '内容']} />
      <tbody>
        {sheet.claims.map(({ reserve_id, kind, date, amount }) => {
          const family = familyOf.get(reserve_id);
          return (
            <tr key={`${reserve_id} ${kind} ${date}`}>
              <td className={cellStyle.cell}>{formatDate(date)}</td>
              <td className={cellStyle.cell}>
                <Link to={`/staff/reserves/${reserve_id}`} className="text-link inline-flex min-h-11 items-center">
                  {family ? withSama(family.name) : `予約 ${reserve_id}`}
                </Link>
              </td>
              <td className={cellStyle.cell}>{family && <TelLink tel={family.tel} name={family.name} />}</td>
              <td className={cellStyle.cell}>{claimKind.label(kind)}</td>
              <td className={cellStyle.number}>{formatYen(amount)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function Payouts({ sheet }: { sheet: Sheet }) {
  if (sheet.payouts.length === 0) return nothing('この月にStripeから届いた入金はありません。');
  return (
    <table className={cellStyle.table}>
      <caption className="sr-only">Stripeからの入金</caption>
      <thead>
        <tr>
          <th scope="col" className={cellStyle.head}>
            入金日
          </th>
          {['入金額', '手数料', '帳簿との差'].map((title) => (
            <th key={title} scope="col" className={cellStyle.numberHead}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sheet.payouts.map(({ stripe_payout_id, arrival_date, amount, fee, difference }) => (
          <tr key={stripe_payout_id}>
            <td className={cellStyle.cell}>{formatDate(arrival_date)}</td>
            <td className={cellStyle.number}>{formatYen(amount)}</td>
            <td className={cellStyle.number}>{formatYen(fee)}</td>
            <td className={`${cellStyle.number} ${difference === 0 ? '' : 'font-bold text-wrong'}`}>
              {difference === 0 ? 'なし' : formatYen(difference)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
