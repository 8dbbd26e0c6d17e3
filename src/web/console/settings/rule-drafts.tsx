import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { fieldsOf, ruleValueText, sameRuleValue } from '../../../contract/functions/settings/rule-text.ts';
import {
  type SelectHeadquartersRuleDraftsData,
  SelectHeadquartersRuleDraftsDocument,
  SelectStaffPriceRowsDocument,
} from '../../../contract/operations/generated.ts';
import { type DatedTable, type RuleTable, ruleTables, ruleTitles } from '../../../domain/settings/catalogue.ts';
import { isTokyoDate, type TokyoDate } from '../../../domain/time.ts';
import { formatDateTime, formatDateWeekday } from '../../../domain/time-format.ts';
import { operation } from '../../data/question.ts';
import { useServerToday } from '../../data/server-clock.ts';
import { useAnswer } from '../../data/use-answer.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { AskedAction } from '../edit/asked-action.tsx';
import { HeadquartersPage } from '../headquarters-page.tsx';
import { LiveLoaded } from '../staff-page.tsx';
import { baseOf, nextMonth } from './dated-rows-page.tsx';
import { DraftPreview } from './draft-preview.tsx';
import { PricesNav } from './prices-nav.tsx';
import { RuleEditor } from './rule-editor.tsx';
import { pricesPath, subjects } from './rule-pages.ts';
import type { RuleData } from './rule-values.ts';

type Draft = SelectHeadquartersRuleDraftsData['rule_drafts'][number];
type Rows = Readonly<Record<DatedTable, readonly RuleData[]>>;

const tableOf = ({ table_name }: Draft): RuleTable =>
  ruleTables.find((table) => table === table_name) ?? 'reserve_settings';
/** A draft as the form takes a row. */
const rowOf = ({ id, version, adaptation_date, content }: Draft): RuleData => {
  const { summaries, ...values } = content as Record<string, unknown>;
  return { ...values, summaries: Array.isArray(summaries) ? summaries.join('\n') : '', id, version, adaptation_date };
};
const known = (rows: Rows, table: RuleTable): readonly RuleData[] =>
  Object.hasOwn(rows, table) ? rows[table as DatedTable] : [];

/** Changes that are to begin together, day by day: looked at as one and published as one. What is open is in the address. */
export function RuleDrafts() {
  const [search, setSearch] = useSearchParams();
  const [edit, day] = [search.get('edit'), search.get('preview')];
  const drafts = useAnswer(operation(SelectHeadquartersRuleDraftsDocument, {}));
  const rules = useAnswer(operation(SelectStaffPriceRowsDocument, {}));
  const close = () => {
    setSearch({}, { replace: true });
    void drafts.reload();
    void rules.reload();
  };
  return (
    <HeadquartersPage
      title="決まりの下書き"
      lead="同じ日に始まる変更をまとめて確かめ、まとめて公開します。公開するまで、だれにも使われません。"
    >
      <PricesNav />
      <LiveLoaded query={drafts}>
        {({ rule_drafts }) => (
          <LiveLoaded query={rules}>
            {(rows) => {
              const edited = rule_drafts.find(({ id }) => String(id) === edit);
              if (edited) {
                const table = tableOf(edited);
                return (
                  <RuleEditor
                    key={`${edited.id} ${edited.version}`}
                    draft
                    table={table}
                    row={rowOf(edited)}
                    baseOn={(date) => baseOf(known(rows, table), null, date)}
                    firstDate={edited.adaptation_date}
                    onDone={close}
                    onCancel={close}
                  />
                );
              }
              const ofDay = rule_drafts.filter(({ adaptation_date }) => adaptation_date === day);
              if (day !== null && ofDay.length > 0) {
                return (
                  <DraftPreview
                    day={day}
                    known={ofDay.map(({ id, version }) => ({ id, version }))}
                    tables={ofDay.map(tableOf)}
                    onDone={close}
                    onCancel={() => setSearch({}, { replace: true })}
                  />
                );
              }
              return <Days drafts={rule_drafts} rows={rows} onChanged={close} />;
            }}
          </LiveLoaded>
        )}
      </LiveLoaded>
    </HeadquartersPage>
  );
}

function Days({ drafts, rows, onChanged }: { drafts: readonly Draft[]; rows: Rows; onChanged: () => void }) {
  const today = useServerToday();
  const days = [...Map.groupBy(drafts, ({ adaptation_date }) => adaptation_date)];
  if (days.length === 0) {
    return (
      <EmptyState title="下書きはありません" action={<LinkButton to={pricesPath}>料金と決まりから選ぶ</LinkButton>}>
        変更を入力して確かめたあとで、「この日の下書きに入れる」を押すと、ここに並びます。
        <Subjects day={nextMonth(today)} />
      </EmptyState>
    );
  }
  return (
    <div className="grid gap-6">
      {days.map(([day, ofDay]) => (
        <section
          key={day}
          id={`d${day}`}
          aria-labelledby={`title-${day}`}
          className="rounded-lg border border-line bg-white p-4"
        >
          <div className="flex flex-wrap items-center justify-between gap-3">
            <h2 id={`title-${day}`} className="figures text-lead">
              {formatDateWeekday(day)}から
            </h2>
            <LinkButton to={`?preview=${day}`} size="small">
              まとめて確認する
            </LinkButton>
          </div>
          <ul className="mt-3 divide-y divide-line border-y border-line">
            {ofDay.map((draft) => (
              <DraftRow key={draft.id} draft={draft} rows={rows} onChanged={onChanged} />
            ))}
          </ul>
          <Subjects day={day} />
        </section>
      ))}
    </div>
  );
}

function DraftRow({ draft, rows, onChanged }: { draft: Draft; rows: Rows; onChanged: () => void }) {
  const [removing, setRemoving] = useState(false);
  const table = tableOf(draft);
  const title = ruleTitles[table];
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2.5">
      <div className="min-w-60 flex-1 leading-snug">
        <p className="font-bold">{title}</p>
        <ul className="figures text-note">
          {changesOf(draft, rows).map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        <p className="text-note text-ink-soft">
          {formatDateTime(new Date(draft.updated_at))} {draft.account?.name}
        </p>
      </div>
      <LinkButton to={`?edit=${draft.id}`} kind="plain" size="small">
        変更する<span className="sr-only">({title})</span>
      </LinkButton>
      <Button kind="quiet" size="small" onClick={() => setRemoving(true)}>
        取り消す<span className="sr-only">({title})</span>
      </Button>
      {removing && (
        <AskedAction
          name="headquartersRemoveDraftRow"
          input={{ id: draft.id, version: draft.version }}
          title={`${title}を下書きから取り消しますか`}
          yes="取り消す"
          busyLabel="取り消しています"
          onClose={() => setRemoving(false)}
          onDone={onChanged}
          onChanged={onChanged}
        >
          <p>入力した内容は残りません。いま使われている決まりは変わりません。</p>
        </AskedAction>
      )}
    </li>
  );
}

/** What it changes beside the day before it begins. */
function changesOf(draft: Draft, rows: Rows): string[] {
  const table = tableOf(draft);
  const row = rowOf(draft);
  const base = baseOf(known(rows, table), null, draft.adaptation_date);
  const changed = Array.isArray(row.changed) ? row.changed : null;
  return Object.entries(fieldsOf(table)).flatMap(([name, { label }]) => {
    const same = base !== null && sameRuleValue(table, name, base[name], row[name]);
    if (same || (base !== null && changed !== null && !changed.includes(name))) return [];
    const before = base === null ? '' : `${ruleValueText(table, name, base[name])} → `;
    return [`${label}: ${before}${ruleValueText(table, name, row[name])}`];
  });
}

/** One more change of the same day. */
function Subjects({ day }: { day: TokyoDate }) {
  if (!isTokyoDate(day)) return null;
  return (
    <details className="mt-2">
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-note font-bold">
        {formatDateWeekday(day)}の変更を足す
      </summary>
      <ul className="flex flex-wrap gap-x-4">
        {subjects.map(({ to, title }) => (
          <li key={to}>
            <Link
              to={`${to}${to.includes('?') ? '&' : '?'}edit=new&from=${day}`}
              className="inline-flex min-h-11 items-center text-note text-link"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
