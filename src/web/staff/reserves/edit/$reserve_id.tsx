import { type MetaFunction, useNavigate, useParams } from 'react-router';
import {
  type SelectStaffReserveData,
  SelectStaffReserveDocument,
  SelectStaffReserveFormDocument,
} from '../../../../contract/operations/generated.ts';
import { withSama } from '../../../../domain/text/called-name.ts';
import { LiveLoaded, StaffPage } from '../../../console/staff-page.tsx';
import { useLiveAnswer } from '../../../console/use-live-answer.ts';
import { operation } from '../../../data/question.ts';
import { useAction } from '../../../data/use-action.ts';
import { pageMeta } from '../../../layout/page-meta.ts';
import { StaffReserveForm } from '../../../parts/reserves/staff/reserve-form.tsx';
import {
  flagOf,
  formValuesOf,
  type ReserveFormValues,
  reserveFieldsOf,
} from '../../../parts/reserves/staff/reserve-form-values.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { showToast } from '../../../ui/toast.tsx';

export const meta: MetaFunction = () => pageMeta({ title: '予約の変更', noindex: true });

export default function ReserveEdit() {
  const { reserve_id = '' } = useParams();
  const query = useLiveAnswer(operation(SelectStaffReserveDocument, { reserve_id: Number(reserve_id) || 0 }));
  const reserve = query.data?.reserves[0];
  return (
    <StaffPage
      title="予約を変更する"
      lead={reserve ? `${withSama(reserve.customer?.name ?? '')} · ${reserve.branch_name}` : undefined}
    >
      <LiveLoaded query={query}>
        {({ reserves }) =>
          reserves[0] ? (
            <Edit key={reserves[0].id} reserve={reserves[0]} />
          ) : (
            <EmptyState
              title="予約が見つかりません"
              action={<LinkButton to="/staff/reserves">予約の一覧へ</LinkButton>}
            />
          )
        }
      </LiveLoaded>
    </StaffPage>
  );
}

function Edit({ reserve }: { reserve: SelectStaffReserveData['reserves'][number] }) {
  const navigate = useNavigate();
  const { send, busy, failure, clear } = useAction('staffUpdateReserve');
  const { customer_id, branch_id } = reserve;
  const query = useLiveAnswer(operation(SelectStaffReserveFormDocument, { customer_id, branch_id }));
  async function save(values: ReserveFormValues) {
    const { override_reason, child_ids } = values;
    const asked_by_branch_flag = flagOf(values.asked_by_branch);
    const fields = { ...reserveFieldsOf(values), override_reason, child_ids: [...child_ids], asked_by_branch_flag };
    const result = await send({ ...fields, reserve_id: reserve.id });
    if (result?.kind !== 'ok') return;
    showToast('予約を変更しました');
    await navigate(`/staff/reserves/${reserve.id}`, { replace: true });
  }
  return (
    <LiveLoaded query={query}>
      {({ customers, branches, reserve_settings: [settings] }) =>
        branches[0] && settings ? (
          <StaffReserveForm
            branch={branches[0]}
            settings={settings}
            family={customers[0]?.children ?? []}
            known={customers[0]?.children ?? []}
            plan_type_id={customers[0]?.plan_type_id ?? null}
            first={formValuesOf(reserve)}
            edited={reserve}
            submitLabel="変更を保存する"
            busy={busy}
            failure={failure}
            onTouched={clear}
            onSubmit={save}
          />
        ) : null
      }
    </LiveLoaded>
  );
}
