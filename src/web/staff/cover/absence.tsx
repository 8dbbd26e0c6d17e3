import { Link, type MetaFunction, useSearchParams } from 'react-router';
import type { FunctionOk } from '../../../contract/functions/functions.ts';
import { withSama, withSan } from '../../../domain/text/called-name.ts';
import { isTokyoDate } from '../../../domain/time.ts';
import { formatMonthDay } from '../../../domain/time-format.ts';
import { DayPicker } from '../../console/day-picker.tsx';
import { useStaff } from '../../console/staff-context.tsx';
import { LiveLoaded, StaffPage } from '../../console/staff-page.tsx';
import { TelLink } from '../../console/tel-link.tsx';
import { useLiveAnswer } from '../../console/use-live-answer.ts';
import { reading } from '../../data/question.ts';
import { useServerToday } from '../../data/server-clock.ts';
import { pageMeta } from '../../layout/page-meta.ts';
import { AskCover } from '../../parts/cover/staff/ask-cover.tsx';
import { CallList } from '../../parts/cover/staff/call-list.tsx';
import { spanText } from '../../parts/cover/staff/cover-text.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Notice } from '../../ui/notice.tsx';

export const meta: MetaFunction = () => pageMeta({ title: '急な休み', noindex: true });

type Answer = FunctionOk<'staffReadAbsence'>;
type Absence = NonNullable<Answer['absence']>;

/** Who cannot come → what is missing → whom to ask → whom to tell: one page, and nothing is cancelled by it. */
export default function AbsencePage() {
  const { branch, manager } = useStaff();
  const today = useServerToday();
  const [search] = useSearchParams();
  const asked = search.get('date') ?? '';
  const date = isTokyoDate(asked) && asked >= today ? asked : today;
  const account_id = Number(search.get('account')) || null;
  const query = useLiveAnswer(reading('staffReadAbsence', manager ? { branch_id: branch.id, date, account_id } : null));
  if (!manager) {
    return (
      <StaffPage title="急な休み">
        <Notice>休みの連絡は、園長にしてください。応援の手配は園長が行います。</Notice>
      </StaffPage>
    );
  }
  return (
    <StaffPage
      title="急な休み"
      lead={`${branch.name} ${formatMonthDay(date)}`}
      aside={<DayPicker date={date} name="date" />}
    >
      <LiveLoaded query={query} steady>
        {(answer) => (
          <Steps key={`${branch.id} ${date}`} answer={answer} date={date} onChanged={() => void query.reload()} />
        )}
      </LiveLoaded>
    </StaffPage>
  );
}

type StepsProps = { answer: Answer; date: string; onChanged: () => void };

function Steps({ answer, date, onChanged }: StepsProps) {
  const { people, absence, calls, written_from } = answer;
  if (people.length === 0) {
    return (
      <EmptyState title="この日のシフトは、まだありません">
        シフトを入れると、ここで休みの影響を確認できます。
      </EmptyState>
    );
  }
  return (
    <div className="grid gap-8">
      <WhoPart people={people} chosen={absence?.account_id ?? null} date={date} />
      {absence && (
        <>
          <GapPart absence={absence} />
          {calls.length > 0 && (
            <section aria-labelledby="calls">
              <h2 id="calls" className="mb-2 text-lead">
                この日の応援
              </h2>
              <CallList calls={calls} onChanged={onChanged} />
            </section>
          )}
          {absence.cover && (
            <section aria-labelledby="ask">
              <h2 id="ask" className="mb-2 text-lead">
                3. だれに応援をお願いしますか(<span className="figures">{spanText(absence.cover)}</span>)
              </h2>
              <AskCover
                key={absence.account_id}
                date={date}
                hours={absence.cover}
                instead_of={absence.off_flag ? null : absence}
                candidates={absence.candidates}
                written_from={written_from}
                onDone={onChanged}
              />
            </section>
          )}
          <FamilyPart families={absence.families} />
        </>
      )}
    </div>
  );
}

function WhoPart({ people, chosen, date }: { people: Answer['people']; chosen: number | null; date: string }) {
  return (
    <section aria-labelledby="who">
      <h2 id="who" className="mb-2 text-lead">
        1. だれが来られませんか
      </h2>
      <p className="mb-3 text-note text-ink-soft">理由は聞きません。選んだだけでは、まだ何も変わりません。</p>
      <ul className="flex flex-wrap gap-2.5">
        {people.map(({ account_id, name, hours }) => (
          <li key={account_id}>
            <Link
              to={`?date=${date}&account=${account_id}`}
              replace
              preventScrollReset
              aria-current={chosen === account_id ? 'true' : undefined}
              className={`inline-flex min-h-12 items-center gap-2 rounded-md border px-4 font-bold ${chosen === account_id ? 'border-action bg-action-soft text-action' : 'border-edge bg-white'}`}
            >
              {name}
              <span className="figures text-note font-normal">{hours ? spanText(hours) : '休み'}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function GapPart({ absence }: { absence: Absence }) {
  const { gaps, name, off_flag } = absence;
  return (
    <section aria-labelledby="gaps">
      <h2 id="gaps" className="mb-2 text-lead">
        2. 職員が足りなくなる時間
      </h2>
      {gaps.length === 0 ? (
        <Notice kind="done">
          {off_flag
            ? '職員は足りています。'
            : `${withSan(name)}が休んでも、職員は足りています。シフトで休みにしてください。`}
        </Notice>
      ) : (
        <Notice kind="warning" title={off_flag ? 'いま足りない時間があります' : `${withSan(name)}が休むと足りません`}>
          <ul className="grid gap-1">
            {gaps.map((gap) => (
              <li key={gap.start_time}>
                <strong className="figures mr-3">{spanText(gap)}</strong>
                必要{gap.needed}名のところ{gap.there}名(お子さま{gap.children}名)
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </section>
  );
}

function FamilyPart({ families }: { families: Absence['families'] }) {
  if (families.length === 0) return null;
  return (
    <section aria-labelledby="families">
      <h2 id="families" className="mb-2 text-lead">
        4. 応援が見つからないとき、相談するご家庭(<span className="figures">{families.length}</span>件)
      </h2>
      <p className="mb-3 text-note text-ink-soft">ご予約は、そのままです。自動でのキャンセルはしません。</p>
      <ul className="divide-y divide-line border-y border-line">
        {families.map(({ reserve_id, customer_name, tel, start_time, end_time, children }) => (
          <li key={reserve_id} className="flex flex-wrap items-center gap-x-4 py-1.5">
            <span className="figures w-28">{spanText({ start_time, end_time })}</span>
            <Link to={`/staff/reserves/${reserve_id}`} className="text-link inline-flex min-h-11 items-center">
              {withSama(customer_name)}
            </Link>
            <span className="figures text-note text-ink-soft">{children}名</span>
            {tel && <TelLink tel={tel} name={customer_name} />}
          </li>
        ))}
      </ul>
    </section>
  );
}
