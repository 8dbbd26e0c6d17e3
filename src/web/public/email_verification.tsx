import { useCallback, useEffect, useState } from 'react';
import { type MetaFunction, useSearchParams } from 'react-router';
import { SmallHands } from '../illustrations/small-hands.tsx';
import { pageMeta } from '../layout/page-meta.ts';
import { verifyEmail } from '../session/mailed-links.ts';
import { Button } from '../ui/button.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { PageColumn, PageHeading } from '../ui/page-heading.tsx';

export const meta: MetaFunction = () => pageMeta({ title: 'メールアドレスの確認', noindex: true });

/** The page of the link in the mail to a new address; it works in any browser, signed in or not. */
export default function EmailVerification() {
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const [verified, setVerified] = useState<boolean | null | undefined>(token === '' ? false : undefined);
  const verify = useCallback(async () => {
    setVerified(undefined);
    setVerified(await verifyEmail(token));
  }, [token]);
  useEffect(() => {
    if (token !== '') void verify();
  }, [token, verify]);
  return (
    <PageColumn>
      <div role="status">
        {verified === undefined && <PageHeading>メールアドレスを確認しています</PageHeading>}
        {verified === true && (
          <PageHeading lead="ありがとうございます。予約のお知らせを、このアドレスへお送りします。">
            メールアドレスを確認しました
          </PageHeading>
        )}
        {verified === false && (
          <PageHeading lead="期限が切れたか、そのあとにアドレスが変わりました。マイページから、もう一度確認のメールを送れます。">
            このリンクは使えません
          </PageHeading>
        )}
        {verified === null && (
          <PageHeading lead="通信環境をご確認のうえ、もう一度お試しください。">確認できませんでした</PageHeading>
        )}
      </div>
      {verified === null && <Button onClick={verify}>もう一度試す</Button>}
      {(verified === true || verified === false) && <LinkButton to="/mypage/top">マイページへ</LinkButton>}
      {verified === true && <SmallHands className="mt-10 h-auto w-32" />}
    </PageColumn>
  );
}
