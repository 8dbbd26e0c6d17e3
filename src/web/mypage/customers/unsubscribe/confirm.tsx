import { type MetaFunction, useLoaderData } from 'react-router';
import { questionnaireForm } from '../../../../contract/forms.ts';
import { SelectMypageCustomersUnsubscribeDocument } from '../../../../contract/operations/generated.ts';
import { dataClient } from '../../../data/browser-data.ts';
import { callFunction } from '../../../data/browser-functions.ts';
import { requireDraft } from '../../../flow/browser-flow.ts';
import { ConfirmAction } from '../../../flow/confirm-action.tsx';
import { useFlowConfirm } from '../../../flow/use-flow-confirm.ts';
import { pageMeta } from '../../../layout/page-meta.ts';
import { unsubscribeFlow as flow } from '../../../parts/membership/leave/leave-flow.ts';
import { unsubscribeText } from '../../../parts/membership/leave/leave-text.ts';
import { questionnaireRows } from '../../../parts/membership/leave/questionnaire.tsx';
import { WhatHappens } from '../../../parts/membership/leave/what-happens.tsx';
import { ReceiptPart } from '../../../ui/receipt.tsx';
import { askingSteps, FlowPage } from '../../_parts/frame/flow-page.tsx';
import { StaleNotice } from '../../_parts/frame/stale-notice.tsx';

export const meta: MetaFunction = () => pageMeta({ title: '退会の確認', noindex: true });

export async function clientLoader() {
  const draft = requireDraft(flow, questionnaireForm);
  const { customers } = await dataClient().query(SelectMypageCustomersUnsubscribeDocument, {});
  return { draft, customer: customers[0] };
}

export default function UnsubscribeConfirm() {
  const { draft, customer } = useLoaderData<typeof clientLoader>();
  const confirm = useFlowConfirm(flow, { draft, send: (values) => callFunction('unsubscribeCustomer', values) });
  return (
    <FlowPage steps={askingSteps} step={1} title="退会の確認">
      {customer ? (
        <>
          <div className="mb-6">
            <WhatHappens
              title="退会すると"
              lines={unsubscribeText({ ...customer, charged: customer.plan_type?.charge_flag ?? false })}
            />
          </div>
          <ReceiptPart title="アンケート" editTo={flow.form} rows={questionnaireRows(confirm.draft.values)} />
          <ConfirmAction
            confirm={confirm}
            kind="danger"
            label="退会する"
            busyLabel="お手続きをしています"
            backTo="/mypage/top"
            backLabel="退会せずに続ける"
          />
        </>
      ) : (
        <StaleNotice>すでに退会のお手続きが済んでいます。</StaleNotice>
      )}
    </FlowPage>
  );
}
