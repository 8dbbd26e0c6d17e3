import { type MetaFunction, useParams } from 'react-router';
import type { RequestAlternative } from '../../../contract/functions/billing/price-lines.ts';
import {
  type SelectMypagePassesData,
  SelectMypagePassesDocument,
  type SelectMypageReserveData,
  SelectMypageReserveDocument,
} from '../../../contract/operations/generated.ts';
import { sickLeaveLabel } from '../../../domain/billing/cancelling/fair-text.ts';
import { approvalStatus, childcareStatus } from '../../../domain/codes.ts';
import { lateKind } from '../../../domain/messages/message-codes.ts';
import { epochOf, minuteOfDayOf, timeText, tokyoDateOf } from '../../../domain/time.ts';
import { operation, reading } from '../../data/question.ts';
import { serverNow, useServerNow } from '../../data/server-clock.ts';
import { useAnswer } from '../../data/use-answer.ts';
import { CardSkeletons, Loaded } from '../../layout/loaded.tsx';
import { pageMeta } from '../../layout/page-meta.ts';
import { WaitlistLink } from '../../layout/waitlist-link.tsx';
import { LatePart } from '../../parts/attendance/late-part.tsx';
import { ReservePasses } from '../../parts/family/passes/reserve-passes.tsx';
import { maySayIll } from '../../parts/reserves/cancel/sick-child.tsx';
import {
  BringPart,
  CareFacts,
  type DetailReserve,
  MoneyPart,
  WhenAndWhere,
} from '../../parts/reserves/detail/reserve-detail.tsx';
import { reserveStanding, type Standing } from '../../parts/reserves/detail/reserve-standing.ts';
import { CalendarFileButton } from '../../parts/reserves/listed/reserve-tools.tsx';
import { isRequest } from '../../parts/reserves/registering/seat.ts';
import { CardDueNotice, SameAgainButton } from '../../parts/reserves/registering/seat-notice.tsx';
import { OtherSeats } from '../../parts/reserves/request/other-seats.tsx';
import { AgainButton } from '../../parts/reserves/start/again-offer.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { MypagePage } from '../_parts/frame/mypage-page.tsx';

export const meta: MetaFunction = () => pageMeta({ title: 'ご予約の内容', noindex: true });

/** Asked again while something may change without the parent's doing: a request, a child in care, the day itself. */
const secondsToAsk = ({ reserves: [reserve] }: SelectMypageReserveData): number | null =>
  reserve?.live && reserve.childcare_status !== childcareStatus.code.left ? 60 : null;

/** One reserve, whatever has become of it: where mails, LINE and the list lead. */
export default function ReservePage() {
  const { reserve_id = '' } = useParams();
  return (
    <MypagePage title="ご予約の内容" back={{ to: '/mypage/reserves/list', label: '予約一覧' }}>
      {/^\d{1,9}$/.test(reserve_id) ? <Asked reserve_id={Number(reserve_id)} /> : <NotThere />}
    </MypagePage>
  );
}

function Asked({ reserve_id }: { reserve_id: number }) {
  const query = useAnswer(operation(SelectMypageReserveDocument, { reserve_id }), { fresh: secondsToAsk });
  const reserve = query.data?.reserves[0];
  const movable = reserve !== undefined && mayBeMoved(reserve);
  const others = useAnswer(reading('requestAlternatives', movable ? { reserve_id } : null));
  const passes = useAnswer(operation(SelectMypagePassesDocument, { reserve_id }));
  // All at once: what comes in late would push away what is being read.
  const late = movable && others.waiting && others.previous === undefined;
  if (late || passes.waiting) return <CardSkeletons />;
  const alternatives = (others.data ?? others.previous)?.alternatives ?? [];
  return (
    <Loaded query={query}>
      {(data) =>
        reserve ? (
          <Reserve
            key={reserve.id}
            data={data}
            reserve={reserve}
            alternatives={movable ? alternatives : []}
            passes={passes.data}
            onPasses={passes.reload}
            onChanged={() => void Promise.all([query.reload(), others.reload()])}
          />
        ) : (
          <NotThere />
        )
      }
    </Loaded>
  );
}

/** A request that waits, or was refused before its time: other seats are looked for. */
const mayBeMoved = ({ approval_status, cancel_flag, start_datetime }: DetailReserve): boolean =>
  !cancel_flag &&
  epochOf(start_datetime) > serverNow().getTime() &&
  (approval_status === approvalStatus.code.pending || approval_status === approvalStatus.code.rejected);

/** Confirmed and to come, or on now. */
const mayHavePass = ({ phase }: Standing): boolean => phase === 'confirmed' || phase === 'present';

const passStayOf = (reserve: DetailReserve) => ({
  ...reserve,
  children: reserve.reserve_details.flatMap(({ child_id, child }) => (child ? [{ child_id, name: child.name }] : [])),
});

/** An unknown id and another family's id get the same answer. */
function NotThere() {
  return (
    <EmptyState
      title="このご予約は見つかりません"
      action={<LinkButton to="/mypage/reserves/list">予約一覧へ</LinkButton>}
    >
      アドレスの番号をお確かめください。ほかの方のご予約は表示できません。
    </EmptyState>
  );
}

type ReserveProps = {
  data: SelectMypageReserveData;
  reserve: DetailReserve;
  alternatives: readonly RequestAlternative[];
  passes: SelectMypagePassesData | undefined;
  onPasses: () => Promise<void>;
  onChanged: () => void;
};

function Reserve({ data, reserve, alternatives, passes, onPasses, onChanged }: ReserveProps) {
  useServerNow();
  const standing = reserveStanding(reserve, serverNow());
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {reserve.live && reserve.card_due_datetime && (
        <CardDueNotice due={reserve.card_due_datetime} asked={isRequest(reserve)} />
      )}
      <WhenAndWhere reserve={reserve} standing={standing} />
      <Late reserve={reserve} onChanged={onChanged} />
      <Ways reserve={reserve} standing={standing} />
      <OtherSeats asked={askedOf(reserve)} alternatives={alternatives} onChanged={onChanged} />
      <CareFacts reserve={reserve} />
      {passes && (
        <ReservePasses stay={passStayOf(reserve)} data={passes} open={mayHavePass(standing)} onChanged={onPasses} />
      )}
      {standing.isAhead && <BringPart data={data} reserve={reserve} />}
      <MoneyPart data={data} reserve={reserve} standing={standing} />
    </div>
  );
}

/** Of today's stay: coming later, or fetching later once the child is with us. */
function Late({ reserve, onChanged }: { reserve: DetailReserve; onChanged: () => void }) {
  const { childcare_status, approval_status, reserve_date } = reserve;
  const { upcoming, present } = childcareStatus.code;
  const stands = approval_status === approvalStatus.code.notUsed || approval_status === approvalStatus.code.approved;
  if (!reserve.live || !stands || reserve_date !== tokyoDateOf(serverNow())) return null;
  if (childcare_status !== upcoming && childcare_status !== present) return null;
  return (
    <LatePart
      reserve_id={reserve.id}
      kind={childcare_status === upcoming ? lateKind.code.arrival : lateKind.code.pickUp}
      notices={reserve.late_notices}
      branch_tel={reserve.branch?.tel}
      onSent={onChanged}
    />
  );
}

const askedOf = (reserve: DetailReserve) => ({
  ...reserve,
  names: reserve.reserve_details.map(({ child }) => child?.name ?? 'お子さま'),
  waits: reserve.approval_status === approvalStatus.code.pending,
});

/** First of all ways where a child may have fallen ill: the page where one press is enough. */
function SickLink({ reserve }: { reserve: DetailReserve }) {
  const terms = reserve.cancellation_fee;
  if (!reserve.cancellable_flag || !terms || terms.illness_left === 0 || !maySayIll(reserve)) return null;
  if (serverNow() > new Date(terms.illness_until)) return null;
  return (
    <LinkButton to={`/mypage/reserves/cancel/confirm/${reserve.id}`} kind="plain" className="sm:w-fit">
      {sickLeaveLabel(terms.illness_amount)}
    </LinkButton>
  );
}

/** What can be done about it now. */
function Ways({ reserve, standing }: { reserve: DetailReserve; standing: Standing }) {
  const gone = standing.phase === 'cancelled' || standing.phase === 'rejected';
  const canHaveSame = gone && epochOf(reserve.start_datetime) > serverNow().getTime();
  const hasChildren = reserve.reserve_details.some(({ child }) => child !== null);
  return (
    <div className="grid gap-2">
      <SickLink reserve={reserve} />
      <div className="grid grid-cols-2 gap-2 empty:hidden *:only:col-span-2 sm:flex sm:flex-wrap">
        {reserve.editable_flag && (
          <LinkButton to={`/mypage/reserves/edit/${reserve.id}`} kind="plain" size="small">
            変更する
          </LinkButton>
        )}
        {reserve.cancellable_flag && (
          <LinkButton to={`/mypage/reserves/cancel/confirm/${reserve.id}`} kind="plain" size="small">
            キャンセル
          </LinkButton>
        )}
        {(standing.phase === 'present' || standing.phase === 'left') && (
          <LinkButton to={`/mypage/days/${reserve.id}`} kind="plain" size="small">
            {standing.phase === 'present' ? '今日の様子を見る' : '連絡帳を見る'}
          </LinkButton>
        )}
        {canHaveSame && hasChildren && <SameAgainButton reserve={reserve} size="small" />}
        {(canHaveSame || standing.phase === 'pending') && hasChildren && (
          <WaitlistLink
            choice={{
              branch_id: reserve.branch_id,
              date: tokyoDateOf(reserve.start_datetime),
              start: timeText(minuteOfDayOf(reserve.start_datetime)),
              end: timeText(minuteOfDayOf(reserve.end_datetime)),
              child_ids: reserve.reserve_details.flatMap(({ child }) => (child ? [child.id] : [])),
            }}
          />
        )}
      </div>
      <div className="-ml-4 flex flex-wrap empty:hidden">
        {standing.isAhead && <CalendarFileButton reserve_id={reserve.id} kind="quiet" />}
        {hasChildren && <AgainButton reserve={reserve} kind="quiet" />}
      </div>
      {standing.isAhead && !reserve.editable_flag && (
        <p className="text-note text-ink-soft">
          {reserve.cancellable_flag
            ? '開始が近いため、変更は園へお電話ください。'
            : '開始時刻を過ぎています。ご連絡は園へお電話ください。'}
        </p>
      )}
    </div>
  );
}
