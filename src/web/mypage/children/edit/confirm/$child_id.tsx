import { useMemo } from 'react';
import { type ClientLoaderFunctionArgs, data, type MetaFunction, useLoaderData } from 'react-router';
import { requireDraft } from '../../../../flow/browser-flow.ts';
import { useFlowConfirm } from '../../../../flow/use-flow-confirm.ts';
import { pageMeta } from '../../../../layout/page-meta.ts';
import { childRows } from '../../../../person/person-rows.ts';
import { ReceiptPart } from '../../../../ui/receipt.tsx';
import { ConfirmAction } from '../../../frame/confirm-action.tsx';
import { FlowPage } from '../../../frame/flow-page.tsx';
import { childIdOf, editFlow } from '../../child-flow.ts';
import { editChild } from '../../send-child.ts';

export const meta: MetaFunction = () => pageMeta({ title: 'お子さまの情報の確認', noindex: true });

export async function clientLoader({ params }: ClientLoaderFunctionArgs) {
  const child_id = childIdOf(params.child_id);
  if (Number.isNaN(child_id)) throw data(null, { status: 404 });
  return { child_id, draft: requireDraft(editFlow(child_id)) };
}

export default function ChildrenEditConfirm() {
  const { child_id, draft } = useLoaderData<typeof clientLoader>();
  const flow = useMemo(() => editFlow(child_id), [child_id]);
  const confirm = useFlowConfirm(flow, { draft, send: (values) => editChild(child_id, values) });
  return (
    <FlowPage step={1} title="内容の確認">
      <ReceiptPart title="お子さま" editTo={flow.form} rows={childRows(confirm.draft.values)} />
      <ConfirmAction
        confirm={confirm}
        label="変更する"
        busyLabel="変更しています"
        note="これからの予約にも、変更した内容が使われます。"
        backTo={flow.form}
      />
    </FlowPage>
  );
}
