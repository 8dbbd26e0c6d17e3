import { type ClientLoaderFunctionArgs, type MetaFunction, redirect, useLoaderData } from 'react-router';
import { SelectMypageReservesConfirmDocument } from '../../../contract/operations/generated.ts';
import { dataClient } from '../../data/browser-data.ts';
import { pageMeta } from '../../layout/page-meta.ts';
import { loadConfirmData } from '../../parts/reserves/confirm/confirm-data.ts';
import { ConfirmStep } from '../../parts/reserves/confirm/confirm-step.tsx';
import { takeLinkedChoice } from '../../parts/reserves/ready/begin-ready.ts';
import { isTimed } from '../../parts/reserves/reserve-fields.ts';
import { requireReserveDraft, reserveFlow } from '../../parts/reserves/reserve-flow.ts';

export const meta: MetaFunction = () => pageMeta({ title: '予約内容の確認', noindex: true });

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  await takeLinkedChoice(request, reserveFlow);
  const draft = requireReserveDraft(reserveFlow);
  if (!isTimed(draft.values)) throw redirect(reserveFlow.date);
  const { branch_id, child_ids: child_id } = draft.values;
  const { branches_by_pk: branch, children } = await dataClient().query(SelectMypageReservesConfirmDocument, {
    branch_id,
    child_id,
  });
  if (!branch || children.length !== child_id.length) throw redirect(reserveFlow.form);
  return { draft, branch, children, data: await loadConfirmData(draft.values, children, reserveFlow.date) };
}

export default function Confirm() {
  const { draft, branch, children, data } = useLoaderData<typeof clientLoader>();
  // Other values are another confirm page: an alternative that was taken begins without the old refusal.
  return (
    <ConfirmStep
      key={draft.idempotency_key}
      flow={reserveFlow}
      draft={draft}
      branch={branch}
      family={children}
      data={data}
    />
  );
}
