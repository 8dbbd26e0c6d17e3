import { useState } from 'react';
import { fieldsOf, ruleValueText, sameRuleValue } from '../../../contract/functions/settings/rule-text.ts';
import type { RuleTable } from '../../../domain/settings/catalogue.ts';
import { isOpenRow, laterRowOn, type RowState, rowStateOf } from '../../../domain/settings/dated-rows.ts';
import { byBeginning, rowInForceIfAny } from '../../../domain/settings/in-force.ts';
import { addDays, type TokyoDate } from '../../../domain/time.ts';
import { formatDateWeekday } from '../../../domain/time-format.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { History } from '../edit/history.tsx';
import type { RuleData } from './rule-values.ts';

type TimelineProps = {
  table: RuleTable;
  rows: readonly RuleData[];
  today: TokyoDate;
  /** From this day on rows can still be changed. */
  open_from: TokyoDate;
  /** One of several on the page, under its own heading. */
  nested?: boolean;
  onEdit: (row: RuleData) => void;
  onRemove: (row: RuleData) => void;
};

const states: Readonly<Record<RowState, { word: string; tone: 'ask' | 'trust' | 'no' }>> = {
  coming: { word: 'これから', tone: 'ask' },
  in_force: { word: 'いま', tone: 'trust' },
  past: { word: '終了', tone: 'no' },
};

/** Rows one after the other, the latest above: coming ones can be changed, the one in force and those before are locked. */
export function Timeline({ rows, today, ...rest }: TimelineProps) {
  const ordered = rows.toSorted((a, b) => byBeginning(b, a));
  const past = ordered.filter((row) => rowStateOf(row, ordered, today) === 'past');
  const shown = ordered.filter((row) => !past.includes(row));
  const entry = (row: RuleData) => <Entry key={row.id} {...rest} row={row} rows={ordered} today={today} />;
  return (
    <>
      <ol className="grid gap-4">{shown.map(entry)}</ol>
      {past.length > 0 && (
        <details className="mt-6">
          <summary className="inline-flex min-h-11 cursor-pointer items-center font-bold">
            これまでの内容({past.length}件)
          </summary>
          <ol className="mt-2 grid gap-4">{past.map(entry)}</ol>
        </details>
      )}
    </>
  );
}

function Entry({
  table,
  row,
  rows,
  today,
  open_from,
  nested = false,
  onEdit,
  onRemove,
}: TimelineProps & { row: RuleData }) {
  const [history, setHistory] = useState(false);
  const state = rowStateOf(row, rows, today);
  const Heading = nested ? 'h3' : 'h2';
  const next = laterRowOn(row.adaptation_date, rows);
  const before = rowInForceIfAny(rows, addDays(row.adaptation_date, -1)) ?? undefined;
  const title = `${formatDateWeekday(row.adaptation_date)}から${next ? ` ${formatDateWeekday(addDays(next, -1))}まで` : ''}`;
  return (
    <li
      className={`rounded-lg border p-4 ${state === 'in_force' ? 'border-trust/50 bg-white' : 'border-line bg-white'}`}
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Badge tone={states[state].tone}>{states[state].word}</Badge>
        <Heading className="figures text-lead">{title}</Heading>
        {isOpenRow(row, open_from) && (
          <div className="ml-auto flex gap-2">
            <Button kind="plain" size="small" onClick={() => onEdit(row)}>
              変更する<span className="sr-only">({title})</span>
            </Button>
            <Button kind="quiet" size="small" onClick={() => onRemove(row)}>
              取り消す<span className="sr-only">({title})</span>
            </Button>
          </div>
        )}
      </div>
      <dl className="mt-3 grid gap-x-8 sm:grid-cols-2 xl:grid-cols-3">
        {Object.entries(fieldsOf(table)).map(([name, { label, type }]) => {
          const changed = before !== undefined && !sameRuleValue(table, name, before[name], row[name]);
          return (
            <div
              key={name}
              className={`border-b border-line py-1.5 ${type === 'text' ? 'sm:col-span-2 xl:col-span-3' : 'flex items-baseline justify-between gap-3'}`}
            >
              <dt className="text-note text-ink-soft">{label}</dt>
              <dd
                className={`${type === 'text' ? '' : 'figures text-right whitespace-nowrap'} ${changed ? 'font-bold' : ''}`}
              >
                {ruleValueText(table, name, row[name])}
                {changed && (
                  <span className="block text-note font-normal text-ink-soft">
                    前は{ruleValueText(table, name, before[name])}
                  </span>
                )}
              </dd>
            </div>
          );
        })}
      </dl>
      <details className="mt-2" onToggle={(event) => setHistory(event.currentTarget.open)}>
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-note text-ink-soft">
          変更の記録を見る
        </summary>
        {history && <History table_name={table} record_id={row.id} />}
      </details>
    </li>
  );
}
