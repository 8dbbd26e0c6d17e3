import { type MetaFunction, useNavigate } from 'react-router';
import { accountFunctions } from '../../../../contract/functions/staffing/accounts.ts';
import { HeadquartersPage } from '../../../console/headquarters-page.tsx';
import { useActionForm } from '../../../form/use-action-form.ts';
import { pageMeta } from '../../../layout/page-meta.ts';
import { AccountForm, emptyAccount } from '../../../parts/staffing/headquarters/account-form.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';

export const meta: MetaFunction = () => pageMeta({ title: 'スタッフを招待', noindex: true });

export default function AddAccount() {
  return (
    <HeadquartersPage
      title="スタッフを招待"
      lead="パスワードを決めるためのリンクを、ご本人にメールでお送りします。リンクは72時間有効です。"
    >
      <Invitation />
    </HeadquartersPage>
  );
}

function Invitation() {
  const navigate = useNavigate();
  const form = useActionForm(accountFunctions, 'headquartersInviteAccount', {
    defaults: emptyAccount,
    payload: (values) => values,
    toast: '招待メールを送りました',
    done: ({ account_id }) => void navigate(`/staff/headquarters/accounts/${account_id}`, { replace: true }),
  });
  return (
    <AccountForm
      of={form}
      withEmail
      submit="招待メールを送る"
      beside={
        <LinkButton to="/staff/headquarters/accounts" kind="plain">
          一覧へ戻る
        </LinkButton>
      }
    />
  );
}
