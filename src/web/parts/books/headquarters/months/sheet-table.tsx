import type { ReactNode } from 'react';
import { formatYen } from '../../../../../domain/yen.ts';
import { ruled } from '../../../../console/printed-page.tsx';

export const cellStyle = {
  table: ruled.table,
  head: ruled.head,
  numberHead: `${ruled.head} text-right`,
  cell: `${ruled.cell} text-left font-normal`,
  number: `${ruled.cell} figures text-right whitespace-nowrap`,
};

export function SheetSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-2">
      <h2 className="text-h3">{title}</h2>
      {children}
    </section>
  );
}

/** Name and yen, line by line. */
export function Lines({ caption, rows }: { caption: string; rows: readonly (readonly [string, number])[] }) {
  return (
    <table className={cellStyle.table}>
      <caption className="sr-only">{caption}</caption>
      <tbody>
        {rows.map(([name, amount]) => (
          <tr key={name}>
            <th scope="row" className={cellStyle.cell}>
              {name}
            </th>
            <td className={`${cellStyle.number} w-40`}>{formatYen(amount)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
