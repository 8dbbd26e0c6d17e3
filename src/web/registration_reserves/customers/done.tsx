import { type MetaFunction, useLoaderData } from 'react-router';
import type { FunctionOk } from '../../../contract/functions.ts';
import {
  SelectMypageReservesListDocument,
  SelectRegistrationReservesCustomersRequestDoneDocument,
  SelectRegistrationReservesPaymentMethodsAddDocument,
} from '../../../contract/operations/generated.ts';
import { approvalStatus } from '../../../domain/codes.ts';
import { formatMonthDay, formatTime } from '../../../domain/time-format.ts';
import { dataClient } from '../../data/browser-data.ts';
import { finishedResult } from '../../flow/browser-flow.ts';
import { Sun } from '../../illustrations/sun.tsx';
import { pageMeta } from '../../layout/page-meta.ts';
import { ListedReserveCard } from '../../reserve-form/listed-reserve-card.tsx';
import { RequestNotes } from '../../reserve-form/request-notes.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageColumn, PageHeading } from '../../ui/page-heading.tsx';
import { Steps } from '../../ui/steps.tsx';
import { pageAfter } from '../page-after.ts';
import { reservesRegistrationFlow } from '../reserves-registration-flow.ts';
import { reservesRegistrationSteps } from '../reserves-registration-steps.ts';

export const meta: MetaFunction = () => pageMeta({ title: '予約を受け付けました', noindex: true });

type Registered = FunctionOk<'createReservesCustomer'>;

export async function clientLoader() {
  const result = finishedResult<Registered>(reservesRegistrationFlow as never);
  const [{ customers }, { reserves }] = await Promise.all([
    dataClient().query(SelectRegistrationReservesPaymentMethodsAddDocument, {}),
    dataClient().query(SelectMypageReservesListDocument, {}),
  ]);
  // Opened anew on another day, this page still shows the one reserve there is.
  const reserve = reserves.find(({ id }) => id === result?.reserve_id) ?? reserves[0];
  const asked = reserve?.approval_status === approvalStatus.code.pending ? await askedBranch(reserve.branch_id) : null;
  return { reserve, asked, next: pageAfter(customers[0]), card_due: result?.card_due_datetime ?? null };
}

async function askedBranch(branch_id: number) {
  const document = SelectRegistrationReservesCustomersRequestDoneDocument;
  return (await dataClient().query(document, { branch_id })).branches_by_pk;
}

/** Confirmed at once (○), or asked (△): variant B's request-done stands here too (domain-rules). */
export default function ReservesRegistrationDone() {
  const { reserve, asked, next, card_due } = useLoaderData<typeof clientLoader>();
  const branch = reserve?.branch_name ?? '園';
  const left = next !== '/mypage/top';
  return (
    <PageColumn>
      <Steps steps={reservesRegistrationSteps} current={4} />
      <Sun className="mt-6 h-auto w-28" />
      <div className="mt-4">
        <PageHeading
          lead={asked ? `${branch}が確認して、お返事します。席は仮に押さえています。` : `${branch}でお待ちしています。`}
        >
          {asked ? '予約を申し込みました' : '席を確保しました'}
        </PageHeading>
      </div>
      {reserve && <ListedReserveCard reserve={reserve} />}
      {asked && <RequestNotes branch={asked} />}
      <div className="mt-6 grid gap-3">
        {left && (
          <Notice kind="warning" title="あと少しで登録が完了します">
            {card_due
              ? `${formatMonthDay(new Date(card_due))} ${formatTime(card_due)}までに、プランとカードを登録してください。登録がないときは、料金なしで予約が取り消されます。`
              : 'プランとカード、お客様情報の登録をお願いします。'}
          </Notice>
        )}
        {left && (
          <LinkButton to={next} size="large" className="mt-3">
            続けて登録する
          </LinkButton>
        )}
        <LinkButton to="/mypage/top" kind={left ? 'plain' : 'primary'}>
          {left ? 'あとで登録する(マイページへ)' : 'マイページへ'}
        </LinkButton>
      </div>
    </PageColumn>
  );
}
