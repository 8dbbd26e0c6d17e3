import { ChevronRight, Plus } from 'lucide-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import {
  SelectHeadquartersRuleDraftsDocument,
  SelectStaffPriceRowsDocument,
} from '../../../contract/operations/generated.ts';
import type { DatedTable } from '../../../domain/settings/catalogue.ts';
import { isOpenRow } from '../../../domain/settings/dated-rows.ts';
import { comingRows, rowInForceIfAny } from '../../../domain/settings/in-force.ts';
import { addDays, addMonths, isTokyoDate, type TokyoDate } from '../../../domain/time.ts';
import { formatDateWeekday } from '../../../domain/time-format.ts';
import { operation } from '../../data/question.ts';
import { useServerToday } from '../../data/server-clock.ts';
import { useAnswer } from '../../data/use-answer.ts';
import { Badge } from '../../ui/badge.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { RemoveDialog } from '../edit/remove-dialog.tsx';
import { HeadquartersPage } from '../headquarters-page.tsx';
import { LiveLoaded } from '../staff-page.tsx';
import { PricesNav } from './prices-nav.tsx';
import { RuleEditor } from './rule-editor.tsx';
import { datedPages, draftsPath, type Subject, subjectsOf } from './rule-pages.ts';
import type { RuleData } from './rule-values.ts';
import { rowsOfSubject, subjectText } from './subject-rows.ts';
import { Timeline } from './timeline.tsx';
import { useOpenFrom } from './use-open-from.ts';

/** One subject and its timeline; a table with several subjects shows them first. What is shown and edited is in the address. */
export function DatedRowsPage({ table }: { table: DatedTable }) {
  const [search] = useSearchParams();
  const all = subjectsOf(table);
  const subject = all.find(({ key }) => key === (search.get('subject') ?? ''));
  return subject === undefined ? <Subjects table={table} subjects={all} /> : <SubjectPage subject={subject} />;
}

function Subjects({ table, subjects }: { table: DatedTable; subjects: readonly Subject[] }) {
  const { title, lead } = datedPages[table];
  const today = useServerToday();
  const query = useAnswer(operation(SelectStaffPriceRowsDocument, {}));
  return (
    <HeadquartersPage title={title} lead={lead}>
      <PricesNav />
      <LiveLoaded query={query}>{(data) => <SubjectRows subjects={subjects} data={data} today={today} />}</LiveLoaded>
    </HeadquartersPage>
  );
}

type SubjectRowsProps = {
  subjects: readonly Subject[];
  data: Readonly<Record<DatedTable, readonly RuleData[]>>;
  today: TokyoDate;
};

/** Each subject with what is in force, and from when something else is. */
export function SubjectRows({ subjects, data, today }: SubjectRowsProps) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {subjects.map((subject) => {
        const rows = rowsOfSubject(subject.fields, subject.table, data[subject.table]);
        const [coming] = comingRows(rows, today);
        return (
          <li key={subject.to}>
            <Link
              to={subject.to}
              className="flex items-center gap-4 px-1 py-3 text-ink no-underline hover:bg-cream md:px-3"
            >
              <span className="min-w-0 flex-1 leading-snug md:flex md:items-baseline md:gap-6">
                <span className="block shrink-0 font-bold md:w-52">{subject.title}</span>
                <span className="mt-0.5 block text-note text-ink-soft">{subjectText(subject, rows, today)}</span>
              </span>
              {rowInForceIfAny(rows, today) === null && <Badge tone="wrong">未登録</Badge>}
              {coming && <Badge tone="ask">{formatDateWeekday(coming.adaptation_date)}から変更</Badge>}
              <ChevronRight className="size-5 shrink-0 text-ink-soft" aria-hidden="true" />
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

function SubjectPage({ subject }: { subject: Subject }) {
  const { table, key, title, lead, fields } = subject;
  const [search, setSearch] = useSearchParams();
  const [edit, from] = [search.get('edit'), search.get('from')];
  const here = key === '' ? '' : `subject=${key}&`;
  const today = useServerToday();
  const open_from = useOpenFrom();
  const [removed, setRemoved] = useState<RuleData | null>(null);
  const query = useAnswer(operation(SelectStaffPriceRowsDocument, {}));
  const close = () => {
    setRemoved(null);
    setSearch(key === '' ? {} : { subject: key }, { replace: true });
    void query.reload();
  };
  return (
    <HeadquartersPage
      title={title}
      lead={lead}
      aside={
        edit === null && (
          <LinkButton to={`?${here}edit=new`} size="small">
            <Plus className="size-5" aria-hidden="true" />
            新しい内容を追加する
          </LinkButton>
        )
      }
    >
      <PricesNav />
      <LiveLoaded query={query}>
        {(data) => {
          const rows: readonly RuleData[] = data[table];
          const edited = rows.find(({ id }) => String(id) === edit) ?? null;
          if (edit === 'new' || edited !== null) {
            const first = rows.length === 0 ? today : nextMonth(today);
            return (
              <RuleEditor
                key={`${edit} ${edited?.version}`}
                table={table}
                subject={key}
                row={edited}
                // Another subject of the same table may have a row of that day: the change goes into it.
                rowOn={(date) => rows.find((row) => row.adaptation_date === date && isOpenRow(row, open_from)) ?? null}
                baseOn={(date) => baseOf(rows, edited, date)}
                firstDate={from !== null && isTokyoDate(from) ? from : first}
                onDone={close}
                onCancel={close}
              />
            );
          }
          if (rows.length === 0) {
            return <EmptyState title="まだ登録がありません">今日から使う内容を追加してください。</EmptyState>;
          }
          return (
            <>
              <DraftedHere table={table} />
              <Timeline
                table={table}
                fields={fields}
                rows={rowsOfSubject(fields, table, rows)}
                today={today}
                open_from={open_from}
                onEdit={({ id }) => setSearch({ ...(key === '' ? {} : { subject: key }), edit: String(id) })}
                onRemove={setRemoved}
              />
            </>
          );
        }}
      </LiveLoaded>
      {removed && (
        <RemoveDialog
          name="headquartersRemovePriceRow"
          input={{ table, id: removed.id, version: removed.version }}
          title="これから始まる内容を取り消しますか"
          action="取り消す"
          onClose={() => setRemoved(null)}
          onRemoved={close}
        >
          <p>{formatDateWeekday(removed.adaptation_date)}から始まる内容を取り消します。それまでの内容が続きます。</p>
          <OtherSubjects subject={subject} row={removed} />
        </RemoveDialog>
      )}
    </HeadquartersPage>
  );
}

/** A row of a day may change several subjects: what else goes with it is said before. */
function OtherSubjects({ subject, row }: { subject: Subject; row: RuleData }) {
  const changed = Array.isArray(row.changed_settings) ? row.changed_settings : [];
  const others = subjectsOf(subject.table).filter(
    ({ key, fields }) => key !== subject.key && changed.some((name) => String(name) in fields),
  );
  if (others.length === 0) return null;
  return (
    <p className="mt-3 font-bold">
      この日に変わる{others.map(({ title }) => `「${title}」`).join('、')}の内容も、いっしょに取り消されます。
    </p>
  );
}

/** What is being thought about is no part of the timeline. */
function DraftedHere({ table }: { table: DatedTable }) {
  const { data } = useAnswer(operation(SelectHeadquartersRuleDraftsDocument, {}));
  const drafts = data?.rule_drafts.filter(({ table_name }) => table_name === table) ?? [];
  if (drafts.length === 0) return null;
  return (
    <div className="mb-4">
      <Notice>
        公開していない下書きがあります:{' '}
        {drafts.map(({ id, adaptation_date }) => (
          <Link key={id} to={`${draftsPath}#d${adaptation_date}`} className="mr-3 text-link">
            {formatDateWeekday(adaptation_date)}から
          </Link>
        ))}
      </Notice>
    </div>
  );
}

/**
 * What will be in force the day before a row begins: also what was planned meanwhile, so that the next planned row does not take
 * it back. Null before the first, and while no day is typed.
 */
export function baseOf<Row extends RuleData>(rows: readonly Row[], edited: RuleData | null, date: string): Row | null {
  if (!isTokyoDate(date)) return null;
  return rowInForceIfAny(
    rows.filter(({ id }) => id !== edited?.id),
    addDays(date, -1),
  );
}

/** The first of the month after next: members have a month to read of it. */
export const nextMonth = (today: TokyoDate): TokyoDate => `${addMonths(today, 2).slice(0, 7)}-01`;
