import { ticketSteps } from '../../../../../domain/books/month-sheet.ts';
import { formatYen } from '../../../../../domain/yen.ts';
import type { SheetAnswer } from './book-text.ts';
import { cellStyle, SheetSection } from './sheet-table.tsx';

const words: Readonly<Record<(typeof ticketSteps)[number], string>> = {
  opening: '前月からの繰り越し',
  sold: '販売・進呈',
  used: '利用',
  refunded: '払い戻し',
  expired: '期限切れ',
  closing: '翌月への繰り越し(前受金)',
};
const goes = (step: string): boolean => step === 'used' || step === 'refunded' || step === 'expired';

/** Tickets as what the company owes: in tickets and in what was paid for them. A branch has what was used there. */
export function TicketSection({ sheet: { tickets, tickets_here: here } }: { sheet: SheetAnswer['sheet'] }) {
  if (tickets === null) {
    return (
      <SheetSection title="回数券">
        <p>
          この園での利用は{here.number}枚(お預かりした金額で{formatYen(here.amount)}
          )です。残りの枚数は、本部の表にあります。
        </p>
      </SheetSection>
    );
  }
  return (
    <SheetSection title="回数券(前受金)">
      <table className={cellStyle.table}>
        <caption className="sr-only">回数券の動き</caption>
        <thead>
          <tr>
            <th scope="col" className={cellStyle.head}>
              項目
            </th>
            <th scope="col" className={cellStyle.numberHead}>
              枚数
            </th>
            <th scope="col" className={cellStyle.numberHead}>
              金額
            </th>
          </tr>
        </thead>
        <tbody>
          {ticketSteps.map((step) => {
            const sign = goes(step) ? -1 : 1;
            return (
              <tr key={step}>
                <th scope="row" className={cellStyle.cell}>
                  {words[step]}
                </th>
                <td className={cellStyle.number}>{sign * tickets[`${step}_number`] || 0}枚</td>
                <td className={cellStyle.number}>{formatYen(sign * tickets[`${step}_amount`] || 0)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </SheetSection>
  );
}
