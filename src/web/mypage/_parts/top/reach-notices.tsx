import { useState } from 'react';
import { formatMonthDay } from '../../../../domain/time-format.ts';
import { callFunction } from '../../../data/browser-functions.ts';
import { LineButton } from '../../../sign-in/line-button.tsx';
import { Button } from '../../../ui/button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { Customer } from './top-data.ts';

/** Whether our messages arrive: a mailbox that refuses them, a LINE account that blocks us, an unverified address. */
export function ReachNotices({ customer }: { customer: Customer }) {
  const { email, email_bounced_at, email_verified_at, line_blocked_at, paying_flag } = customer;
  // Another person's address was proved by the invitation that came to it.
  const unverified = paying_flag && email !== null && email_verified_at === null && email_bounced_at === null;
  if (email_bounced_at === null && line_blocked_at === null && !unverified) return null;
  return (
    <div className="grid gap-4">
      {email !== null && email_bounced_at !== null && (
        <Bounced
          email={email}
          since={email_bounced_at}
          edit={paying_flag ? '/mypage/customers/edit' : '/mypage/login_methods/edit'}
        />
      )}
      {line_blocked_at !== null && <Blocked />}
      {unverified && <Unverified email={email} />}
    </div>
  );
}

function Bounced({ email, since, edit }: { email: string; since: string; edit: string }) {
  return (
    <Notice
      kind="warning"
      title="メールが届いていません"
      action={<LinkButton to={edit}>メールアドレスを直す</LinkButton>}
    >
      {formatMonthDay(since)}から、<span className="break-all">{email}</span>
      へのメールが受け取られていません。アドレスに間違いがないか、受信できる設定かをご確認ください。
    </Notice>
  );
}

function Blocked() {
  return (
    <Notice
      kind="warning"
      title="LINEのお知らせが届いていません"
      action={<LineButton purpose="friend">LINEで受け取る</LineButton>}
    >
      いまほいくの公式アカウントが、LINEでブロックされています。ブロックを解除すると、お知らせがまた届きます。
    </Notice>
  );
}

type Sending = 'no' | 'busy' | 'sent' | { problem: string };

/** Quiet: nothing is held back until it is done. */
function Unverified({ email }: { email: string }) {
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
      title="メールアドレスの確認がまだです"
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
