import { Download } from 'lucide-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { occupancyOf } from '../../../../domain/books/figures/figure-list.ts';
import { formatYen } from '../../../../domain/yen.ts';
import { Scrolled, tableStyle } from '../../../console/folded.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { saveCsv } from '../../../ui/text/csv.ts';
import type { Figures } from './figure-text.ts';

type BranchFigures = Figures['branches'][number];
type BranchColumn = {
  label: string;
  value: (branch: BranchFigures) => number | null;
  words: (value: number) => string;
};

const number = (unit: string) => (value: number) => `${value.toLocaleString('en-US')}${unit}`;
const columns: readonly BranchColumn[] = [
  { label: 'ご予約', value: ({ figures }) => figures.reserves, words: number('件') },
  { label: 'お預かり', value: ({ figures }) => figures.visits, words: number('人') },
  { label: '保育時間', value: ({ figures }) => Math.round(figures.child_minutes / 6) / 10, words: number('時間') },
  {
    label: '稼働率',
    value: ({ figures }) => {
      const share = occupancyOf(figures);
      return share === null ? null : Math.round(share * 10) / 10;
    },
    words: (value) => `${value.toFixed(1)}%`,
  },
  { label: '来園なし', value: ({ figures }) => figures.no_shows, words: number('人') },
  {
    label: '差引の入金',
    value: ({ figures }) => figures.exempt_amount + figures.standard_amount + figures.outside_amount,
    words: formatYen,
  },
  { label: '返金', value: ({ figures }) => figures.refund_amount, words: formatYen },
  { label: '失敗した決済', value: ({ figures }) => figures.failed_charges, words: number('件') },
];
/** So many rows are drawn; a thousand branches are found by name, and the file has all. */
const drawn = 50;

/** Every branch over the whole span; its name leads to its own figures. */
export function BranchTable({ branches, file }: { branches: readonly BranchFigures[]; file: string }) {
  const [text, setText] = useState('');
  const found = branches.filter(({ name }) => name.includes(text.trim()));
  return (
    <>
      <div className="off-paper mb-3 flex flex-wrap items-end gap-3">
        {branches.length > drawn && (
          <TextField
            className="min-w-56"
            label="園を探す"
            unmarked
            autoComplete="off"
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
        <Button
          kind="plain"
          size="small"
          onClick={() =>
            saveCsv(file, [
              ['園', '利用の状態', ...columns.map(({ label }) => label)],
              ...branches.map((branch) => [
                branch.name,
                branch.open_flag ? '未確定' : '確定',
                ...columns.map((column) => column.value(branch)),
              ]),
            ])
          }
        >
          <Download className="size-4.5" aria-hidden="true" />
          園ごとのCSVを保存する
        </Button>
      </div>
      <Scrolled label="園ごとの表" className="rounded-md border border-line print:border-0">
        <Rows branches={found.slice(0, drawn)} />
      </Scrolled>
      {found.length > drawn && (
        <p className="mt-2 text-note text-ink-soft">
          {found.length}園のうち{drawn}園を表示しています。園の名前で探すか、CSVをご利用ください。
        </p>
      )}
    </>
  );
}

function Rows({ branches }: { branches: readonly BranchFigures[] }) {
  const [search] = useSearchParams();
  const linkTo = (id: number) => {
    const next = new URLSearchParams(search);
    next.set('place', String(id));
    return `?${next}`;
  };
  return (
    <table className={tableStyle.table}>
      <caption className="sr-only">園ごとの数字</caption>
      <thead>
        <tr>
          <th scope="col" className={tableStyle.head}>
            園
          </th>
          {columns.map(({ label }) => (
            <th key={label} scope="col" className={tableStyle.numberHead}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {branches.map((branch) => (
          <tr key={branch.branch_id}>
            <th scope="row" className={tableStyle.rowHead}>
              <Link to={linkTo(branch.branch_id)} className="text-link inline-flex min-h-11 items-center">
                {branch.name}
              </Link>
            </th>
            {columns.map((column) => {
              const value = column.value(branch);
              return (
                <td key={column.label} className={tableStyle.cell}>
                  {value === null ? '−' : column.words(value)}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
