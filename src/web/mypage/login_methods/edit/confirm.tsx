import { type MetaFunction, redirect, useLoaderData } from 'react-router';
import { requireDraft } from '../../../flow/browser-flow.ts';
import { ConfirmAction } from '../../../flow/confirm-action.tsx';
import { useFlowConfirm } from '../../../flow/use-flow-confirm.ts';
import { pageMeta } from '../../../layout/page-meta.ts';
import { IdentityAgain } from '../../../sign-in/identity-again.tsx';
import {
  changeEmail,
  loginMethodFlow as flow,
  hasPassword,
  loginMethodForm,
} from '../../../sign-in/login-method-flow.ts';
import { ReceiptPart } from '../../../ui/receipt.tsx';
import { FlowPage } from '../../_parts/frame/flow-page.tsx';

export const meta: MetaFunction = () => pageMeta({ title: 'ログイン方法の確認', noindex: true });

/** After a reload the password is gone: the form keeps the rest and asks for it again. */
export async function clientLoader() {
  const draft = requireDraft(flow, loginMethodForm);
  if (!hasPassword()) throw redirect(`${flow.form}?again=1`);
  return { draft };
}

export default function LoginMethodsEditConfirm() {
  const { draft } = useLoaderData<typeof clientLoader>();
  const confirm = useFlowConfirm(flow, { draft, send: changeEmail });
  const { email, remove_line_flag } = confirm.draft.values;
  return (
    <FlowPage step={1} title="内容の確認">
      <ReceiptPart
        title="ログイン方法"
        editTo={flow.form}
        rows={[
          { label: 'メールアドレス', value: email },
          { label: 'パスワード', value: '入力したもの(表示しません)' },
          { label: 'LINEでのログイン', value: remove_line_flag === '1' ? 'やめる' : 'そのまま' },
        ]}
      />
      {confirm.refusal?.type === 'identity_unconfirmed' && (
        // The typed password lives in this page's memory alone: after LINE it is asked for again.
        <IdentityAgain returnTo={`${flow.form}?again=1`} onConfirmed={confirm.submit} />
      )}
      <ConfirmAction
        confirm={confirm}
        label="変更する"
        busyLabel="変更しています"
        note="ほかの端末ではログアウトされます。この画面では、そのまま続けられます。"
        backTo={flow.form}
      />
    </FlowPage>
  );
}
