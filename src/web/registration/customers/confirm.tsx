import {
  type ClientLoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useLoaderData,
  useRouteLoaderData,
} from 'react-router';
import { registrationCustomerForm } from '../../../contract/forms.ts';
import {
  SelectRegistrationCustomersAddDocument,
  SelectRegistrationCustomersConfirmDocument,
} from '../../../contract/operations/generated.ts';
import { alerts } from '../../../contract/page-errors.ts';
import { formatYen } from '../../../domain/yen.ts';
import { dataClient } from '../../data/browser-data.ts';
import type { PublicSettings } from '../../data/load-context.ts';
import { requireDraft } from '../../flow/browser-flow.ts';
import { useFlowConfirm } from '../../flow/use-flow-confirm.ts';
import { pageMeta } from '../../layout/page-meta.ts';
import { ConfirmProblem } from '../../parts/billing/card/confirm-problem.tsx';
import { PlanAndCardReceipt } from '../../parts/billing/card/plan-and-card-receipt.tsx';
import { sendWithCard } from '../../parts/billing/card/send-with-card.ts';
import { takeCardReturn } from '../../parts/billing/card/take-card-return.ts';
import { ConsentPart, useConsents } from '../../parts/membership/consent-part.tsx';
import { childrenOf } from '../../parts/membership/fields/children-values.ts';
import {
  addressRow,
  childRows,
  contactRows,
  emergencyRow,
  usualRows,
} from '../../parts/membership/fields/person-rows.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageColumn, PageHeading } from '../../ui/page-heading.tsx';
import { ReceiptPart } from '../../ui/receipt.tsx';
import { registrationFlow, registrationPayload } from '../_parts/registration-flow.ts';
import { stepPath } from '../_parts/registration-steps.ts';

export const meta: MetaFunction = () => pageMeta({ title: '新規登録 確認', noindex: true });

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const draft = requireDraft(registrationFlow, registrationCustomerForm);
  takeCardReturn(registrationFlow, request, draft.values);
  if (draft.values.setup_intent_id === '') throw redirect(registrationFlow.form);
  const { plan_type_id, prefecture_id, default_branch_id } = registrationCustomerForm.parse(draft.values);
  const [chosen, { branches }] = await Promise.all([
    dataClient().query(SelectRegistrationCustomersConfirmDocument, { plan_type_id, prefecture_id }),
    dataClient().query(SelectRegistrationCustomersAddDocument, {}),
  ]);
  const { plan_types_by_pk: plan, prefectures_by_pk: prefecture } = chosen;
  // SPEC §8: each missing choice has its own alert.
  if (!plan) throw missing('plan_selection_missing');
  if (!prefecture) throw missing('prefecture_information_missing');
  const branch = branches.find(({ id }) => id === default_branch_id)?.name ?? '';
  return { draft, plan, prefecture: prefecture.name, branch };
}

function missing(type: keyof typeof alerts): Response {
  window.alert(alerts[type]);
  return redirect(registrationFlow.form);
}

export default function RegistrationConfirm() {
  const { draft: loaded, plan, prefecture, branch } = useLoaderData<typeof clientLoader>();
  const settings = useRouteLoaderData<PublicSettings>('root');
  const consents = useConsents();
  const { draft, busy, message, refusal, submit } = useFlowConfirm(registrationFlow, {
    draft: loaded,
    send: (values) =>
      sendWithCard(settings, 'createCustomer', { ...registrationPayload(values), consents: consents.versions }),
    doneAt: () => `${registrationFlow.done}${loaded.values.choice}`,
  });
  const { values } = draft;
  return (
    <PageColumn>
      <PageHeading lead="入力はこれで全部です。「登録する」を押すと終わります。">登録内容の確認</PageHeading>
      <PlanAndCardReceipt plan={plan} setup_intent_id={values.setup_intent_id} editTo={stepPath('card')} />
      <ReceiptPart title="保護者の方" editTo={stepPath('you')} rows={contactRows(values)} />
      <ReceiptPart title="ご住所" editTo={stepPath('you')} rows={[addressRow(values, prefecture)]} />
      {childrenOf(values).map((child, position) => (
        <ReceiptPart
          // biome-ignore lint/suspicious/noArrayIndexKey: children have no id yet and do not move here
          key={position}
          title={`${position + 1}人目のお子さま`}
          editTo={stepPath('child')}
          rows={childRows(child)}
        />
      ))}
      <ReceiptPart
        title="緊急連絡先と園"
        editTo={stepPath('child')}
        rows={[emergencyRow(values), ...usualRows(values, branch)]}
      />
      <ConsentPart consents={consents} />
      <div className="grid gap-4">
        <ConfirmProblem message={message} refusal={refusal} form={registrationFlow.form} />
        <p>
          {plan.charge_flag
            ? `「登録する」を押すと会員登録が完了し、${formatYen(plan.monthly_amount)}(税込)をカードに請求します。`
            : '「登録する」を押すと会員登録が完了します。いま請求される金額はありません。'}
        </p>
        <Button
          size="large"
          busy={busy}
          busyLabel="登録しています"
          onClick={() => {
            if (consents.check()) submit();
          }}
        >
          登録する
        </Button>
        <LinkButton to={stepPath('card')} kind="plain">
          入力に戻る
        </LinkButton>
      </div>
    </PageColumn>
  );
}
