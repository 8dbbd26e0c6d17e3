import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import type { MoneyRow } from './money-row.ts';
import { MoneyTable } from './money-table.tsx';

/** So many are shown at once; the rest unfolds, so that the day below stays in reach. */
const shownFirst = 5;

/** Whatever no card has paid, of every day, the oldest first. */
export function FailedSection({ rows, onChanged }: { rows: readonly MoneyRow[]; onChanged: () => void }) {
  const [open, setOpen] = useState(false);
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="failed" className="mb-6">
      <h2 id="failed" className="text-lead">
        決済できなかったもの <span className="figures text-note font-normal text-ink-soft">{rows.length}件</span>
      </h2>
      <p className="mb-1 text-note text-ink-soft">
        お客様にはカードの確認をお願いしています。カードが変わると自動的にもう一度決済します。
      </p>
      <MoneyTable
        failures
        caption="決済できなかったもの"
        rows={open ? rows : rows.slice(0, shownFirst)}
        onChanged={onChanged}
      />
      {rows.length > shownFirst && (
        <Button kind="quiet" size="small" className="mt-1" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? '少なく表示する' : `ほか${rows.length - shownFirst}件を表示する`}
        </Button>
      )}
    </section>
  );
}
