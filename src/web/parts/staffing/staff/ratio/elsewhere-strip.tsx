import { useStaff } from '../../../../console/staff-context.tsx';
import { useLiveAnswer } from '../../../../console/use-live-answer.ts';
import { reading } from '../../../../data/question.ts';
import { useServerToday } from '../../../../data/server-clock.ts';
import { PeopleElsewhere } from './people-elsewhere.tsx';

/** Who is planned here today and is at another branch. */
export function ElsewhereStrip() {
  const { branch } = useStaff();
  const date = useServerToday();
  const { data, previous } = useLiveAnswer(reading('staffDayLoad', { branch_id: branch.id, date }));
  const elsewhere = (data ?? previous)?.elsewhere ?? null;
  return (
    elsewhere && (
      <div className="mb-4">
        <PeopleElsewhere elsewhere={elsewhere} />
      </div>
    )
  );
}
