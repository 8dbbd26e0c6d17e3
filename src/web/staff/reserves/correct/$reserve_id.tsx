import { type MetaFunction, useParams } from 'react-router';
import { SelectStaffReserveDocument } from '../../../../contract/operations/generated.ts';
import { withSama } from '../../../../domain/text/called-name.ts';
import { formatMonthDay, formatTimeRange } from '../../../../domain/time-format.ts';
import { useStaff } from '../../../console/staff-context.tsx';
import { RowSkeletons, StaffPage } from '../../../console/staff-page.tsx';
import { operation, reading } from '../../../data/question.ts';
import { staffFailureText } from '../../../data/use-action.ts';
import { useAnswer } from '../../../data/use-answer.ts';
import { pageMeta } from '../../../layout/page-meta.ts';
import { CorrectionForm } from '../../../parts/billing/staff/corrections/correction-form.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';

export const meta: MetaFunction = () => pageMeta({ title: '料金の訂正', noindex: true });

/** A stay that is over, opened again: what it was really like, what it costs then, and what is still to move. */
export default function ReserveCorrection() {
  const { manager } = useStaff();
  const reserve_id = Number(useParams().reserve_id) || 0;
  const { data } = useAnswer(operation(SelectStaffReserveDocument, { reserve_id }));
  const reserve = data?.reserves[0];
  const stands = useAnswer(reading('staffPreviewCorrection', manager ? { reserve_id } : null));
  const back = <LinkButton to={`/staff/reserves/${reserve_id}`}>予約の詳細へ</LinkButton>;
  return (
    <StaffPage
      title="料金を訂正する"
      lead={
        reserve
          ? `${withSama(reserve.customer?.name ?? '')} · ${reserve.branch_name} · ${formatMonthDay(reserve.reserve_date)} ${formatTimeRange(reserve.start_datetime, reserve.end_datetime)}`
          : '読み込んでいます'
      }
    >
      {!manager ? (
        <EmptyState title="料金の訂正は、園長が行えます" action={back} />
      ) : stands.failure ? (
        <EmptyState title="いまは訂正できません" action={back}>
          {staffFailureText(stands.failure)}
        </EmptyState>
      ) : stands.data ? (
        <CorrectionForm key={reserve_id} reserve_id={reserve_id} stands={stands.data} />
      ) : (
        <RowSkeletons />
      )}
    </StaffPage>
  );
}
