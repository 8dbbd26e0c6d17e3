import { type ClientLoaderFunctionArgs, type MetaFunction, redirect, useLoaderData } from 'react-router';
import { requireDraft } from '../../../../flow/browser-flow.ts';
import { pageMeta } from '../../../../layout/page-meta.ts';
import { NotChangeable } from '../../../../parts/reserves/cancel/not-changeable.tsx';
import { loadConfirmData } from '../../../../parts/reserves/confirm/confirm-data.ts';
import { EditConfirmStep } from '../../../../parts/reserves/confirm/edit-confirm-step.tsx';
import { editFlow, loadEdited } from '../../../../parts/reserves/edit-flow.ts';
import { isTimed } from '../../../../parts/reserves/reserve-fields.ts';
import { editSchema } from '../../../../parts/reserves/reserve-flow.ts';

export const meta: MetaFunction = () => pageMeta({ title: '変更内容の確認', noindex: true });

export async function clientLoader({ params }: ClientLoaderFunctionArgs) {
  const reserve_id = Number(params.reserve_id);
  const flow = editFlow(reserve_id);
  const draft = requireDraft(flow, editSchema);
  if (!isTimed(draft.values)) throw redirect(flow.form);
  const { reserve, children } = await loadEdited(reserve_id);
  const family = children.filter((child) => draft.values.child_ids.includes(child.id));
  if (!reserve) return { draft, family };
  return { draft, family, reserve, data: await loadConfirmData(draft.values, family, flow.date, reserve_id) };
}

export default function EditConfirm() {
  const { draft, family, reserve, data } = useLoaderData<typeof clientLoader>();
  if (!reserve || !data) {
    return (
      <NotChangeable title="変更内容の確認">
        変更の受付時間を過ぎているか、すでに変わったご予約です。お急ぎのときは園へお電話ください。
      </NotChangeable>
    );
  }
  return <EditConfirmStep key={draft.idempotency_key} draft={draft} reserve={reserve} family={family} data={data} />;
}
