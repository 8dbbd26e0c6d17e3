import type { MetaFunction } from 'react-router';
import { requireFinished } from '../../flow/browser-flow.ts';
import { pageMeta } from '../../layout/page-meta.ts';
import { partnerInquiryFlow } from '../../parts/messages/inquiries/partner-inquiry-flow.ts';
import { Done, DoneFallback } from '../_parts/public-form.tsx';

export async function clientLoader() {
  requireFinished(partnerInquiryFlow, partnerInquiryFlow.form);
  return null;
}
clientLoader.hydrate = true as const;

export { DoneFallback as HydrateFallback };

export const meta: MetaFunction = () => pageMeta({ title: 'ご相談を受け付けました', noindex: true });

export default function PartnerInquiriesDone() {
  return (
    <Done title="ご相談を受け付けました" lead="ご連絡いただき、ありがとうございます。">
      <p>
        受け付けのメールをお送りしました。本部の担当者から、3営業日以内にお返事します。しばらくしてもメールが届かないときは、迷惑メールのフォルダをご確認ください。
      </p>
    </Done>
  );
}
