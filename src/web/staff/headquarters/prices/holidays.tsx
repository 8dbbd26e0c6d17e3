import { Plus } from 'lucide-react';
import { type MetaFunction, useSearchParams } from 'react-router';
import { SelectStaffHolidaysDocument } from '../../../../contract/operations/generated.ts';
import { formatDateWeekday } from '../../../../domain/time-format.ts';
import { RemoveDialog } from '../../../console/edit/remove-dialog.tsx';
import { RowButtons, useAskedRow } from '../../../console/edit/use-asked-row.tsx';
import { HeadquartersPage } from '../../../console/headquarters-page.tsx';
import { SearchBar } from '../../../console/search-bar.tsx';
import { containing } from '../../../console/search-where.ts';
import { PricesNav } from '../../../console/settings/prices-nav.tsx';
import { LiveLoaded } from '../../../console/staff-page.tsx';
import { operation } from '../../../data/question.ts';
import { useServerToday } from '../../../data/server-clock.ts';
import { useAnswer } from '../../../data/use-answer.ts';
import { pageMeta } from '../../../layout/page-meta.ts';
import { HolidayForm, type HolidayRow } from '../../../parts/calendar/headquarters/holiday-form.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Paged, useAskedPage } from '../../../ui/pager.tsx';

export const meta: MetaFunction = () => pageMeta({ title: '祝日', noindex: true });

const pageSize = 30;
const shown = [
  { key: '0', label: 'これから' },
  { key: '1', label: 'これまで' },
];

/** Days with the holiday price beside Sundays; coming ones can be changed. */
export default function Holidays() {
  const [search] = useSearchParams();
  const today = useServerToday();
  const [text, status] = [search.get('text') ?? '', search.get('status') ?? '0'];
  const { offset } = useAskedPage(pageSize);
  const where = {
    date: status === '1' ? { _lte: today } : { _gt: today },
    ...(text.trim() === '' ? {} : { name: { _ilike: containing(text) } }),
  };
  const query = useAnswer(operation(SelectStaffHolidaysDocument, { where, limit: pageSize, offset }));
  const asked = useAskedRow<HolidayRow>(query.reload);
  const { edited, removed, ways } = asked;
  return (
    <HeadquartersPage
      title="祝日"
      lead="日曜・祝日の加算がかかる日です。国民の祝日のほか、会社で決めた日を足せます。"
      aside={
        <Button size="small" onClick={() => asked.edit(null)}>
          <Plus className="size-5" aria-hidden="true" />
          祝日を追加する
        </Button>
      }
    >
      <PricesNav />
      <SearchBar
        label="祝日を探す"
        textLabel="名前"
        text={text}
        filter={{ label: '期間', value: status, options: shown }}
      />
      <LiveLoaded query={query}>
        {({ holidays: rows, holidays_aggregate: { aggregate } }) => (
          <Paged
            rows={rows}
            total={aggregate.count}
            pageSize={pageSize}
            empty={<EmptyState title="条件に合う祝日はありません" />}
          >
            <ul className="divide-y divide-line border-y border-line">
              {rows.map((row) => (
                <li key={row.id} className="flex min-h-14 flex-wrap items-center gap-x-6 gap-y-1 py-1.5">
                  <span className="figures w-40">{formatDateWeekday(row.date)}</span>
                  <span className="flex-1">{row.name}</span>
                  {row.date > today && <RowButtons of={asked} row={row} name={row.name} />}
                </li>
              ))}
            </ul>
          </Paged>
        )}
      </LiveLoaded>
      {edited && <HolidayForm key={edited.row?.id ?? 0} row={edited.row} {...ways} />}
      {removed && <RemoveHoliday holiday={removed} onClose={ways.onClose} onRemoved={ways.onSaved} />}
    </HeadquartersPage>
  );
}

type RemoveHolidayProps = { holiday: HolidayRow; onClose: () => void; onRemoved: () => void };

function RemoveHoliday({ holiday: { id, version, name, date }, ...ways }: RemoveHolidayProps) {
  return (
    <RemoveDialog
      name="headquartersRemoveHoliday"
      input={{ id, version }}
      title={`${name}を削除しますか`}
      action="削除する"
      {...ways}
    >
      <p>{formatDateWeekday(date)}のご利用に、祝日の加算がかからなくなります。</p>
    </RemoveDialog>
  );
}
