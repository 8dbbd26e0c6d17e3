import { CircleCheck, MapPin } from 'lucide-react';
import { Link, type MetaFunction, useParams } from 'react-router';
import { type SelectArrivalData, SelectArrivalDocument } from '../../../contract/operations/generated.ts';
import { childAttendance } from '../../../domain/codes.ts';
import { calledName } from '../../../domain/text/called-name.ts';
import { formatMonthDay, formatTime, formatTimeRange } from '../../../domain/time-format.ts';
import { operation } from '../../data/question.ts';
import { useServerToday } from '../../data/server-clock.ts';
import { useAction } from '../../data/use-action.ts';
import { useAnswer } from '../../data/use-answer.ts';
import { AnswerView } from '../../layout/answer-view.tsx';
import { pageMeta } from '../../layout/page-meta.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FieldError } from '../../ui/field.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageColumn, PageHeading } from '../../ui/page-heading.tsx';
import { SkeletonBlocks } from '../../ui/skeleton-blocks.tsx';

export const meta: MetaFunction = () => pageMeta({ title: '到着のお知らせ', noindex: true });

/** Where the code on a branch's door leads: today's stay there, and one press. Else which stay is next. */
export default function Arrive() {
  const { branch_name: path_name = '' } = useParams();
  const today = useServerToday();
  const query = useAnswer(operation(SelectArrivalDocument, { path_name, today }));
  return (
    <PageColumn>
      <PageHeading>到着のお知らせ</PageHeading>
      <div className="min-h-[28rem]">
        <AnswerView query={query} skeleton={<SkeletonBlocks count={1} className="h-[28rem]" />} quiet>
          {(data) => <AtDoor data={data} today={today} onSent={query.reload} />}
        </AnswerView>
      </div>
    </PageColumn>
  );
}

type Stay = SelectArrivalData['reserves'][number];

function AtDoor({ data, today, onSent }: { data: SelectArrivalData; today: string; onSent: () => Promise<void> }) {
  const [door] = data.branches;
  const awaited = data.reserves.filter(({ reserve_details }) =>
    reserve_details.some(({ attendance_status }) => attendance_status === childAttendance.code.expected),
  );
  const here = awaited.filter((stay) => stay.branch_id === door?.id && stay.reserve_date === today);
  if (here.length > 0) {
    return (
      <div className="grid gap-4">
        {here.map((stay) => (
          <Arrival key={stay.id} stay={stay} onSent={onSent} />
        ))}
      </div>
    );
  }
  const [next] = awaited;
  return (
    <div className="grid gap-4">
      <EmptyState
        title={door ? `今日、${door.name}にこれからのご予約はありません` : 'この園は見つかりません'}
        action={<LinkButton to="/mypage/top">マイページへ</LinkButton>}
      >
        {next ? '次のご予約は、下のとおりです。園と日時をご確認ください。' : 'これからのご予約はありません。'}
      </EmptyState>
      {next && (
        <Link
          to={`/mypage/reserves/${next.id}`}
          className="block rounded-lg border border-line bg-white p-4 text-center text-ink no-underline shadow-raised hover:border-action"
        >
          <span className="figures block font-bold">
            {formatMonthDay(next.start_datetime)} {formatTimeRange(next.start_datetime, next.end_datetime)}
          </span>
          <span className="block">{next.branch?.name}</span>
        </Link>
      )}
    </div>
  );
}

function Arrival({ stay, onSent }: { stay: Stay; onSent: () => Promise<void> }) {
  const notify = useAction('tellArrival');
  const notice = stay.arrival_notices[0]?.created_at;
  const names = stay.reserve_details.flatMap(({ child, attendance_status }) =>
    child && attendance_status === childAttendance.code.expected ? [calledName(child.name)] : [],
  );
  return (
    <section
      aria-labelledby={`arrival-${stay.id}`}
      className="rounded-lg border border-line bg-white p-5 shadow-raised"
    >
      <h2 id={`arrival-${stay.id}`} className="text-h3">
        {names.join('、')}
      </h2>
      <p className="figures">{formatTimeRange(stay.start_datetime, stay.end_datetime)}</p>
      <p className="mt-1 flex items-center gap-1.5 text-note">
        <MapPin className="size-4.5 text-ink-soft" aria-hidden="true" />
        {stay.branch?.name}
      </p>
      <div className="mt-4 grid min-h-16 items-center" role="status">
        {notice ? (
          <p className="flex items-center gap-2 font-bold text-trust">
            <CircleCheck className="size-6 shrink-0" aria-hidden="true" />
            <span>
              <span className="figures">{formatTime(notice)}</span>
              にお知らせしました。スタッフがまいります。少しお待ちください。
            </span>
          </p>
        ) : (
          <Button
            size="large"
            busy={notify.busy}
            busyLabel="知らせています"
            onClick={async () => {
              const done = await notify.send({ reserve_id: stay.id });
              if (done?.kind === 'ok') await onSent();
            }}
          >
            着きました
          </Button>
        )}
      </div>
      <div role="alert">{notify.text && <FieldError>{notify.text}</FieldError>}</div>
    </section>
  );
}
