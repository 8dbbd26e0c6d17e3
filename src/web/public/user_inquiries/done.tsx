import type { MetaFunction } from 'react-router';
import { requireFinished } from '../../flow/browser-flow.ts';
import { pageMeta } from '../../layout/page-meta.ts';
import { userInquiryFlow } from '../../parts/messages/inquiries/user-inquiry-flow.ts';
import { Done, DoneFallback } from '../_parts/public-form.tsx';

export async function clientLoader() {
  requireFinished(userInquiryFlow, userInquiryFlow.form);
  return null;
}
clientLoader.hydrate = true as const;

export { DoneFallback as HydrateFallback };

export const meta: MetaFunction = () => pageMeta({ title: 'お問い合わせを受け付けました', noindex: true });

export default function UserInquiriesDone() {
  return (
    <Done title="お問い合わせを受け付けました" lead="お問い合わせいただき、ありがとうございます。">
      <p>
        受け付けのメールをお送りしました。担当者から、3営業日以内にお返事します。しばらくしてもメールが届かないときは、迷惑メールのフォルダをご確認ください。
      </p>
    </Done>
  );
}
