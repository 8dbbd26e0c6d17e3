import { useState } from 'react';
import { type ClientLoaderFunctionArgs, type MetaFunction, useLoaderData, useParams } from 'react-router';
import { withSama } from '../../../domain/text/called-name.ts';
import { callFunction } from '../../data/browser-functions.ts';
import { pageMeta } from '../../layout/page-meta.ts';
import { type AcceptedLink, FamilyLinkProof } from '../../parts/membership/family-link-proof.tsx';
import { FamilyLinkSignUp } from '../../sign-in/family-link-sign-up.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageColumn, PageHeading } from '../../ui/page-heading.tsx';

export const meta: MetaFunction = () => pageMeta({ title: 'ご登録の続き', noindex: true });

/** What has become of the link is said before anything is typed. */
export async function clientLoader({ params }: ClientLoaderFunctionArgs) {
  const answer = await callFunction('checkFamilyLink', { token: params.token ?? '' });
  if (answer.kind === 'ok') return { state: 'open' as const, branch_name: answer.result.branch_name };
  const used = answer.kind === 'refused' && answer.type === 'family_link_used';
  const expired = answer.kind === 'refused' && answer.type === 'family_link_expired';
  return { state: used ? ('used' as const) : expired ? ('expired' as const) : ('failed' as const), branch_name: null };
}

const stops = {
  used: {
    title: 'このリンクは、すでに使われています',
    text: 'ログインの方法は登録済みです。ログインの画面からお進みください。心当たりがないときは、園へお知らせください。',
    to: '/login',
    label: 'ログインする',
  },
  expired: {
    title: 'このリンクは使えません',
    text: '期限が切れたか、新しいリンクが出されています。お手数ですが、園へお電話ください。新しいリンクをお出しします。',
    to: '/branches/list',
    label: '園の電話番号を見る',
  },
  failed: {
    title: 'リンクを確認できませんでした',
    text: '通信の状態をご確認のうえ、もう一度リンクを開いてください。',
    to: '/',
    label: 'トップへ',
  },
} as const;

/** A family that staff entered makes the account its own: the number's last digits, the documents, a way to sign in. */
export default function FamilyLinkPage() {
  const { state, branch_name } = useLoaderData<typeof clientLoader>();
  const { token = '' } = useParams();
  const [accepted, setAccepted] = useState<AcceptedLink | null>(null);
  if (state !== 'open') {
    const { title, text, to, label } = stops[state];
    return (
      <PageColumn>
        <PageHeading lead={text}>{title}</PageHeading>
        <LinkButton to={to}>{label}</LinkButton>
      </PageColumn>
    );
  }
  return (
    <PageColumn>
      <PageHeading
        lead={
          accepted
            ? `${withSama(accepted.name)}、ありがとうございます。次からのログインの方法をお選びください。`
            : `${branch_name ?? '園'}でうかがった内容で、受付をしています。はじめに、ご本人であることを確認します。`
        }
      >
        ご登録の続き
      </PageHeading>
      {accepted ? (
        <FamilyLinkSignUp token={token} email={accepted.email ?? ''} />
      ) : (
        <FamilyLinkProof token={token} onAccepted={setAccepted} />
      )}
    </PageColumn>
  );
}
