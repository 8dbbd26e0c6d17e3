import { type MetaFunction, useLoaderData } from 'react-router';
import { askedChildForm } from '../../../../contract/forms.ts';
import { requireDraft } from '../../../flow/browser-flow.ts';
import { ConfirmAction } from '../../../flow/confirm-action.tsx';
import { useFlowConfirm } from '../../../flow/use-flow-confirm.ts';
import { pageMeta } from '../../../layout/page-meta.ts';
import { addFlow } from '../../../parts/membership/children/child-flow.ts';
import { addChild } from '../../../parts/membership/children/send-child.ts';
import { childRows } from '../../../parts/membership/fields/person-rows.ts';
import { ReceiptPart } from '../../../ui/receipt.tsx';
import { FlowPage } from '../../_parts/frame/flow-page.tsx';

export const meta: MetaFunction = () => pageMeta({ title: 'お子さまの追加の確認', noindex: true });

export const clientLoader = async () => ({ draft: requireDraft(addFlow, askedChildForm) });

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
