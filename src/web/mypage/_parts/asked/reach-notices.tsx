import { useState } from 'react';
import { formatMonthDay } from '../../../../domain/time-format.ts';
import { callFunction } from '../../../data/browser-functions.ts';
import { LineButton } from '../../../sign-in/line-button.tsx';
import { Button } from '../../../ui/button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { Customer } from '../top/top-data.ts';
import { askedWords } from './asked-words.ts';

/** A mailbox that refuses our messages. */
export function Bounced({ customer: { email, email_bounced_at, paying_flag } }: { customer: Customer }) {
  return (
    <Notice
      kind="warning"
      title={askedWords.mail_bounced}
      action={
        <LinkButton to={paying_flag ? '/mypage/customers/edit' : '/mypage/login_methods/edit'}>
          メールアドレスを直す
        </LinkButton>
      }
    >
      {email_bounced_at && `${formatMonthDay(email_bounced_at)}から、`}
      <span className="break-all">{email}</span>
      へのメールが受け取られていません。アドレスに間違いがないか、受信できる設定かをご確認ください。
    </Notice>
  );
}

/** A LINE account that blocks us. */
export function Blocked() {
  return (
    <Notice
      kind="warning"
      title={askedWords.line_blocked}
      action={<LineButton purpose="friend">LINEで受け取る</LineButton>}
    >
      いまほいくの公式アカウントが、LINEでブロックされています。ブロックを解除すると、お知らせがまた届きます。
    </Notice>
  );
}

type Sending = 'no' | 'busy' | 'sent' | { problem: string };

/** Quiet: nothing is held back until it is done. */
export function Unverified({ customer: { email } }: { customer: Customer }) {
  const [sending, setSending] = useState<Sending>('no');
  async function send() {
    setSending('busy');
    const sent = await callFunction('resendEmailVerification', {});
    if (sent.kind === 'ok') return setSending('sent');
    const problem = '送れませんでした。少し時間をおいて、もう一度お試しください。';
    setSending({ problem: sent.kind === 'refused' ? sent.msg : problem });
  }
  if (sending === 'sent') {
    return (
      <Notice kind="done" live title="確認のメールをお送りしました">
        <span className="break-all">{email}</span> に届くメールのボタンを押すと、完了します。
      </Notice>
    );
  }
  return (
    <Notice
      kind="info"
      title={askedWords.mail_unverified}
      action={
        <>
          <Button kind="plain" size="small" busy={sending === 'busy'} busyLabel="送っています" onClick={send}>
            確認のメールをもう一度送る
          </Button>
          {typeof sending === 'object' && (
            <p role="alert" className="mt-2 text-note font-bold text-wrong">
              {sending.problem}
            </p>
          )}
        </>
      }
    >
      <span className="break-all">{email}</span>{' '}
      に届いたメールのボタンを押してください。ご予約は、いつもどおりできます。
    </Notice>
  );
}
