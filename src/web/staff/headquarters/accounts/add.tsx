import { type MetaFunction, useNavigate } from 'react-router';
import { pageMeta } from '../../../layout/page-meta.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { AccountForm, emptyAccount, workOf } from '../../_parts/headquarters/accounts/account-form.tsx';
import { HeadquartersPage } from '../../_parts/headquarters/frame/headquarters-page.tsx';
import { useEdit } from '../../_parts/headquarters/frame/use-edit.ts';

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
  const { save, busy, errors, problem } = useEdit('headquartersInviteAccount', ({ account_id }) => {
    showToast('招待メールを送りました');
    void navigate(`/staff/headquarters/accounts/${account_id}`, { replace: true });
  });
  return (
    <AccountForm
      initial={emptyAccount}
      withEmail
      label="招待メールを送る"
      busy={busy}
      errors={errors}
      problem={problem}
      onSubmit={(values) => save({ email: values.email, ...workOf(values) })}
      aside={
        <LinkButton to="/staff/headquarters/accounts" kind="plain">
          一覧へ戻る
        </LinkButton>
      }
    />
  );
}
