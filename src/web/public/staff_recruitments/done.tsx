import type { ClientLoaderFunctionArgs, MetaFunction } from 'react-router';
import { requireFinished } from '../../flow/browser-flow.ts';
import { pageMeta } from '../../layout/page-meta.ts';
import { applicationFlow } from '../../parts/contents/recruitment-flow.ts';
import { Done, DoneFallback } from '../_parts/public-form.tsx';

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const branch_id = new URL(request.url).searchParams.get('branch_id') ?? '';
  requireFinished(applicationFlow(branch_id), '/staff_recruitments');
  return null;
}
clientLoader.hydrate = true as const;

export { DoneFallback as HydrateFallback };

export const meta: MetaFunction = () => pageMeta({ title: '応募を受け付けました', noindex: true });

export default function ApplicationDone() {
  return (
    <Done title="応募を受け付けました" lead="ご応募いただき、ありがとうございます。">
      <p>
        受け付けのメールをお送りしました。担当者から、5営業日以内にご連絡します。しばらくしてもメールが届かないときは、迷惑メールのフォルダをご確認ください。
      </p>
    </Done>
  );
}
