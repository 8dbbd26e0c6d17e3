import { type MetaFunction, useLoaderData } from 'react-router';
import type { FunctionOk } from '../../../contract/functions.ts';
import {
  SelectRegistrationReservesCustomersRequestDoneDocument,
  SelectRegistrationReservesPaymentMethodsAddDocument,
} from '../../../contract/operations/generated.ts';
import { approvalStatus } from '../../../domain/codes.ts';
import { nextRegistrationPage } from '../../../domain/registration.ts';
import { formatMonthDay, formatTime } from '../../../domain/time-format.ts';
import { dataClient } from '../../data/browser-data.ts';
import { finishedResult } from '../../flow/browser-flow.ts';
import { Sun } from '../../illustrations/sun.tsx';
import { pageMeta } from '../../layout/page-meta.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageColumn, PageHeading } from '../../ui/page-heading.tsx';
import { Steps } from '../../ui/steps.tsx';
import { Yen } from '../../ui/yen.tsx';
import { reservesRegistrationFlow } from '../reserves-registration-flow.ts';
import { reservesRegistrationSteps } from '../reserves-registration-steps.ts';

export const meta: MetaFunction = () => pageMeta({ title: '予約を受け付けました', noindex: true });

type Registered = FunctionOk<'createReservesCustomer'>;

export async function clientLoader() {
  const result = finishedResult<Registered>(reservesRegistrationFlow as never);
  const [{ customers }, place] = await Promise.all([
    dataClient().query(SelectRegistrationReservesPaymentMethodsAddDocument, {}),
    result
      ? dataClient().query(SelectRegistrationReservesCustomersRequestDoneDocument, { branch_id: result.branch_id })
      : null,
  ]);
  const customer = customers[0];
  const next = customer
    ? nextRegistrationPage({
        registration_status: customer.registration_status as 0 | 1 | 2,
        plan_type_id: customer.plan_type_id,
        has_card: customer.stripe_payment_method_id !== null,
      })
    : null;
  return { result, next, branch: place?.branches_by_pk ?? null };
}

/** Confirmed at once (○), or asked (△): variant B's request-done stands here too (domain-rules). */
export default function ReservesRegistrationDone() {
  const { result, next, branch } = useLoaderData<typeof clientLoader>();
  const asked = result?.approval_status === approvalStatus.code.pending;
  return (
    <PageColumn>
      <Steps steps={reservesRegistrationSteps} current={4} />
      <Sun className="mt-6 h-auto w-28" />
      <div className="mt-4">
        <PageHeading
          lead={
            asked
              ? `${branch?.name ?? '園'}が確認して、お返事します。席は仮に押さえています。`
              : `${branch?.name ?? '園'}でお待ちしています。`
          }
        >
          {asked ? '予約を申し込みました' : '席を確保しました'}
        </PageHeading>
      </div>
      {result && (
        <p className="mb-6">
          見積もり <Yen amount={result.reserve_amount} className="font-bold" />
          {branch && (
            <span className="ml-3 text-note text-ink-soft">
              {branch.name} 電話 <span className="figures">{branch.tel}</span>
            </span>
          )}
        </p>
      )}
      {next && (
        <>
          <Notice kind="warning" title="あと少しで登録が完了します">
            {result?.card_due_datetime
              ? `${formatMonthDay(new Date(result.card_due_datetime))} ${formatTime(result.card_due_datetime)}までに、プランとカードを登録してください。登録がないときは、料金なしで予約が取り消されます。`
              : 'プランとカード、お客様情報の登録をお願いします。'}
          </Notice>
          <div className="mt-6 grid gap-3">
            <LinkButton to={next} size="large">
              続けて登録する
            </LinkButton>
            <LinkButton to="/mypage/top" kind="plain">
              あとで登録する(マイページへ)
            </LinkButton>
          </div>
        </>
      )}
      {!next && (
        <LinkButton to="/mypage/top" size="large" className="w-full">
          マイページへ
        </LinkButton>
      )}
    </PageColumn>
  );
}
