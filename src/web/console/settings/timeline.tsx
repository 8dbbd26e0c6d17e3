import { useState } from 'react';
import { ruleValueText } from '../../../contract/functions/settings/rule-text.ts';
import type { RuleTable } from '../../../domain/settings/catalogue.ts';
import { isOpenRow, laterRowOn, type RowState, rowStateOf } from '../../../domain/settings/dated-rows.ts';
import { byBeginning, rowInForceIfAny } from '../../../domain/settings/in-force.ts';
import type { Settings } from '../../../domain/settings/kinds.ts';
import { addDays, type TokyoDate } from '../../../domain/time.ts';
import { formatDateWeekday } from '../../../domain/time-format.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { History } from '../edit/history.tsx';
import type { RuleData } from './rule-values.ts';
import { changedIn } from './subject-rows.ts';
import { ValuesInForce } from './values-in-force.tsx';

type TimelineProps = {
  table: RuleTable;
  /** Those of the subject. */
  fields: Settings;
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

/** What will be, is and was in force: coming changes above, then what holds, then what is over. Only what has not begun can be changed. */
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
  fields,
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
      {state === 'in_force' ? (
        <ValuesInForce table={table} fields={fields} row={row} rows={rows} />
      ) : (
        <ChangedValues table={table} fields={fields} row={row} rows={rows} />
      )}
      <details className="mt-2" onToggle={(event) => setHistory(event.currentTarget.open)}>
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-note text-ink-soft">
          変更の記録を見る
        </summary>
        {history && <History table_name={table} record_id={row.id} />}
      </details>
    </li>
  );
}

/** Of what is over or to come only what it changes. */
function ChangedValues({
  table,
  fields,
  row,
  rows,
}: Pick<TimelineProps, 'table' | 'fields' | 'rows'> & { row: RuleData }) {
  const before = rowInForceIfAny(rows, addDays(row.adaptation_date, -1));
  return (
    <dl className="mt-3 border-t border-line">
      {changedIn(fields, table, rows, row).map((name) => (
        <div
          key={name}
          className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 border-b border-line py-1.5"
        >
          <dt className="text-note">{fields[name]?.label}</dt>
          <dd className="figures">
            {before !== null && (
              <span className="mr-2 text-note text-ink-soft">前は{ruleValueText(table, name, before[name])}</span>
            )}
            <strong>{ruleValueText(table, name, row[name])}</strong>
          </dd>
        </div>
      ))}
    </dl>
  );
}
