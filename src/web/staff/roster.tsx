import { useState } from 'react';
import { type MetaFunction, useSearchParams } from 'react-router';
import { longestWithoutBreak } from '../../domain/cover/working-time.ts';
import { withSan } from '../../domain/text/called-name.ts';
import { instantOf, isTokyoDate, minuteOf, type TokyoDate } from '../../domain/time.ts';
import { formatMonthDay } from '../../domain/time-format.ts';
import { DayPicker } from '../console/day-picker.tsx';
import { useStaff } from '../console/staff-context.tsx';
import { LiveLoaded, StaffPage } from '../console/staff-page.tsx';
import { useLiveAnswer } from '../console/use-live-answer.ts';
import { reading } from '../data/question.ts';
import { serverNow, useServerToday } from '../data/server-clock.ts';
import { pageMeta } from '../layout/page-meta.ts';
import { AskDialog } from '../parts/cover/staff/ask-dialog.tsx';
import { PeopleElsewhere } from '../parts/staffing/staff/ratio/people-elsewhere.tsx';
import { ClockButtons } from '../parts/staffing/staff/roster/clock-buttons.tsx';
import { ClockingDialog } from '../parts/staffing/staff/roster/clocking-dialog.tsx';
import { DayChart } from '../parts/staffing/staff/roster/day-chart.tsx';
import { PersonFacts } from '../parts/staffing/staff/roster/person-facts.tsx';
import { clockSpanText, type Roster, type RosterRow } from '../parts/staffing/staff/roster/roster-text.ts';
import { ShiftDialog } from '../parts/staffing/staff/roster/shift-dialog.tsx';
import { StepTable } from '../parts/staffing/staff/roster/step-table.tsx';
import { ThereNow } from '../parts/staffing/staff/roster/there-now.tsx';
import { WarningList } from '../parts/staffing/staff/roster/warning-list.tsx';
import { WeekDialog } from '../parts/staffing/staff/roster/week-dialog.tsx';
import { WeekList } from '../parts/staffing/staff/roster/week-list.tsx';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { LinkButton } from '../ui/link-button.tsx';

export const meta: MetaFunction = () => pageMeta({ title: 'シフト', noindex: true });

export default function RosterPage() {
  const { branch, manager } = useStaff();
  const today = useServerToday();
  const [search] = useSearchParams();
  const asked = search.get('from') ?? today;
  const date = isTokyoDate(asked) ? asked : today;
  const { previous, ...answer } = useLiveAnswer(reading('staffReadRoster', { branch_id: branch.id, date }));
  // Another day's roster is not shown while this one is asked for: it would be changed under the wrong date.
  const same = previous?.date === date && previous.branch_id === branch.id;
  return (
    <StaffPage
      title="シフト"
      lead={branch.name}
      aside={
        <div className="flex flex-wrap items-center gap-3">
          <DayPicker date={date} />
          {manager && date >= today && (
            <LinkButton to={`/staff/cover/absence?date=${date}`} kind="plain">
              急な休みが出た
            </LinkButton>
          )}
        </div>
      }
    >
      <LiveLoaded steady query={same ? { ...answer, previous } : answer}>
        {(roster) => (
          <Day
            key={`${branch.id} ${date}`}
            roster={roster}
            date={date}
            today={today}
            onChanged={() => void answer.reload()}
          />
        )}
      </LiveLoaded>
    </StaffPage>
  );
}

type Opened =
  | { kind: 'shift'; person: RosterRow }
  | { kind: 'clocking'; person: RosterRow }
  | { kind: 'week'; person: RosterRow; begun: RosterRow['patterns'][number] | undefined };
type DayProps = { roster: Roster; date: TokyoDate; today: TokyoDate; onChanged: () => void };

/** Anyone who has something to do with the day is in the chart; the others are offered below it. */
const isOfDay = ({ planned, shift, clockings }: RosterRow): boolean =>
  planned !== null || shift !== null || clockings.length > 0;

function Day({ roster, date, today, onChanged }: DayProps) {
  const { account, branch, manager } = useStaff();
  const [opened, setOpened] = useState<Opened>();
  const people = roster.people.filter(isOfDay);
  const others = roster.people.filter((person) => !isOfDay(person));
  const own = roster.people.find(({ account_id }) => account_id === account.id);
  const close = () => setOpened(undefined);
  const done = () => {
    close();
    onChanged();
  };
  return (
    <div className="grid gap-8">
      <div className="grid gap-4">
        {date === today && own?.works_here && (
          <section aria-label="あなたの出退勤" className="rounded-lg border border-line bg-white px-4 py-3">
            <ClockButtons clockings={own.clockings} onDone={onChanged} />
          </section>
        )}
        <PeopleElsewhere elsewhere={roster.elsewhere} />
        <WarningList
          roster={roster}
          act={(warning) =>
            manager && mayAsk(date, warning) && <AskButton date={date} warning={warning} onDone={onChanged} />
          }
        />
      </div>
      <section aria-labelledby="day">
        <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-6">
          <h2 id="day" className="text-lead">
            {formatMonthDay(date)}の職員
          </h2>
          {date === today && <ThereNow roster={roster} />}
        </div>
        <DayChart
          roster={roster}
          people={people}
          today={date === today}
          facts={(person) => (
            <PersonPart person={person} date={date} today={today} manager={manager} onOpen={setOpened} />
          )}
        />
        {manager && date >= today && others.length > 0 && <Others people={others} onOpen={setOpened} />}
      </section>
      <StepTable stretches={roster.stretches} />
      <Weeks
        {...{ roster, date, today, onChanged }}
        onEdit={(person, begun) => setOpened({ kind: 'week', person, begun })}
      />
      {opened && (
        <OpenedDialog
          opened={opened}
          branch={{ id: branch.id, open_time: roster.open_time, close_time: roster.close_time }}
          {...{ date, today }}
          onDone={done}
          onClose={close}
        />
      )}
    </div>
  );
}

type Warning = Roster['warnings'][number];
/** Somebody could still come, for just this stretch; a longer one with its break is planned as a shift. */
const mayAsk = (date: TokyoDate, { start_time, end_time }: Warning): boolean =>
  instantOf(date, minuteOf(end_time)).getTime() > serverNow().getTime() &&
  minuteOf(end_time) - minuteOf(start_time) <= longestWithoutBreak;

/** Beside what is missing: the question to colleagues for just that stretch. */
function AskButton({ date, warning, onDone }: { date: TokyoDate; warning: Warning; onDone: () => void }) {
  const [open, setOpen] = useState(false);
  const { start_time, end_time } = warning;
  return (
    <>
      <Button
        kind="plain"
        size="small"
        className="max-sm:mt-1"
        aria-label={`${clockSpanText(warning)}の応援をお願いする`}
        onClick={() => setOpen(true)}
      >
        応援をお願いする
      </Button>
      {open && (
        <AskDialog
          date={date}
          hours={{ start_time, end_time, breaks: [] }}
          onClose={() => setOpen(false)}
          onDone={() => {
            setOpen(false);
            onDone();
          }}
        />
      )}
    </>
  );
}

type PersonPartProps = Pick<DayProps, 'date' | 'today'> & {
  person: RosterRow;
  manager: boolean;
  onOpen: (opened: Opened) => void;
};

function PersonPart({ person, date, today, manager, onOpen }: PersonPartProps) {
  const act = (kind: 'shift' | 'clocking', style: 'plain' | 'quiet', words: string) => (
    <Button
      kind={style}
      size="small"
      aria-label={`${withSan(person.name)}の${words}`}
      onClick={() => onOpen({ kind, person })}
    >
      {words}
    </Button>
  );
  return (
    <div className="grid gap-1.5">
      <PersonFacts person={person} today={date === today} past={date < today} />
      {manager && (
        <div className="flex flex-wrap gap-x-1 gap-y-1.5">
          {date >= today && act('shift', 'plain', '予定を変える')}
          {date <= today && act('clocking', 'quiet', '出退勤を直す')}
        </div>
      )}
    </div>
  );
}

/** Who has nothing to do with the day yet. */
function Others({ people, onOpen }: { people: readonly RosterRow[]; onOpen: (opened: Opened) => void }) {
  return (
    <div className="mt-4">
      <h3 className="mb-2 font-bold">この日に予定のない職員</h3>
      <ul className="flex flex-wrap gap-2.5">
        {people.map((person) => (
          <li key={person.account_id}>
            <Button
              kind="plain"
              aria-label={`${withSan(person.name)}をこの日に足す`}
              onClick={() => onOpen({ kind: 'shift', person })}
            >
              {person.name}
              {person.main_branch_name && ` (${person.main_branch_name})`}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

type OpenedDialogProps = Pick<DayProps, 'date' | 'today'> & {
  opened: Opened;
  branch: { id: number; open_time: string; close_time: string };
  onDone: () => void;
  onClose: () => void;
};

function OpenedDialog({ opened, branch, date, today, onDone, onClose }: OpenedDialogProps) {
  const on = { person: opened.person, onDone, onClose };
  if (opened.kind === 'shift') return <ShiftDialog branch={branch} date={date} {...on} />;
  if (opened.kind === 'clocking') return <ClockingDialog branch_id={branch.id} date={date} {...on} />;
  return <WeekDialog branch={branch} begun={opened.begun} from={date < today ? today : date} today={today} {...on} />;
}

type WeeksProps = DayProps & { onEdit: (person: RosterRow, begun: RosterRow['patterns'][number] | undefined) => void };

function Weeks({ roster, date, today, onEdit, onChanged }: WeeksProps) {
  const { branch, manager } = useStaff();
  return (
    <section aria-labelledby="weeks">
      <h2 id="weeks" className="mb-3 text-lead">
        いつもの週
      </h2>
      {roster.people.length === 0 ? (
        <EmptyState title="この園の職員がいません">
          本部のスタッフの画面で、この園を担当する職員を登録してください。
        </EmptyState>
      ) : (
        <WeekList
          branch_id={branch.id}
          people={roster.people}
          date={date}
          today={today}
          manager={manager}
          onEdit={onEdit}
          onChanged={onChanged}
        />
      )}
    </section>
  );
}
