import type { ReactNode } from 'react';
import { pageRefusals } from '../../contract/page-errors.ts';
import { reserveStart, withChoice } from '../../domain/routing/reserve-choice.ts';
import { LinkButton } from '../ui/link-button.tsx';
import { PageColumn, PageHeading } from '../ui/page-heading.tsx';
import { LineButton } from './line-button.tsx';
import type { LineProblem, LineProblemState } from './line-callback.ts';
import type { LineStart } from './line-start.ts';
import { choiceOfIntent, loginIntentOf, registrationPath } from './stored-choice.ts';

type StopText = { title: string; text: string };

const words: Record<LineProblem, StopText> = {
  line_denied: {
    title: 'LINEでの許可がキャンセルされました',
    text: '続けるには、LINEの画面で「許可する」を押してください。LINEを使わず、メールアドレスで進むこともできます。',
  },
  line_state: {
    title: 'LINEとの確認をやり直してください',
    text: '時間がたったか、別の画面から戻ったため、安全のために止めました。お手数ですが、もう一度お進みください。',
  },
  line_unavailable: {
    title: 'LINEに接続できませんでした',
    text: 'LINEが混み合っているか、通信が途切れました。少し時間をおいてもう一度試すか、メールアドレスでお進みください。',
  },
  line_unregistered: {
    title: 'このLINEアカウントでは、まだ登録がありません',
    text: 'はじめての方は、このまま新規登録へお進みください。メールアドレスで登録された方は、メールアドレスでログインできます。',
  },
  line_registered: {
    title: 'このLINEアカウントは登録済みです',
    text: '新しい登録はいりません。登録済みのアカウントでログインしました。',
  },
  account_deleted: { title: 'このアカウントは削除されています', text: pageRefusals.account_deleted },
  account_merged: {
    title: 'このアカウントは、ご家族のアカウントにまとめられました',
    text: pageRefusals.account_merged,
  },
  line_taken: { title: 'このLINEアカウントは、別の登録に使われています', text: pageRefusals.line_taken },
  family_link: {
    title: 'このリンクは使えません',
    text: 'すでに使われたか、期限が切れています。ログインできないときは、園へお電話ください。',
  },
};

/** The page a callback shows when it could not simply go on: what happened, the next step, another way. */
export function LineProblemScreen({ problem, intent }: LineProblemState) {
  const { title, text } = words[problem];
  return (
    <PageColumn>
      <PageHeading lead={text}>{title}</PageHeading>
      <div className="grid gap-3">{waysOn(problem, intent)}</div>
    </PageColumn>
  );
}

const inquire = (
  <LinkButton to="/user_inquiries" kind="plain">
    お問い合わせ
  </LinkButton>
);

function waysOn(problem: LineProblem, intent: LineStart): ReactNode {
  const choice = choiceOfIntent(intent);
  const byEmail = (
    <LinkButton to={emailPath(intent)} kind="plain">
      メールアドレスで進む
    </LinkButton>
  );
  switch (problem) {
    case 'line_registered': {
      const reserves = intent.purpose === 'reserves' || choice.when !== null;
      return (
        <>
          <LinkButton to={reserves ? reserveStart(choice) : '/mypage/top'}>
            {choice.when === 'wait' ? '空き待ちへ進む' : reserves ? '予約へ進む' : 'マイページへ'}
          </LinkButton>
          {reserves && (
            <LinkButton to="/mypage/top" kind="plain">
              マイページへ
            </LinkButton>
          )}
        </>
      );
    }
    case 'line_unregistered': {
      const purpose = choice.when === null || choice.when === 'wait' ? 'register' : 'reserves';
      return (
        <>
          <LineButton purpose={purpose} {...loginIntentOf(choice)}>
            LINEで新規登録する
          </LineButton>
          {byEmail}
        </>
      );
    }
    case 'family_link':
    case 'account_merged':
      return (
        <>
          <LinkButton to="/login">ログインへ</LinkButton>
          {inquire}
        </>
      );
    case 'account_deleted':
      return (
        <>
          <LinkButton to={registrationPath(choice)}>新規登録へ</LinkButton>
          {inquire}
        </>
      );
    default:
      return (
        <>
          <LineButton {...intent} retry>
            もう一度LINEで進む
          </LineButton>
          {byEmail}
        </>
      );
  }
}

function emailPath(intent: LineStart): string {
  const choice = choiceOfIntent(intent);
  if (intent.purpose === 'family') return intent.returnTo ?? '/login';
  if (intent.purpose === 'reserves') return withChoice('/registration_reserves/customers', choice);
  if (intent.purpose === 'register') return withChoice('/registration/customers', choice);
  return intent.returnTo ? `/login?return_to=${encodeURIComponent(intent.returnTo)}` : '/login';
}
