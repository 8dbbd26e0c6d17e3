import { type MetaFunction, useLoaderData } from 'react-router';
import { questionnaireForm } from '../../../../contract/forms.ts';
import { SelectMypageCustomersCancelDocument } from '../../../../contract/operations/generated.ts';
import { dataClient } from '../../../data/browser-data.ts';
import { callFunction } from '../../../data/browser-functions.ts';
import { serverToday } from '../../../data/server-clock.ts';
import { requireDraft } from '../../../flow/browser-flow.ts';
import { ConfirmAction } from '../../../flow/confirm-action.tsx';
import { useFlowConfirm } from '../../../flow/use-flow-confirm.ts';
import { pageMeta } from '../../../layout/page-meta.ts';
import { leaveFlow as flow } from '../../../parts/membership/leave/leave-flow.ts';
import { cancelText } from '../../../parts/membership/leave/leave-text.ts';
import { NotCancellable } from '../../../parts/membership/leave/not-cancellable.tsx';
import { questionnaireRows } from '../../../parts/membership/leave/questionnaire.tsx';
import { WhatHappens } from '../../../parts/membership/leave/what-happens.tsx';
import { ReceiptPart } from '../../../ui/receipt.tsx';
import { askingSteps, FlowPage } from '../../_parts/frame/flow-page.tsx';

export const meta: MetaFunction = () => pageMeta({ title: 'アカウント削除の確認', noindex: true });

export async function clientLoader() {
  const draft = requireDraft(flow, questionnaireForm);
  const { customers, tax_settings } = await dataClient().query(SelectMypageCustomersCancelDocument, {});
  return { draft, customer: customers[0], tax_settings };
}

export default function CancelConfirm() {
  const { draft, customer, tax_settings } = useLoaderData<typeof clientLoader>();
  const confirm = useFlowConfirm(flow, {
    draft,
    send: (values) => callFunction('cancelCustomer', values),
    doneState: { account_deleted: true },
  });
  return (
    <FlowPage steps={askingSteps} step={1} title="アカウント削除の確認">
      {customer ? (
        <>
          <div className="mb-6">
            <WhatHappens title="削除すると" lines={cancelText(tax_settings, serverToday())} />
          </div>
          <ReceiptPart title="アンケート" editTo={flow.form} rows={questionnaireRows(confirm.draft.values)} />
          <ConfirmAction
            confirm={confirm}
            kind="danger"
            label="アカウントを削除する"
            busyLabel="削除しています"
            note="押すと、すぐに削除され、ログアウトします。"
            backTo="/mypage/top"
            backLabel="削除せずに続ける"
          />
        </>
      ) : (
        <NotCancellable />
      )}
    </FlowPage>
  );
}
