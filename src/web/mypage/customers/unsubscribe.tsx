import { type MetaFunction, useLoaderData } from 'react-router';
import { SelectMypageCustomersUnsubscribeDocument } from '../../../contract/operations/generated.ts';
import { dataClient } from '../../data/browser-data.ts';
import { pageMeta } from '../../layout/page-meta.ts';
import { unsubscribeFlow } from '../../parts/membership/leave/leave-flow.ts';
import { unsubscribeText } from '../../parts/membership/leave/leave-text.ts';
import { Questionnaire } from '../../parts/membership/leave/questionnaire.tsx';
import { WhatHappens } from '../../parts/membership/leave/what-happens.tsx';
import { askingSteps, FlowPage } from '../_parts/frame/flow-page.tsx';
import { StaleNotice } from '../_parts/frame/stale-notice.tsx';

export const meta: MetaFunction = () => pageMeta({ title: '退会', noindex: true });

export const clientLoader = async () => dataClient().query(SelectMypageCustomersUnsubscribeDocument, {});

export default function Unsubscribe() {
  const { customers } = useLoaderData<typeof clientLoader>();
  const customer = customers[0];
  return (
    <FlowPage
      steps={askingSteps}
      step={0}
      title="退会"
      back={{ to: '/mypage/leave_guide', label: '退会・アカウント削除' }}
    >
      {customer ? (
        <>
          <WhatHappens
            title="退会すると"
            lines={unsubscribeText({ ...customer, charged: customer.plan_type?.charge_flag ?? false })}
          />
          <Questionnaire flow={unsubscribeFlow} stay="退会せずに続ける" />
        </>
      ) : (
        <StaleNotice>すでに退会のお手続きが済んでいます。</StaleNotice>
      )}
    </FlowPage>
  );
}
