import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { ruleEffectText, ruleValueText } from '../../../contract/functions/settings/rule-text.ts';
import { SelectStaffAuditDocument } from '../../../contract/operations/generated.ts';
import type { RuleTable } from '../../../domain/settings/catalogue.ts';
import { byBeginning, hasBegun } from '../../../domain/settings/in-force.ts';
import type { Settings } from '../../../domain/settings/kinds.ts';
import { formatDate } from '../../../domain/time-format.ts';
import { operation } from '../../data/question.ts';
import { useAnswer } from '../../data/use-answer.ts';
import type { RuleData } from './rule-values.ts';
import { changedIn } from './subject-rows.ts';

type ValuesProps = { table: RuleTable; fields: Settings; row: RuleData; rows: readonly RuleData[] };

/** So many of a table's latest entries in the log name who wrote its rows. */
const entriesAsked = 100;

/** A link to a setting leads to its line, which comes with the answer. */
function useAskedLine(): string {
  const { hash } = useLocation();
  const name = hash.slice(1);
  useEffect(() => {
    if (name !== '') document.getElementById(name)?.scrollIntoView({ block: 'center' });
  }, [name]);
  return name;
}

/** What holds: each value with what it does, what a company begins with, and since when it is so and by whom. */
export function ValuesInForce({ table, fields, row, rows }: ValuesProps) {
  const where = { table_name: { _eq: table } };
  const log = useAnswer(operation(SelectStaffAuditDocument, { where, limit: entriesAsked, offset: 0 }));
  const writerOf = ({ id }: RuleData) =>
    log.data?.audit_logs.find(({ record_id }) => record_id === id)?.account?.name ?? null;
  const asked = useAskedLine();
  const begun = rows.filter((each) => hasBegun(each, row.adaptation_date)).toSorted((a, b) => byBeginning(b, a));
  return (
    <dl className="mt-3 border-t border-line">
      {Object.entries(fields).map(([name, field]) => {
        const value = ruleValueText(table, name, row[name]);
        const since = begun.find((each) => changedIn({ [name]: field }, table, begun, each).length > 0);
        const writer = since === undefined ? null : writerOf(since);
        const about = ruleEffectText(table, name, row[name]) ?? field.hint;
        const initial =
          field.initial === undefined || field.type === 'text' ? null : ruleValueText(table, name, field.initial);
        return (
          <div
            key={name}
            id={name}
            className={`grid gap-x-6 gap-y-0.5 border-b border-line px-1 py-2 ${asked === name ? 'bg-ask-soft' : ''} md:grid-cols-[minmax(0,1fr)_9rem_13rem] md:items-baseline`}
          >
            <dt>
              <span className="font-bold">{field.label}</span>
              {about && field.type !== 'text' && <span className="block text-note text-ink-soft">{about}</span>}
            </dt>
            <dd className={field.type === 'text' ? 'md:col-span-2' : 'figures font-bold md:text-right'}>{value}</dd>
            {field.type !== 'text' && (
              <dd className="figures text-note text-ink-soft">
                {initial === null ? '' : initial === value ? '初期値のまま' : `初期値 ${initial}`}
                {since && (
                  <span className="block">
                    {formatDate(since.adaptation_date)}から{writer && ` (${writer})`}
                  </span>
                )}
              </dd>
            )}
          </div>
        );
      })}
    </dl>
  );
}
