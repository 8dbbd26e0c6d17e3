import { type ClientLoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { pageMeta } from '../../layout/page-meta.ts';
import { AccountNotice, mayReserve } from '../../parts/reserves/start/account-notice.tsx';
import { loadWaitlistEntry } from '../../parts/waitlist/load-waitlist-entry.ts';
import { WaitlistForm } from '../../parts/waitlist/waitlist-form.tsx';
import { PageColumn, PageHeading } from '../../ui/page-heading.tsx';
import { BackLink } from '../_parts/frame/back-link.tsx';

export const meta: MetaFunction = () => pageMeta({ title: '空いたら知らせる', noindex: true });

export const clientLoader = ({ request }: ClientLoaderFunctionArgs) => loadWaitlistEntry(request);

/** A waitlist entry for a time that is full. What was chosen on the way here is filled in. */
export default function WaitlistAdd() {
  const loaded = useLoaderData<typeof clientLoader>();
  const [customer] = loaded.customers;
  return (
    <PageColumn>
      <div className="-mt-4 mb-2">
        <BackLink to="/mypage/waitlist" label="空き待ち" />
      </div>
      <PageHeading lead="満席の時間に空きが出たら、お申し込みの順にご案内します。空き待ちに料金はかかりません。">
        空いたら知らせる
      </PageHeading>
      <div className="grid gap-8">
        <AccountNotice customer={customer} />
        {mayReserve(customer) && <WaitlistForm loaded={loaded} />}
      </div>
    </PageColumn>
  );
}
