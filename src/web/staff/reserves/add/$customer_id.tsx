import { useRef } from 'react';
import { type MetaFunction, useLocation, useNavigate, useParams } from 'react-router';
import { SelectStaffReserveFormDocument } from '../../../../contract/operations/generated.ts';
import { withSama } from '../../../../domain/text/called-name.ts';
import { formatTel } from '../../../../domain/text/contact-format.ts';
import { useStaff } from '../../../console/staff-context.tsx';
import { RowSkeletons, StaffPage } from '../../../console/staff-page.tsx';
import { useLiveAnswer } from '../../../console/use-live-answer.ts';
import { operation, reading } from '../../../data/question.ts';
import { useServerNow, useServerToday } from '../../../data/server-clock.ts';
import { staffFailureText, useAction } from '../../../data/use-action.ts';
import { useAnswer } from '../../../data/use-answer.ts';
import { useContentKey } from '../../../form/content-key.ts';
import { pageMeta } from '../../../layout/page-meta.ts';
import { StateAtTheDoor } from '../../../parts/family/staff/state-at-the-door.tsx';
import { firstReserveForm, fromNow, lastRange, lengthOf } from '../../../parts/reserves/staff/form/first-values.ts';
import type { Introduced } from '../../../parts/reserves/staff/new-family/member-search.tsx';
import { SiblingDialog } from '../../../parts/reserves/staff/new-family/sibling-dialog.tsx';
import { StaffReserveForm } from '../../../parts/reserves/staff/reserve-form.tsx';
import { type ReserveFormValues, reserveFieldsOf } from '../../../parts/reserves/staff/reserve-form-values.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { showToast } from '../../../ui/toast.tsx';

export const meta: MetaFunction = () => pageMeta({ title: '予約の作成', noindex: true });

export default function ReserveAdd() {
  const { customer_id = '' } = useParams();
  const { branch } = useStaff();
  const today = useServerToday();
  const now = useServerNow();
  const { introduction } = (useLocation().state ?? {}) as Introduced;
  const who = { customer_id: Number(customer_id) || 0, branch_id: branch.id };
  const asked = { ...who, ...(introduction === undefined ? {} : { introduction }) };
  const creating = useCreating(asked);
  const read = useAnswer(reading('staffReadDeskFamily', asked));
  const query = useLiveAnswer(operation(SelectStaffReserveFormDocument, who));
  /** A sibling who was just added: the form is opened again with that child chosen. */
  const added = useRef<number[]>([]);

  const family = read.data?.family;
  const [place] = query.data?.branches ?? [];
  const [settings] = query.data?.reserve_settings ?? [];
  const [seen] = query.data?.customers ?? [];
  const lead = family && (
    <>
      {withSama(family.name)} · <span className="figures">{formatTel(family.tel)}</span> · {branch.name}
      {!family.has_card && ' · カード未登録'}
    </>
  );
  if (read.failure && !family) return <NotFound text={staffFailureText(read.failure)} />;
  const last = family ? lastRange(family.last) : null;
  const opened = family && place && settings;
  const first =
    opened && firstReserveForm(today, family.children, family.last, fromNow(now, place, settings, lengthOf(last)));
  return (
    <StaffPage title="予約を作る" lead={lead}>
      {seen && <StateAtTheDoor customer={seen} merges={[]} />}
      {opened && first ? (
        <StaffReserveForm
          key={family.children.map(({ id }) => id).join()}
          branch={place}
          settings={settings}
          family={family.children}
          known={seen?.children ?? []}
          plan_type_id={family.plan_type_id}
          first={{ ...first, child_ids: [...new Set([...first.child_ids, ...added.current])] }}
          last={last}
          submitLabel="予約を作る"
          {...creating}
          moreChildren={
            <SiblingDialog
              family={asked}
              parent={family.name}
              onAdded={async (child_id) => {
                added.current.push(child_id);
                await read.reload();
              }}
            />
          }
        />
      ) : (
        <RowSkeletons />
      )}
    </StaffPage>
  );
}

type Asked = { customer_id: number; branch_id: number; introduction?: string };

/** A lost answer and a second press make one reserve; another time is another one. */
function useCreating(asked: Asked) {
  const navigate = useNavigate();
  const keyOf = useContentKey();
  const { send, busy, failure, clear } = useAction('staffCreateReserve');
  async function save(values: ReserveFormValues) {
    const { override_reason, child_ids } = values;
    const content = { ...reserveFieldsOf(values), ...asked, child_ids: [...child_ids], override_reason };
    const result = await send({ ...content, idempotency_key: keyOf(content) });
    if (result?.kind !== 'ok') return;
    showToast('予約を作りました');
    await navigate(`/staff/reserves/${result.result.reserve_id}`, { replace: true });
  }
  return { busy, failure, onTouched: clear, onSubmit: save };
}

function NotFound({ text }: { text: string }) {
  return (
    <StaffPage title="予約を作る">
      <EmptyState title="ご家庭が見つかりません" action={<LinkButton to="/staff/reserves/add">受付で探す</LinkButton>}>
        {text}
      </EmptyState>
    </StaffPage>
  );
}
