import { ChevronDown, Hourglass } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import type { FunctionOk } from '../../../../../contract/functions/functions.ts';
import type { SelectStaffRequestsData } from '../../../../../contract/operations/generated.ts';
import { formatAge } from '../../../../../domain/membership/age.ts';
import { minuteOfDayOf } from '../../../../../domain/time.ts';
import { formatTimeRange } from '../../../../../domain/time-format.ts';
import { FactList } from '../../../../console/fact-list.tsx';
import { TelLink } from '../../../../console/tel-link.tsx';
import { Button } from '../../../../ui/button.tsx';
import { ErrorNotice } from '../../../../ui/notice.tsx';
import { YenAmount } from '../../../../ui/yen.tsx';
import { AllergyAlarm } from '../../../care/staff/health/allergy-alarm.tsx';
import { RemarkLines } from '../../../care/staff/health/parent-remarks.tsx';
import { mealsOf } from '../../../care/staff/kitchen/meals.ts';
import { DayLoad } from '../../../staffing/staff/ratio/day-load.tsx';
import { RequestAnswerForm } from './answer-form.tsx';
import { type Room, seatsLeft, staffLeft } from './day-room.ts';
import { deadlineText } from './deadline.ts';
import { formatSpan } from './span.ts';
import { type AnswerHeard, useRequestAnswer } from './use-request-answer.ts';

type Request = SelectStaffRequestsData['reserves'][number];
type RequestRowProps = AnswerHeard & {
  reserve: Request;
  templates: SelectStaffRequestsData['inbox_templates'];
  branch_id: number;
  now: Date;
  lapseMinutes: number;
  load: FunctionOk<'staffDayLoad'> | undefined;
  chosen: boolean;
  onChoose: (chosen: boolean) => void;
  /** Why it was left out when several were approved. */
  problem: string | undefined;
};

const rangeOf = ({ start_datetime, end_datetime }: Request) => ({
  start: minuteOfDayOf(start_datetime),
  end: minuteOfDayOf(end_datetime) || 1440,
});

/** A request in two lines: who, when, is there room, until when; one press approves it. All else unfolds. */
export function RequestRow(props: RequestRowProps) {
  const { reserve, templates, branch_id, now, lapseMinutes, load, chosen, onChoose, problem, ...heard } = props;
  const [open, setOpen] = useState(false);
  const id = useId();
  const quick = useRequestAnswer(reserve.id, heard);
  const names = reserve.reserve_details.map(({ child }) => child?.name ?? '').join('、');
  const range = rangeOf(reserve);
  const toggle = () => setOpen(!open);
  return (
    <article data-reserve={reserve.id} className="py-2">
      <div className="flex items-start gap-2">
        <ChosenBox {...{ reserve, chosen, onChoose, names }} />
        <div className="grid min-w-0 flex-1 gap-0.5 leading-snug">
          <h3 className="figures flex flex-wrap items-baseline gap-x-3 text-body font-bold">
            <span className="whitespace-nowrap">{timeText(reserve)}</span>
            <Children reserve={reserve} />
          </h3>
          <p className="figures flex flex-wrap items-center gap-x-3">
            {load && <RoomText room={seatsLeft(load, range)} />}
            {load && <RoomText room={staffLeft(load, range)} />}
            {mealsOf(reserve) && <span className="text-ink-soft">食事 {mealsOf(reserve)}</span>}
            <Deadline {...{ reserve, now, lapseMinutes }} />
          </p>
        </div>
        <div className="flex shrink-0 items-center gap-1">
          <Button
            size="small"
            busy={quick.approving}
            busyLabel="送信中"
            aria-label={`${names} 承認する`}
            onClick={() => void quick.send('', null)}
          >
            承認する
          </Button>
          <button
            type="button"
            aria-expanded={open}
            aria-controls={id}
            onClick={toggle}
            className="inline-flex size-11 items-center justify-center rounded-md text-action hover:bg-cream"
          >
            <ChevronDown className={`size-5 ${open ? 'rotate-180' : ''}`} aria-hidden="true" />
            <span className="sr-only">{names} 詳しく・お断り</span>
          </button>
        </div>
      </div>
      <ErrorNotice text={problem ?? quick.problem} className="mt-2" />
      {open && (
        <div id={id} className="mt-2 grid gap-x-8 gap-y-4 rounded-md bg-cream p-4 md:grid-cols-2">
          <div className="grid content-start gap-4">
            <Facts reserve={reserve} now={now} />
            <section>
              <h4 className="mb-1 text-note">この日の混み具合(このリクエストを含む)</h4>
              <DayLoad branch_id={branch_id} date={reserve.reserve_date} range={range} />
            </section>
          </div>
          <RequestAnswerForm reserve={reserve} templates={templates} {...heard} />
        </div>
      )}
    </article>
  );
}

const timeText = ({ start_datetime, end_datetime }: RequestRowProps['reserve']): string =>
  formatTimeRange(start_datetime, end_datetime);

type ChosenBoxProps = Pick<RequestRowProps, 'reserve' | 'chosen' | 'onChoose'> & { names: string };

function ChosenBox({ reserve, chosen, onChoose, names }: ChosenBoxProps) {
  return (
    <label className="-my-1 inline-flex size-11 shrink-0 items-center justify-center">
      <input
        type="checkbox"
        checked={chosen}
        onChange={({ target }) => onChoose(target.checked)}
        className="size-5 accent-action"
        aria-label={`${names} ${timeText(reserve)}を選ぶ`}
      />
    </label>
  );
}

function Children({ reserve }: { reserve: Request }) {
  return reserve.reserve_details.map(
    ({ child }) =>
      child && (
        <span key={child.id} className="inline-flex flex-wrap items-baseline gap-x-2">
          {child.name}
          <span className="font-normal whitespace-nowrap">{formatAge(child.date_of_birth, reserve.reserve_date)}</span>
          <AllergyAlarm child={child} short />
        </span>
      ),
  );
}

const RoomText = ({ room }: { room: Room | null }) =>
  room && <span className={room.short ? 'font-bold text-wrong' : ''}>{room.text}</span>;

function Deadline({ reserve, now, lapseMinutes }: Pick<RequestRowProps, 'reserve' | 'now' | 'lapseMinutes'>) {
  const { text, at, urgent } = deadlineText(reserve, now, lapseMinutes);
  return (
    <span className={`inline-flex items-center gap-1.5 ${urgent ? 'font-bold text-ask' : 'text-ink-soft'}`} title={at}>
      <Hourglass className="size-4.5 shrink-0" aria-hidden="true" />
      {text}
    </span>
  );
}

function Facts({ reserve, now }: { reserve: Request; now: Date }) {
  const { customer, remarks, reserve_amount, updated_at } = reserve;
  const waited = Math.max(0, Math.floor((now.getTime() - Date.parse(updated_at)) / 60_000));
  return (
    <div>
      <FactList
        facts={[
          [
            '保護者',
            <span key="who">
              <Link
                to={`/staff/customers/${customer?.id}`}
                className="text-link -my-2.5 inline-flex min-h-11 items-center"
              >
                {customer?.name}
              </Link>
              {customer && <TelLink tel={customer.tel} name={customer.name} />}
            </span>,
          ],
          ['受付', waited < 1 ? 'たった今' : `${formatSpan(waited)}前`],
          ['見積もり', <YenAmount key="amount" amount={reserve_amount} />],
          ...(remarks ? ([['連絡', remarks]] as const) : []),
        ]}
      />
      {reserve.reserve_details.map(({ child }) => child && <ChildNotes key={child.id} child={child} />)}
    </div>
  );
}

function ChildNotes({ child }: { child: NonNullable<Request['reserve_details'][number]['child']> }) {
  return (
    <p className="mt-2">
      <AllergyAlarm child={child} />
      <RemarkLines child={child} />
    </p>
  );
}
