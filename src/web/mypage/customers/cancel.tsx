import { type MetaFunction, useLoaderData } from 'react-router';
import { SelectMypageCustomersCancelDocument } from '../../../contract/operations/generated.ts';
import { dataClient } from '../../data/browser-data.ts';
import { serverToday } from '../../data/server-clock.ts';
import { pageMeta } from '../../layout/page-meta.ts';
import { DataExport } from '../../parts/membership/leave/data-export.tsx';
import { leaveFlow } from '../../parts/membership/leave/leave-flow.ts';
import { cancelText } from '../../parts/membership/leave/leave-text.ts';
import { NotCancellable } from '../../parts/membership/leave/not-cancellable.tsx';
import { Questionnaire } from '../../parts/membership/leave/questionnaire.tsx';
import { WhatHappens } from '../../parts/membership/leave/what-happens.tsx';
import { Notice } from '../../ui/notice.tsx';
import { askingSteps, FlowPage } from '../_parts/frame/flow-page.tsx';

export const meta: MetaFunction = () => pageMeta({ title: 'アカウントの削除', noindex: true });

export const clientLoader = async () => dataClient().query(SelectMypageCustomersCancelDocument, {});

export default function CancelCustomer() {
  const { customers, tax_settings } = useLoaderData<typeof clientLoader>();
  return (
    <FlowPage
      steps={askingSteps}
      step={0}
      title="アカウントの削除"
      back={{ to: '/mypage/leave_guide', label: '退会・アカウント削除' }}
    >
      {customers[0] ? (
        <>
          <Notice kind="warning" title="削除したアカウントは元に戻せません">
            しばらくお休みされるだけなら、情報が残る「退会」もお選びいただけます。
          </Notice>
          <div className="mt-6 grid gap-8">
            <WhatHappens title="削除すると" lines={cancelText(tax_settings, serverToday())} />
            <DataExport />
          </div>
          <Questionnaire flow={leaveFlow} stay="削除せずに続ける" />
        </>
      ) : (
        <NotCancellable />
      )}
    </FlowPage>
  );
}
