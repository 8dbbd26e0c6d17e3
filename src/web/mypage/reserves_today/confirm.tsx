import { type ClientLoaderFunctionArgs, type MetaFunction, redirect, useLoaderData } from 'react-router';
import { SelectMypageReservesTodayConfirmDocument } from '../../../contract/operations/generated.ts';
import { dataClient } from '../../data/browser-data.ts';
import { pageMeta } from '../../layout/page-meta.ts';
import { loadConfirmData } from '../../parts/reserves/confirm/confirm-data.ts';
import { ConfirmStep } from '../../parts/reserves/confirm/confirm-step.tsx';
import { takeLinkedChoice } from '../../parts/reserves/ready/begin-ready.ts';
import { isTimed } from '../../parts/reserves/reserve-fields.ts';
import { requireReserveDraft, reserveTodayFlow } from '../../parts/reserves/reserve-flow.ts';

export const meta: MetaFunction = () => pageMeta({ title: '今日の予約内容の確認', noindex: true });

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  await takeLinkedChoice(request, reserveTodayFlow);
  const draft = requireReserveDraft(reserveTodayFlow);
  const { branch_id, child_ids: child_id, reserve_date } = draft.values;
  const {
    branches_by_pk: branch,
    children,
    view_reserve_date_today,
  } = await dataClient().query(SelectMypageReservesTodayConfirmDocument, { branch_id, child_id });
  if (!branch || children.length !== child_id.length) throw redirect(reserveTodayFlow.form);
  // Not timed yet, or begun before midnight.
  if (!isTimed(draft.values) || reserve_date !== view_reserve_date_today[0]?.today) {
    throw redirect(reserveTodayFlow.date);
  }
  return { draft, branch, children, data: await loadConfirmData(draft.values, children, reserveTodayFlow.date) };
}

export default function ConfirmToday() {
  const { draft, branch, children, data } = useLoaderData<typeof clientLoader>();
  return (
    <ConfirmStep
      key={draft.idempotency_key}
      flow={reserveTodayFlow}
      draft={draft}
      branch={branch}
      family={children}
      data={data}
    />
  );
}
