import { type ClientLoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { SelectMypagePaymentMethodsEditConfirmDocument } from '../../../../contract/operations/generated.ts';
import { customerStatus } from '../../../../domain/codes.ts';
import { dataClient } from '../../../data/browser-data.ts';
import { reading } from '../../../data/question.ts';
import { useAnswer } from '../../../data/use-answer.ts';
import { requireDraft } from '../../../flow/browser-flow.ts';
import { ConfirmAction } from '../../../flow/confirm-action.tsx';
import { useFlowConfirm } from '../../../flow/use-flow-confirm.ts';
import { pageMeta } from '../../../layout/page-meta.ts';
import { CardText } from '../../../parts/billing/card/card-on-file.tsx';
import {
  changeCard,
  paymentMethodFlow as flow,
  paymentMethodForm,
} from '../../../parts/billing/card/payment-method-flow.ts';
import { takeCardReturn } from '../../../parts/billing/card/take-card-return.ts';
import { ReceiptPart } from '../../../ui/receipt.tsx';
import { FlowPage } from '../../_parts/frame/flow-page.tsx';

export const meta: MetaFunction = () => pageMeta({ title: 'お支払い方法の確認', noindex: true });

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  takeCardReturn(flow, request, { setup_intent_id: '' });
  const draft = requireDraft(flow, paymentMethodForm);
  const { customers } = await dataClient().query(SelectMypagePaymentMethodsEditConfirmDocument, {});
  return { draft, customer: customers[0] };
}

export default function PaymentMethodsEditConfirm() {
  const { draft, customer } = useLoaderData<typeof clientLoader>();
  const confirm = useFlowConfirm(flow, { draft, send: changeCard });
  const cards = useAnswer(reading('mypageCustomer', { setup_intent_id: confirm.draft.values.setup_intent_id }));
  const failed = cards.failure !== undefined;
  const owes = customer?.unpaid_flag || customer?.status === customerStatus.code.disabled;
  return (
    <FlowPage step={1} title="内容の確認">
      <ReceiptPart
        title="お支払い方法"
        editTo={flow.form}
        rows={[
          { label: '新しいカード', value: <CardText card={cards.data?.new_card} failed={failed} /> },
          { label: 'これまでのカード', value: <CardText card={cards.data?.card} failed={failed} /> },
          {
            label: 'このカードで支払うもの',
            value: customer?.plan_type?.charge_flag
              ? 'これからの利用料金、キャンセル料、回数券、月額料金'
              : 'これからの利用料金、キャンセル料、回数券',
          },
        ]}
      />
      <ConfirmAction
        confirm={confirm}
        label="このカードに変更する"
        busyLabel="変更しています"
        note={
          owes
            ? '押すと、カードを変更し、未払いの料金を新しいカードに請求します。'
            : '押すと、カードを変更します。いま請求されるものはありません。'
        }
        backTo={flow.form}
        backLabel="別のカードにする"
      />
    </FlowPage>
  );
}
