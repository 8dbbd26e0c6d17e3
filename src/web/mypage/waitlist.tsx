import type { MetaFunction } from 'react-router';
import type { ShownWaitlistEntry } from '../../contract/functions/waitlist/waitlist.ts';
import { isOpenEntry } from '../../domain/waitlist/waitlist-status.ts';
import { reading } from '../data/question.ts';
import { useAnswer } from '../data/use-answer.ts';
import { CalendarPage } from '../illustrations/calendar-page.tsx';
import { FailureNotice } from '../layout/failure-notice.tsx';
import { CardSkeletons } from '../layout/loaded.tsx';
import { pageMeta } from '../layout/page-meta.ts';
import { WaitlistCard } from '../parts/waitlist/waitlist-card.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { MypagePage } from './_parts/frame/mypage-page.tsx';

export const meta: MetaFunction = () => pageMeta({ title: '空き待ち', noindex: true });

/** A seat may come free at any moment. */
const secondsToAsk = (): number => 20;

/** One's waitlist entries: seats that are offered first, then what waits, then what ended within a week. */
export default function Waitlist() {
  const query = useAnswer(reading('listWaitlistEntries', {}), { fresh: secondsToAsk });
  const { data, failure } = query;
  return (
    <MypagePage title="空き待ち" lead="満席の時間に空きが出たら、お申し込みの順にご案内します。">
      {failure && (
        <div className="mb-4">
          <FailureNotice failure={failure} retry={() => void query.reload()} />
        </div>
      )}
      {data ? (
        <EntryList wishes={data.wishes} onChanged={() => void query.reload()} />
      ) : (
        !failure && <CardSkeletons count={2} />
      )}
    </MypagePage>
  );
}

const inOrder = (a: ShownWaitlistEntry, b: ShownWaitlistEntry): number =>
  Number(b.offer !== null) - Number(a.offer !== null) ||
  a.date.localeCompare(b.date) ||
  a.waitlist_entry_id - b.waitlist_entry_id;

function EntryList({ wishes: entries, onChanged }: { wishes: readonly ShownWaitlistEntry[]; onChanged: () => void }) {
  const open = entries.filter(({ status }) => isOpenEntry(status)).toSorted(inOrder);
  const ended = entries.filter((entry) => !isOpenEntry(entry.status));
  const add = (
    <LinkButton to="/mypage/waitlist/add" kind={open.length === 0 ? 'primary' : 'plain'}>
      空き待ちを申し込む
    </LinkButton>
  );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      {open.length === 0 ? (
        <EmptyState
          picture={<CalendarPage className="h-auto w-28" />}
          title="お待ちの空き待ちはありません"
          action={add}
        >
          満席の日や時間をお選びのときに、「空いたら知らせる」からお申し込みいただけます。
        </EmptyState>
      ) : (
        <>
          <ul className="grid gap-5" aria-label="お待ちの空き待ち">
            {open.map((entry) => (
              <li key={entry.waitlist_entry_id}>
                <WaitlistCard entry={entry} onChanged={onChanged} />
              </li>
            ))}
          </ul>
          <div>{add}</div>
        </>
      )}
      {ended.length > 0 && (
        <section aria-labelledby="ended-wishes">
          <h2 id="ended-wishes" className="mb-3 text-h3">
            終わった空き待ち(1週間以内)
          </h2>
          <ul className="grid gap-4">
            {ended.map((entry) => (
              <li key={entry.waitlist_entry_id}>
                <WaitlistCard entry={entry} onChanged={onChanged} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
