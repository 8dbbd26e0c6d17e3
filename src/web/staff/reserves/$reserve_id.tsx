import type { ReactNode } from 'react';
import { Link, type MetaFunction, useParams } from 'react-router';
import { type SelectStaffReserveData, SelectStaffReserveDocument } from '../../../contract/operations/generated.ts';
import { approvalStatus, childcareSettlement, childcareStatus } from '../../../domain/codes.ts';
import { formatAge } from '../../../domain/membership/age.ts';
import { refusalText } from '../../../domain/reserves/refusal-reasons.ts';
import { withSan } from '../../../domain/text/called-name.ts';
import { formatDateTime, formatMonthDay, formatTimeRange } from '../../../domain/time-format.ts';
import { FactList } from '../../console/fact-list.tsx';
import { useStaff } from '../../console/staff-context.tsx';
import { LiveLoaded, StaffPage } from '../../console/staff-page.tsx';
import { useSyncedBranch } from '../../console/synced-branch.tsx';
import { TelLink } from '../../console/tel-link.tsx';
import { useLiveAnswer } from '../../console/use-live-answer.ts';
import { operation } from '../../data/question.ts';
import { pageMeta } from '../../layout/page-meta.ts';
import { AttendanceActs } from '../../parts/attendance/staff/acts/attendance-acts.tsx';
import { PickupLockBadge } from '../../parts/attendance/staff/door/pickup-lock.tsx';
import { PaymentList } from '../../parts/billing/staff/payment-list.tsx';
import { plannedLines } from '../../parts/billing/staff/settlement-lines.ts';
import { AllergyAlarm } from '../../parts/care/staff/health/allergy-alarm.tsx';
import { RemarkLines } from '../../parts/care/staff/health/parent-remarks.tsx';
import { mealsOf } from '../../parts/care/staff/kitchen/meals.ts';
import { FirstVisitPaper } from '../../parts/family/staff/first-visit-paper.tsx';
import { ChargedBeside } from '../../parts/reserves/detail/charged-beside.tsx';
import { BirthDateDiffers } from '../../parts/reserves/staff/birth-date-differs.tsx';
import { CancelPart } from '../../parts/reserves/staff/cancel-part.tsx';
import { PhaseBadge } from '../../parts/reserves/staff/phase-badge.tsx';
import { ReserveTrail } from '../../parts/reserves/staff/reserve-trail.tsx';
import { ticketFact } from '../../parts/tickets/ticket-fact.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PriceLines } from '../../ui/price-lines.tsx';
import { YenAmount } from '../../ui/yen.tsx';

export const meta: MetaFunction = () => pageMeta({ title: '予約の詳細', noindex: true });

type StaffReserve = SelectStaffReserveData['reserves'][number];

export default function ReserveDetail() {
  const { reserve_id = '' } = useParams();
  const query = useLiveAnswer(operation(SelectStaffReserveDocument, { reserve_id: Number(reserve_id) || 0 }));
  const reserve = query.data?.reserves[0];

  useSyncedBranch(reserve?.branch_id);
  return (
    <StaffPage
      title={
        reserve ? (
          <span className="figures">
            {formatMonthDay(reserve.reserve_date)}{' '}
            <span className="whitespace-nowrap">{formatTimeRange(reserve.start_datetime, reserve.end_datetime)}</span>
          </span>
        ) : (
          '予約の詳細'
        )
      }
      lead={reserve?.branch_name}
      aside={reserve && <PhaseBadge reserve={reserve} />}
    >
      <LiveLoaded query={query}>
        {(data) => {
          const row = data.reserves[0];
          return row ? <Detail reserve={row} data={data} onChanged={() => void query.reload()} /> : <Missing />;
        }}
      </LiveLoaded>
    </StaffPage>
  );
}

function Missing() {
  return (
    <EmptyState title="予約が見つかりません" action={<LinkButton to="/staff/reserves">予約の一覧へ</LinkButton>}>
      ほかの園の予約は表示できません。
    </EmptyState>
  );
}

type DetailProps = { reserve: StaffReserve; data: SelectStaffReserveData; onChanged: () => void };

function Detail({ reserve, data, onChanged }: DetailProps) {
  const { manager } = useStaff();
  const changeable =
    reserve.childcare_status === childcareStatus.code.upcoming &&
    !reserve.cancel_flag &&
    reserve.approval_status !== approvalStatus.code.rejected;
  return (
    <div className="grid items-start gap-x-10 gap-y-8 xl:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="grid gap-8">
        <AttendanceActs reserve={reserve} onChanged={onChanged} />
        <section aria-label="予約の内容">
          <ReserveFacts reserve={reserve} override_reason={data.reserve_notes[0]?.override_reason} />
          {changeable && (
            <div className="mt-5 flex flex-wrap gap-3">
              {(reserve.editable_flag || manager) && (
                <LinkButton to={`/staff/reserves/edit/${reserve.id}`} kind="plain">
                  予約を変更する
                </LinkButton>
              )}
              <CancelPart reserve={reserve} onChanged={onChanged} />
            </div>
          )}
        </section>
        <ReserveTrail reserve={reserve} data={data} onChanged={onChanged} />
      </div>
      <div className="grid gap-8">
        <Amounts reserve={reserve} manager={manager} />
        <section aria-labelledby="payments">
          <h2 id="payments" className="mb-2 text-lead">
            お支払い
          </h2>
          <PaymentList payments={data.payments} onChanged={onChanged} empty="この予約のお支払いはまだありません。" />
        </section>
      </div>
    </div>
  );
}

/** The days that were reserved together, as far as they are at branches one may see. */
function SeriesDays({ reserve }: { reserve: StaffReserve }) {
  const series = reserve.reserve_series;
  if (!series) return null;
  return (
    <div>
      <p className="figures">
        {series.dates}日のうち{reserve.series_place}日目
      </p>
      <ul className="flex flex-wrap gap-x-4">
        {series.reserves
          .filter(({ id }) => id !== reserve.id)
          .map(({ id, start_datetime, live }) => (
            <li key={id}>
              <Link
                to={`/staff/reserves/${id}`}
                className="text-link figures -my-1 inline-flex min-h-11 items-center text-note"
              >
                {formatMonthDay(new Date(start_datetime))}
                {!live && '(取消)'}
              </Link>
            </li>
          ))}
      </ul>
    </div>
  );
}

type ReserveFactsProps = { reserve: StaffReserve; override_reason: string | null | undefined };

function ReserveFacts({ reserve, override_reason }: ReserveFactsProps) {
  const { customer } = reserve;
  return (
    <FactList
      facts={[
        ['お子さま', <ReservedChildren key="children" reserve={reserve} />],
        [
          '保護者',
          <span key="customer">
            <Link to={`/staff/customers/${customer?.id}`} className="text-link -my-2 inline-flex min-h-11 items-center">
              {customer?.name}
            </Link>
            {customer && <TelLink tel={customer.tel} name={customer.name} />}
            <FirstVisitPaper
              pack={customer?.first_visit_packs.find(({ branch_id }) => branch_id === reserve.branch_id)}
            />
          </span>,
        ],
        ['食事', mealsOf(reserve) || 'なし'],
        ...(reserve.reserve_series
          ? [['まとめて予約', <SeriesDays key="series" reserve={reserve} />] as [string, ReactNode]]
          : []),
        [
          'お迎え',
          reserve.pick_up_name ? (
            <span key="pick-up">
              {reserve.pick_up_name}
              {reserve.pick_up_tel && <TelLink tel={reserve.pick_up_tel} name={reserve.pick_up_name} />}
            </span>
          ) : (
            '保護者本人'
          ),
        ],
        ...((reserve.customer?.pickup_freezes.length ?? 0) > 0
          ? [['お迎えの方のリスト', <PickupLockBadge key="frozen" />] as [string, ReactNode]]
          : []),
        ['連絡', reserve.remarks || 'なし'],
        ['回数券', ticketFact(reserve)],
        ['受付', `${formatDateTime(reserve.created_at)}${reserve.made_by ? ` ${withSan(reserve.made_by)}` : ''}`],
        ...(reserve.cancelled_by ? [['キャンセル', withSan(reserve.cancelled_by)] as const] : []),
        ['承認', approvalStatus.label(reserve.approval_status)],
        ...(refusalText(reserve.refusal_reason)
          ? [['お断りの理由', refusalText(reserve.refusal_reason)] as const]
          : []),
        ...(reserve.approval_comment ? [['回答コメント', reserve.approval_comment] as const] : []),
        ...(override_reason ? [['例外とした理由', override_reason] as const] : []),
        ...(reserve.card_due_datetime
          ? [['カード登録の期限', formatDateTime(reserve.card_due_datetime)] as const]
          : []),
      ]}
    />
  );
}

function ReservedChildren({ reserve }: { reserve: StaffReserve }) {
  return (
    <ul>
      {reserve.reserve_details.map(({ child, date_of_birth: agreed }) =>
        child ? (
          <li key={child.id} className="leading-snug">
            <strong>{child.name}</strong>{' '}
            <span className="figures text-note text-ink-soft">
              {formatAge(child.date_of_birth, reserve.reserve_date)}
            </span>
            <BirthDateDiffers agreed={agreed} born={child.date_of_birth} />
            <AllergyAlarm child={child} className="my-1" />
            <RemarkLines child={child} />
          </li>
        ) : null,
      )}
    </ul>
  );
}

/** What was agreed, what it became, and the ways to change it. */
function Amounts({ reserve, manager }: { reserve: StaffReserve; manager: boolean }) {
  const names = reserve.reserve_details.map(({ child }) => child?.name ?? '');
  const childcare = reserve.childcares[0];
  return (
    <section aria-labelledby="amounts" className="rounded-lg bg-cream p-4 md:p-5">
      <h2 id="amounts" className="mb-2 text-lead">
        見積もり
      </h2>
      <PriceLines caption="見積もり" lines={plannedLines(reserve.amount_lines, names)} />
      {!childcare?.end_datetime && (
        <ChargedBeside
          reserve_amount={reserve.reserve_amount}
          payable_amount={reserve.cancel_flag ? undefined : reserve.cancellation_fee?.payable_amount}
          charged={undefined}
        />
      )}
      {childcare?.end_datetime && (
        <p className="mt-3 flex items-baseline justify-between gap-3 border-t border-line pt-3">
          <span className="font-bold">
            実際の料金 <span className="text-note font-normal">{childcareSettlement.label(childcare.status)}</span>
          </span>
          <YenAmount amount={childcare.total_amount} className="text-lead font-bold" />
        </p>
      )}
      {manager && (childcare?.end_datetime || reserve.childcare_status === childcareStatus.code.noShow) && (
        <p className="mt-3">
          <LinkButton to={`/staff/reserves/correct/${reserve.id}`} kind="plain" size="small">
            {childcare ? '料金を訂正する' : '来園していた(ご利用に訂正する)'}
          </LinkButton>
        </p>
      )}
      {childcare?.end_datetime && (
        <p className="mt-3 text-note">
          <Link to={`/staff/childcares?from=${reserve.reserve_date}&branch=${reserve.branch_id}`} className="text-link">
            実際の料金と精算を見る
          </Link>
        </p>
      )}
    </section>
  );
}
