import { type MetaFunction, useLoaderData } from 'react-router';
import { requireDraft } from '../../../flow/browser-flow.ts';
import { useFlowConfirm } from '../../../flow/use-flow-confirm.ts';
import { pageMeta } from '../../../layout/page-meta.ts';
import { childRows } from '../../../person/person-rows.ts';
import { ReceiptPart } from '../../../ui/receipt.tsx';
import { ConfirmAction } from '../../frame/confirm-action.tsx';
import { FlowPage } from '../../frame/flow-page.tsx';
import { addFlow } from '../child-flow.ts';
import { addChild } from '../send-child.ts';

export const meta: MetaFunction = () => pageMeta({ title: 'お子さまの追加の確認', noindex: true });

export const clientLoader = async () => ({ draft: requireDraft(addFlow) });

export default function ChildrenAddConfirm() {
  const { draft } = useLoaderData<typeof clientLoader>();
  const confirm = useFlowConfirm(addFlow, { draft, send: addChild });
  return (
    <FlowPage step={1} title="内容の確認">
      <ReceiptPart title="お子さま" editTo={addFlow.form} rows={childRows(confirm.draft.values)} />
      <ConfirmAction confirm={confirm} label="追加する" busyLabel="追加しています" backTo={addFlow.form} />
    </FlowPage>
  );
}
