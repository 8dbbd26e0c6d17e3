import { type MetaFunction, useLoaderData } from 'react-router';
import { requireFinished } from '../../../flow/browser-flow.ts';
import { pageMeta } from '../../../layout/page-meta.ts';
import { customerFlow } from '../../../parts/membership/fields/customer-flow.ts';
import { Notice } from '../../../ui/notice.tsx';
import { DonePage } from '../../_parts/frame/done-page.tsx';

export const meta: MetaFunction = () => pageMeta({ title: 'お客様情報を変更しました', noindex: true });

export const clientLoader = async () => ({
  result: requireFinished(customerFlow, '/mypage/customers'),
});

export default function CustomersEditDone() {
  const { result } = useLoaderData<typeof clientLoader>();
  return (
    <DonePage title="お客様情報を変更しました" next={{ to: '/mypage/customers', label: 'お客様情報を見る' }}>
      {result.newEmail && (
        <Notice kind="done" title="メールアドレスが変わりました">
          次のログインからは、新しいメールアドレスをお使いください。お知らせも新しいアドレスに届きます。
        </Notice>
      )}
    </DonePage>
  );
}
