import { useState } from 'react';
import { type MetaFunction, useLoaderData } from 'react-router';
import { customerEditForm } from '../../../../contract/forms.ts';
import { SelectMypageCustomersEditDocument } from '../../../../contract/operations/generated.ts';
import { dataClient } from '../../../data/browser-data.ts';
import { callFunction } from '../../../data/browser-functions.ts';
import { requireDraft } from '../../../flow/browser-flow.ts';
import { ConfirmAction } from '../../../flow/confirm-action.tsx';
import { useFlowConfirm } from '../../../flow/use-flow-confirm.ts';
import { pageMeta } from '../../../layout/page-meta.ts';
import { customerFlow as flow, sendCustomer } from '../../../parts/membership/fields/customer-flow.ts';
import { contactRows, detailRows, emergencyRow } from '../../../parts/membership/fields/person-rows.ts';
import { IdentityAgain } from '../../../sign-in/identity-again.tsx';
import { ReceiptPart } from '../../../ui/receipt.tsx';
import { FlowPage } from '../../_parts/frame/flow-page.tsx';

export const meta: MetaFunction = () => pageMeta({ title: 'お客様情報の確認', noindex: true });

export async function clientLoader() {
  const draft = requireDraft(flow, customerEditForm);
  const { customers, prefectures, branches } = await dataClient().query(SelectMypageCustomersEditDocument, {});
  const customer = customers[0];
  const isNewEmail = draft.values.email.trim().toLowerCase() !== customer?.email?.toLowerCase();
  // Where it cannot be asked, the server's answer to 変更する decides.
  const identity = isNewEmail ? await callFunction('checkIdentity', {}) : null;
  const confirmed = identity?.kind !== 'ok' || identity.result.confirmed;
  return { draft, customer, prefectures, branches, isNewEmail, confirmed };
}

const nameOf = (rows: readonly { readonly id: number; readonly name: string }[], key: unknown): string =>
  rows.find(({ id }) => String(id) === String(key))?.name ?? '';

export default function CustomersEditConfirm() {
  const { draft, customer, prefectures, branches, isNewEmail, confirmed } = useLoaderData<typeof clientLoader>();
  const confirm = useFlowConfirm(flow, { draft, send: sendCustomer });
  const { values } = confirm.draft;
  const [proved, setProved] = useState(confirmed);
  /** Proved before the button was pressed, or because the first press was refused: then it is pressed for them. */
  function goOn() {
    setProved(true);
    if (confirm.refusal) confirm.submit();
  }
  const asks = !proved || confirm.refusal?.type === 'identity_unconfirmed';
  return (
    <FlowPage step={1} title="内容の確認">
      <ReceiptPart title="ご本人・ご連絡先" editTo={flow.form} rows={[...contactRows(values), emergencyRow(values)]} />
      <ReceiptPart
        title="住所・保育のこと"
        editTo={flow.form}
        rows={detailRows(
          values,
          nameOf(prefectures, values.prefecture_id),
          nameOf(branches, values.default_branch_id) || (customer?.default_branch?.name ?? ''),
        )}
      />
      {asks ? (
        <IdentityAgain returnTo={flow.confirm} onConfirmed={goOn} />
      ) : (
        <ConfirmAction
          confirm={confirm}
          label="変更する"
          busyLabel="変更しています"
          note={
            isNewEmail &&
            'メールアドレスが変わるため、ほかの端末ではログアウトされます。この画面では、そのまま続けられます。'
          }
          backTo={flow.form}
        />
      )}
    </FlowPage>
  );
}
