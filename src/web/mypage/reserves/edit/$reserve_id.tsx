import { useState } from 'react';
import { type ClientLoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { formatMonthDay, formatTimeRange } from '../../../../domain/time-format.ts';
import { StepsPage } from '../../../flow/steps-page.tsx';
import { useFlowForm } from '../../../flow/use-flow-form.ts';
import { pageMeta } from '../../../layout/page-meta.ts';
import { canMoveFree } from '../../../parts/reserves/cancel/move-instead.tsx';
import { NotChangeable } from '../../../parts/reserves/cancel/not-changeable.tsx';
import { ChildrenPart, type ReserveChild } from '../../../parts/reserves/choose/children-part.tsx';
import { DateStep } from '../../../parts/reserves/choose/date-step.tsx';
import {
  type EditableReserve,
  editedValuesOf,
  editFlow,
  editSteps,
  loadEdited,
} from '../../../parts/reserves/edit-flow.ts';
import { editSchema } from '../../../parts/reserves/reserve-flow.ts';
import { lastChoice } from '../../../parts/reserves/start/last-choice.ts';
import { Notice } from '../../../ui/notice.tsx';
import { YenAmount } from '../../../ui/yen.tsx';

export const meta: MetaFunction = () => pageMeta({ title: '予約の変更', noindex: true });

export const clientLoader = ({ params }: ClientLoaderFunctionArgs) => loadEdited(Number(params.reserve_id));

export default function Edit() {
  const { reserve, children, today } = useLoaderData<typeof clientLoader>();
  if (!reserve) {
    return (
      <NotChangeable title="予約の変更">
        変更の受付時間を過ぎているか、すでに変わったご予約です。お急ぎのときは園へお電話ください。
      </NotChangeable>
    );
  }
  return <EditForm key={reserve.id} reserve={reserve} family={children} today={today} />;
}

type FamilyChild = ReserveChild & { readonly customer_remarks: string };

function EditForm(props: { reserve: EditableReserve; family: readonly FamilyChild[]; today: string }) {
  const { reserve, family, today } = props;
  const [flow] = useState(() => editFlow(reserve.id));
  const step = useFlowForm(flow, { schema: editSchema, defaults: editedValuesOf(reserve) });
  const { form } = step;
  const child_ids = form.watch('child_ids');
  const chosen = family.filter((child) => child_ids.includes(child.id));
  const fee = reserve.cancellation_fee;
  const held = {
    reserve_id: reserve.id,
    reserve_amount: reserve.reserve_amount,
    date: reserve.reserve_date,
  };
  return (
    <StepsPage
      steps={editSteps}
      current={0}
      title="予約の変更"
      lead={`いまのご予約: ${formatMonthDay(reserve.reserve_date)} ${formatTimeRange(reserve.start_datetime, reserve.end_datetime)} ${reserve.branch_name}`}
      wide
    >
      <DateStep
        step={step}
        branch_id={reserve.branch_id}
        who={{
          child_ids: chosen.map((child) => child.id),
          names: chosen.map((child) => child.name),
          remarks: chosen.map((child) => child.customer_remarks),
        }}
        days={{ from: 'today' }}
        usual_end={lastChoice().range?.end}
        held={held}
      >
        {fee && fee.cancel_amount > 0 && (
          <Notice kind={canMoveFree(reserve) ? 'info' : 'warning'}>
            {canMoveFree(reserve) &&
              `${formatMonthDay(fee.free_move_last_date)}までの別の日に変更する場合は、キャンセル料はかかりません(あと${fee.free_moves_left}回)。同じ日の変更や、それより先の日への変更では、次のとおりです。`}
            無料でキャンセルできる時間を過ぎているため、いまのキャンセル料 <YenAmount amount={fee.cancel_amount} />
            は変更したあとも引き継がれます。この金額を下回る内容には変更できません。
          </Notice>
        )}
        <ChildrenPart
          family={family}
          today={today}
          value={child_ids}
          onChange={(ids) => form.setValue('child_ids', ids, { shouldValidate: true })}
          error={form.formState.errors.child_ids?.message}
        />
      </DateStep>
    </StepsPage>
  );
}
