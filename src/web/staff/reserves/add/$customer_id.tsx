import { type MetaFunction, useNavigate, useParams } from 'react-router';
import { SelectStaffReserveFormDocument } from '../../../../contract/operations/generated.ts';
import { approvalStatus } from '../../../../domain/codes.ts';
import { operation } from '../../../data/question.ts';
import { useServerToday } from '../../../data/server-clock.ts';
import { useAction } from '../../../data/use-action.ts';
import { pageMeta } from '../../../layout/page-meta.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { StateAtTheDoor } from '../../_parts/customers/state-at-the-door.tsx';
import { useContentKey } from '../../_parts/frame/content-key.ts';
import { useStaff } from '../../_parts/frame/staff-context.tsx';
import { LiveLoaded, StaffPage } from '../../_parts/frame/staff-page.tsx';
import { useLiveAnswer } from '../../_parts/frame/use-live-answer.ts';
import { StaffReserveForm } from '../../_parts/reserves/reserve-form.tsx';
import { emptyWish, type ReserveWish, wishFields } from '../../_parts/reserves/reserve-wish.ts';

export const meta: MetaFunction = () => pageMeta({ title: '予約の作成', noindex: true });

export default function ReserveAdd() {
  const { customer_id = '' } = useParams();
  const { branch } = useStaff();
  const today = useServerToday();
  const navigate = useNavigate();
  // A lost answer and a second press make one reserve; another time is another one.
  const keyOf = useContentKey();
  const { send, busy, text } = useAction('staffCreateReserve');
  const variables = { customer_id: Number(customer_id) || 0, branch_id: branch.id };
  const query = useLiveAnswer(operation(SelectStaffReserveFormDocument, variables));

  async function save(wish: ReserveWish) {
    const { override_reason, child_ids } = wish;
    const content = { ...wishFields(wish), ...variables, child_ids: [...child_ids], override_reason };
    const result = await send({ ...content, idempotency_key: keyOf(content) });
    if (result?.kind !== 'ok') return;
    showToast(
      result.result.approval_status === approvalStatus.code.pending ? '承認待ちの予約を作りました' : '予約を作りました',
    );
    await navigate(`/staff/reserves/${result.result.reserve_id}`, { replace: true });
  }

  const customer = query.data?.customers[0];
  return (
    <StaffPage title="予約を作る" lead={customer ? `${customer.name}様 · ${branch.name}` : undefined}>
      <LiveLoaded query={query}>
        {({ customers, branches, reserve_settings }) => {
          const [found] = customers;
          const [place] = branches;
          const [settings] = reserve_settings;
          if (!found || !place || !settings || found.children.length === 0) {
            return (
              <EmptyState
                title="予約できるお子さまがいません"
                action={<LinkButton to="/staff/customers">お客様の一覧へ</LinkButton>}
              >
                この園で予約のあるお子さまだけが表示されます。はじめての方は、お客様の画面からのご予約をお願いしてください。
              </EmptyState>
            );
          }
          return (
            <>
              <StateAtTheDoor customer={found} merges={[]} />
              <StaffReserveForm
                branch={place}
                step_minutes={settings.step_minutes}
                family={found.children}
                plan_type_id={found.plan_type_id}
                first={emptyWish(today)}
                submitLabel="予約を作る"
                busy={busy}
                problem={text}
                onSubmit={save}
              />
            </>
          );
        }}
      </LiveLoaded>
    </StaffPage>
  );
}
