import { type MetaFunction, useSearchParams } from 'react-router';
import { isTokyoDate } from '../../../domain/time.ts';
import { formatMonthDay } from '../../../domain/time-format.ts';
import { DayPicker } from '../../console/day-picker.tsx';
import { useStaff } from '../../console/staff-context.tsx';
import { LiveLoaded, StaffPage } from '../../console/staff-page.tsx';
import { useLiveAnswer } from '../../console/use-live-answer.ts';
import { reading } from '../../data/question.ts';
import { useServerToday } from '../../data/server-clock.ts';
import { pageMeta } from '../../layout/page-meta.ts';
import type { AbsenceAnswer } from '../../parts/cover/staff/absence/absence-answer.ts';
import { AskPart } from '../../parts/cover/staff/absence/ask-part.tsx';
import { FamilyPart } from '../../parts/cover/staff/absence/family-part.tsx';
import { GapPart } from '../../parts/cover/staff/absence/gap-part.tsx';
import { WhoPart } from '../../parts/cover/staff/absence/who-part.tsx';
import { CallList } from '../../parts/cover/staff/call-list.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Notice } from '../../ui/notice.tsx';

export const meta: MetaFunction = () => pageMeta({ title: '急な休み', noindex: true });

const clock = /^\d\d:\d\d$/;

/** Who cannot come → what is missing → whom to ask → whom to tell: one page, and nothing is cancelled by it. */
export default function AbsencePage() {
  const { branch, manager } = useStaff();
  const today = useServerToday();
  const [search] = useSearchParams();
  const asked = search.get('date') ?? '';
  const date = isTokyoDate(asked) && asked >= today ? asked : today;
  const account_id = Number(search.get('account')) || null;
  const [start_time, end_time] = [search.get('from') ?? '', search.get('until') ?? ''];
  const span = clock.test(start_time) && clock.test(end_time) ? { start_time, end_time } : null;
  const query = useLiveAnswer(
    reading('staffReadAbsence', manager ? { branch_id: branch.id, date, account_id, span } : null),
  );
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

type StepsProps = { answer: AbsenceAnswer; date: string; onChanged: () => void };

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
          <AskPart absence={absence} date={date} written_from={written_from} onDone={onChanged} />
          <FamilyPart families={absence.families} />
        </>
      )}
    </div>
  );
}
