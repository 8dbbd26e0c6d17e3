import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { SelectStaffPriceRowsDocument } from '../../../contract/operations/generated.ts';
import type { DatedTable } from '../../../domain/settings/catalogue.ts';
import { rowInForceIfAny } from '../../../domain/settings/in-force.ts';
import { addDays, addMonths, isTokyoDate, type TokyoDate } from '../../../domain/time.ts';
import { formatDateWeekday } from '../../../domain/time-format.ts';
import { operation } from '../../data/question.ts';
import { useServerToday } from '../../data/server-clock.ts';
import { useAnswer } from '../../data/use-answer.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { RemoveDialog } from '../edit/remove-dialog.tsx';
import { HeadquartersPage } from '../headquarters-page.tsx';
import { LiveLoaded } from '../staff-page.tsx';
import { PricesNav } from './prices-nav.tsx';
import { RuleEditor } from './rule-editor.tsx';
import { datedPages } from './rule-pages.ts';
import type { RuleData } from './rule-values.ts';
import { Timeline } from './timeline.tsx';
import { useOpenFrom } from './use-open-from.ts';

/** The rows of one table on a timeline. What is edited is in the address: back and reload keep it. */
export function DatedRowsPage({ table }: { table: DatedTable }) {
  const { title, lead } = datedPages[table];
  const [search, setSearch] = useSearchParams();
  const edit = search.get('edit');
  const today = useServerToday();
  const open_from = useOpenFrom();
  const [removed, setRemoved] = useState<RuleData | null>(null);
  const query = useAnswer(operation(SelectStaffPriceRowsDocument, {}));
  const close = () => {
    setRemoved(null);
    setSearch({}, { replace: true });
    void query.reload();
  };
  return (
    <HeadquartersPage
      title={title}
      lead={lead}
      aside={
        edit === null && (
          <LinkButton to="?edit=new" size="small">
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
            return (
              <RuleEditor
                key={`${edit} ${edited?.version}`}
                table={table}
                row={edited}
                baseOn={(date) => baseOf(rows, edited, date)}
                firstDate={rows.length === 0 ? today : nextMonth(today)}
                onDone={close}
                onCancel={close}
              />
            );
          }
          if (rows.length === 0) {
            return <EmptyState title="まだ登録がありません">今日から使う内容を追加してください。</EmptyState>;
          }
          return (
            <Timeline
              table={table}
              rows={rows}
              today={today}
              open_from={open_from}
              onEdit={({ id }) => setSearch({ edit: String(id) })}
              onRemove={setRemoved}
            />
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
        </RemoveDialog>
      )}
    </HeadquartersPage>
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
