import { Plus } from 'lucide-react';
import { useState } from 'react';
import { type MetaFunction, useSearchParams } from 'react-router';
import { SelectStaffHolidaysDocument } from '../../../../contract/operations/generated.ts';
import { formatDateWeekday } from '../../../../domain/time-format.ts';
import { operation } from '../../../data/question.ts';
import { useServerToday } from '../../../data/server-clock.ts';
import { useAnswer } from '../../../data/use-answer.ts';
import { pageMeta } from '../../../layout/page-meta.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { pageOf } from '../../../ui/page-numbers.ts';
import { Pager } from '../../../ui/pager.tsx';
import { SearchBar } from '../../_parts/frame/search-bar.tsx';
import { LiveLoaded } from '../../_parts/frame/staff-page.tsx';
import { HeadquartersPage } from '../../_parts/headquarters/frame/headquarters-page.tsx';
import { HolidayForm, type HolidayRow } from '../../_parts/headquarters/prices/holiday-form.tsx';
import { PricesNav } from '../../_parts/headquarters/prices/prices-nav.tsx';
import { RemoveDialog } from '../../_parts/headquarters/prices/remove-dialog.tsx';
import { containing } from '../../_parts/reserves/reserve-state.ts';

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
  const [asked, setAsked] = useState<
    { what: 'edit'; holiday: HolidayRow | null } | { what: 'remove'; holiday: HolidayRow } | null
  >(null);
  const { offset } = pageOf(search.get('page'), Number.MAX_SAFE_INTEGER, pageSize);
  const where = {
    date: status === '1' ? { _lte: today } : { _gt: today },
    ...(text.trim() === '' ? {} : { name: { _ilike: containing(text) } }),
  };
  const query = useAnswer(operation(SelectStaffHolidaysDocument, { where, limit: pageSize, offset }));
  const done = () => {
    setAsked(null);
    void query.reload();
  };
  return (
    <HeadquartersPage
      title="祝日"
      lead="日曜・祝日の加算がかかる日です。国民の祝日のほか、会社で決めた日を足せます。"
      aside={
        <Button size="small" onClick={() => setAsked({ what: 'edit', holiday: null })}>
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
        {({ holidays, holidays_aggregate }) =>
          holidays.length === 0 ? (
            <EmptyState title="条件に合う祝日はありません" />
          ) : (
            <>
              <ul className="divide-y divide-line border-y border-line">
                {holidays.map((holiday) => (
                  <li key={holiday.id} className="flex min-h-14 flex-wrap items-center gap-x-6 gap-y-1 py-1.5">
                    <span className="figures w-40">{formatDateWeekday(holiday.date)}</span>
                    <span className="flex-1">{holiday.name}</span>
                    {holiday.date > today && (
                      <span className="flex gap-2">
                        <Button kind="plain" size="small" onClick={() => setAsked({ what: 'edit', holiday })}>
                          変更する<span className="sr-only">({holiday.name})</span>
                        </Button>
                        <Button kind="quiet" size="small" onClick={() => setAsked({ what: 'remove', holiday })}>
                          削除する<span className="sr-only">({holiday.name})</span>
                        </Button>
                      </span>
                    )}
                  </li>
                ))}
              </ul>
              <div className="mt-4">
                <Pager total={holidays_aggregate.aggregate.count} pageSize={pageSize} />
              </div>
            </>
          )
        }
      </LiveLoaded>
      {asked?.what === 'edit' && (
        <HolidayForm
          key={asked.holiday?.id ?? 0}
          holiday={asked.holiday}
          onClose={() => setAsked(null)}
          onSaved={done}
        />
      )}
      {asked?.what === 'remove' && (
        <RemoveDialog
          name="headquartersRemoveHoliday"
          input={{ id: asked.holiday.id, version: asked.holiday.version }}
          title={`${asked.holiday.name}を削除しますか`}
          action="削除する"
          onClose={() => setAsked(null)}
          onRemoved={done}
        >
          <p>{formatDateWeekday(asked.holiday.date)}のご利用に、祝日の加算がかからなくなります。</p>
        </RemoveDialog>
      )}
    </HeadquartersPage>
  );
}
