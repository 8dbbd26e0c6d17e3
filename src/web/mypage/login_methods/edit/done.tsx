import { type ClientLoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { requireFinished } from '../../../flow/browser-flow.ts';
import { pageMeta } from '../../../layout/page-meta.ts';
import { lineMethodFlow, loginMethodFlow } from '../../../sign-in/login-method-flow.ts';
import { DonePage } from '../../_parts/frame/done-page.tsx';

export const meta: MetaFunction = () => pageMeta({ title: 'ログイン方法を変更しました', noindex: true });

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const byLine = new URL(request.url).searchParams.get('by') === 'line';
  if (byLine) requireFinished(lineMethodFlow, lineMethodFlow.form);
  else requireFinished(loginMethodFlow, loginMethodFlow.form);
  return { byLine };
}

export default function LoginMethodsEditDone() {
  const { byLine } = useLoaderData<typeof clientLoader>();
  return (
    <DonePage
      title="ログイン方法を変更しました"
      lead={
        byLine
          ? '次からは、このLINEアカウントでログインできます。'
          : '次からは、新しいメールアドレスとパスワードでログインできます。'
      }
      steps={byLine ? ['LINEで許可', '登録', '完了'] : undefined}
      next={{ to: '/mypage/login_methods/edit', label: 'ログイン方法を見る' }}
    />
  );
}
