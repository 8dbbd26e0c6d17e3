import { type MetaFunction, useSearchParams } from 'react-router';
import type { FunctionOk } from '../../contract/functions/functions.ts';
import { isTokyoDate, type TokyoDate } from '../../domain/time.ts';
import { formatMonthDay } from '../../domain/time-format.ts';
import { isOpenEntry } from '../../domain/waitlist/waitlist-status.ts';
import { DayPicker } from '../console/day-picker.tsx';
import { useStaff } from '../console/staff-context.tsx';
import { LiveLoaded, StaffPage } from '../console/staff-page.tsx';
import { useLiveAnswer } from '../console/use-live-answer.ts';
import { reading } from '../data/question.ts';
import { useServerToday } from '../data/server-clock.ts';
import { pageMeta } from '../layout/page-meta.ts';
import { UnmetDemand } from '../parts/waitlist/staff/unmet-demand.tsx';
import { WaitlistRow } from '../parts/waitlist/staff/waitlist-row.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { Notice } from '../ui/notice.tsx';

export const meta: MetaFunction = () => pageMeta({ title: '空き待ち', noindex: true });

/** Who waits for a seat on a day, in the order they came, and the demand that was not met, by hour. */
export default function StaffWaitlist() {
  const { branch } = useStaff();
  const today = useServerToday();
  const [search] = useSearchParams();
  const asked = search.get('date') ?? today;
  const date = isTokyoDate(asked) ? asked : today;
  // The previous day's list is not shown while this one loads: staff could offer a seat on the wrong day.
  const { previous: _other, ...answer } = useLiveAnswer(reading('staffListWishes', { branch_id: branch.id, date }));
  return (
    <StaffPage
      title="空き待ち"
      lead={`${branch.name} ${formatMonthDay(date)}`}
      aside={<DayPicker date={date} name="date" />}
    >
      <LiveLoaded steady query={answer}>
        {(list) => (
          <Day
            key={`${branch.id} ${date}`}
            branch_id={branch.id}
            date={date}
            list={list}
            onChanged={() => void answer.reload()}
          />
        )}
      </LiveLoaded>
    </StaffPage>
  );
}

type DayProps = {
  branch_id: number;
  date: TokyoDate;
  list: FunctionOk<'staffListWishes'>;
  onChanged: () => void;
};

function Day({ branch_id, date, list, onChanged }: DayProps) {
  const open = list.wishes.filter(({ status }) => isOpenEntry(status));
  const ended = list.wishes.filter((entry) => !isOpenEntry(entry.status));
  const rows = (entries: typeof open, ordered: boolean) =>
    entries.map((entry, position) => (
      <WaitlistRow
        key={entry.waitlist_entry_id}
        entry={entry}
        branch_id={branch_id}
        place={ordered ? position + 1 : null}
        onChanged={onChanged}
      />
    ));
  if (list.wishes.length === 0) {
    return (
      <EmptyState
        title={`${formatMonthDay(date)}の空き待ちはありません`}
        action={
          <LinkButton to={`/staff/calendar?from=${date}`} kind="plain" size="small">
            カレンダーを見る
          </LinkButton>
        }
      >
        満席の日に保護者が「空いたら知らせる」を申し込むと、ここに順番に並びます。
      </EmptyState>
    );
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8 xl:grid-cols-[minmax(0,1fr)_20rem] xl:items-start">
      <div className="grid gap-6">
        {list.ask_flag && open.length > 0 && (
          <Notice kind="info" title="この日はリクエスト(△)の日です">
            空きが出ても、自動ではご案内しません。お預かりできるときは、時間を選んで「この時間を案内する」を押してください。
          </Notice>
        )}
        <section aria-labelledby="open-wishes">
          <h2 id="open-wishes" className="mb-2 text-lead">
            お待ちの順(<span className="figures">{open.length}</span>件)
          </h2>
          {open.length === 0 ? (
            <p className="text-note text-ink-soft">いまお待ちのご家庭はありません。</p>
          ) : (
            <ol className="divide-y divide-line border-y border-line">{rows(open, true)}</ol>
          )}
        </section>
        {ended.length > 0 && (
          <section aria-labelledby="ended-wishes">
            <h2 id="ended-wishes" className="mb-2 text-lead">
              終わった空き待ち(<span className="figures">{ended.length}</span>件)
            </h2>
            <ul className="divide-y divide-line border-y border-line">{rows(ended, false)}</ul>
          </section>
        )}
      </div>
      <UnmetDemand unmet={list.unmet} />
    </div>
  );
}
