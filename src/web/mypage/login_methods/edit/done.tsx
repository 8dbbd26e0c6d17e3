import { type MetaFunction, useSearchParams } from 'react-router';
import { pageMeta } from '../../../layout/page-meta.ts';
import { DonePage } from '../../_parts/frame/done-page.tsx';

export const meta: MetaFunction = () => pageMeta({ title: 'ログイン方法を変更しました', noindex: true });

export default function LoginMethodsEditDone() {
  const [search] = useSearchParams();
  return (
    <DonePage
      title="ログイン方法を変更しました"
      lead={
        search.get('by') === 'line'
          ? '次からは、このLINEアカウントでログインできます。'
          : '次からは、新しいメールアドレスとパスワードでログインできます。'
      }
      steps={search.get('by') === 'line' ? ['LINEで許可', '登録', '完了'] : undefined}
      next={{ to: '/mypage/login_methods/edit', label: 'ログイン方法を見る' }}
    />
  );
}
