import { useState } from 'react';
import { Link, type MetaFunction, useLoaderData, useSearchParams } from 'react-router';
import { SelectRegistrationReservesCustomersDocument } from '../../contract/operations/generated.ts';
import { withPlaceholder } from '../../domain/code-list.ts';
import { withQuery } from '../../domain/route-path.ts';
import { dataClient } from '../data/browser-data.ts';
import { pageMeta } from '../layout/page-meta.ts';
import { EmailSignUp } from '../sign-in/email-sign-up.tsx';
import { LineButton } from '../sign-in/line-button.tsx';
import { LineErrorNotice } from '../sign-in/line-error-notice.tsx';
import { OrLine } from '../sign-in/or-line.tsx';
import { SelectField } from '../ui/field.tsx';
import { PageColumn, PageHeading } from '../ui/page-heading.tsx';
import { Steps } from '../ui/steps.tsx';
import { reservesRegistrationSteps } from './reserves-registration-steps.ts';

export const meta: MetaFunction = () => pageMeta({ title: '登録して予約する', noindex: true });

export async function clientLoader() {
  return dataClient().query(SelectRegistrationReservesCustomersDocument, {});
}

/** The branch's path_name preselects it (SPEC §2) and travels on through LINE and back. */
export default function ReservesRegistrationEntry() {
  const { branches } = useLoaderData<typeof clientLoader>();
  const [search] = useSearchParams();
  const asked = branches.find(({ path_name }) => path_name === search.get('branch'));
  const [branch, setBranch] = useState(asked?.path_name ?? '0');
  const options = branches.map(({ path_name, name, prefecture }) => ({
    key: path_name,
    label: `${name}(${prefecture?.name ?? ''})`,
  }));
  const chosen = branch === '0' ? null : branch;
  return (
    <PageColumn>
      <Steps steps={reservesRegistrationSteps} current={0} />
      <div className="mt-6">
        <PageHeading lead="先に席を確保できます。カードや住所の登録は、予約のあとで大丈夫です。">
          登録して予約する
        </PageHeading>
      </div>
      <LineErrorNotice />
      <div className="mb-7">
        <SelectField
          label="ご利用の園"
          hint="次の画面でも選べます。"
          options={withPlaceholder(options, 'あとで選ぶ')}
          value={branch}
          onChange={(event) => setBranch(event.target.value)}
        />
      </div>
      <LineButton purpose="reserves" branch={chosen}>
        LINEで登録して予約へ
      </LineButton>
      <p className="mt-2 text-note text-ink-soft">予約の確認やお知らせがLINEに届きます。パスワードはいりません。</p>
      <OrLine />
      <EmailSignUp goTo={withQuery('/registration_reserves/customers/add', { branch: chosen })} />
      <p className="mt-8 border-t border-line pt-6 text-note">
        登録済みの方は
        <Link
          to={`/login?return_to=${encodeURIComponent(withQuery('/mypage/reserves/select_branches', { branch: chosen }))}`}
          className="text-link"
        >
          ログイン
        </Link>
        して予約へお進みください。
      </p>
    </PageColumn>
  );
}
