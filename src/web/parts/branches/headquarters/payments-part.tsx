import { ExternalLink } from 'lucide-react';
import { useSearchParams } from 'react-router';
import type { FunctionOk } from '../../../../contract/functions/functions.ts';
import { ChangedMeanwhile } from '../../../console/edit/changed-meanwhile.tsx';
import { useEdit } from '../../../console/edit/use-edit.ts';
import { LiveLoaded } from '../../../console/staff-page.tsx';
import { reading } from '../../../data/question.ts';
import { useAction } from '../../../data/use-action.ts';
import { useAnswer } from '../../../data/use-answer.ts';
import { Badge, type BadgeTone } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { ErrorNotice, Notice } from '../../../ui/notice.tsx';
import { showToast } from '../../../ui/toast.tsx';
import type { BranchPartProps } from './branch-part.tsx';

type AccountState = FunctionOk<'headquartersReadBranchAccount'>['state'];
const states: Readonly<Record<AccountState, { tone: BadgeTone; word: string; text: string; next: string }>> = {
  none: {
    tone: 'no',
    word: '未登録',
    text: '園の口座はまだありません。この園の売上は、会社の口座に入ります。',
    next: 'Stripeで登録をはじめる',
  },
  incomplete: {
    tone: 'ask',
    word: '登録の途中',
    text: 'Stripeへの届け出が終わっていません。終わるまで、この園の売上は会社の口座に入ります。',
    next: 'Stripeで登録をつづける',
  },
  checking: {
    tone: 'ask',
    word: '審査中',
    text: 'Stripeが内容を確認しています。終わるまで、この園の売上は会社の口座に入ります。',
    next: 'Stripeの登録を開く',
  },
  ready: {
    tone: 'trust',
    word: '受け取れます',
    text: '園の口座で売上を受け取れます。',
    next: 'Stripeの登録を見直す',
  },
  stopped: {
    tone: 'wrong',
    word: '止まっています',
    text: 'Stripeが受け取りを止めています。登録の内容をご確認ください。それまで、この園の売上は会社の口座に入ります。',
    next: 'Stripeで登録を直す',
  },
};

/** The branch's account at Stripe: how far it is, the way to Stripe's own pages, and whether it is used. */
export function BranchPaymentsPart({ branch, reload, refresh }: BranchPartProps) {
  const account = useAnswer(reading('headquartersReadBranchAccount', { branch_id: branch.id }));
  if (!branch.real_store_flag) return <Notice>本部の口座は、Stripeの会社のアカウントそのものです。</Notice>;
  return (
    <LiveLoaded query={account}>
      {(known) => (
        <div className="grid max-w-3xl gap-6">
          <BackFromStripe ready={known.state === 'ready'} />
          <Account branch_id={branch.id} known={known} />
          {known.account && (
            <Switch
              key={branch.version}
              branch={branch}
              ready={known.state === 'ready'}
              reload={reload}
              refresh={refresh}
            />
          )}
        </div>
      )}
    </LiveLoaded>
  );
}

function BackFromStripe({ ready }: { ready: boolean }) {
  const [search] = useSearchParams();
  const from = search.get('from');
  if (from === 'expired') {
    return <Notice kind="warning">リンクの有効期限が切れました。もう一度、下のボタンからお進みください。</Notice>;
  }
  if (from !== 'stripe') return null;
  if (ready) return <Notice kind="done">口座の登録が終わりました。</Notice>;
  return <Notice>Stripeから戻りました。登録が終わると、この画面の状態が変わります。</Notice>;
}

function Account({ branch_id, known }: { branch_id: number; known: FunctionOk<'headquartersReadBranchAccount'> }) {
  const connect = useAction('headquartersConnectBranch');
  const { state, account: code, missing } = known;
  const { tone, word, text, next } = states[state];
  async function leave() {
    const outcome = await connect.send({ branch_id });
    if (outcome?.kind === 'ok') window.location.assign(outcome.result.url);
  }
  return (
    <section className="rounded-lg border border-line bg-white p-5">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="text-lead">Stripeの口座</h2>
        <Badge tone={tone}>{word}</Badge>
      </div>
      <p className="mt-2">{text}</p>
      {missing > 0 && <p className="mt-1 text-note">あと{missing}項目の入力が必要です。</p>}
      {code && <p className="figures mt-1 text-note break-all text-ink-soft">{code}</p>}
      <ErrorNotice text={connect.text} className="mt-3" />
      <Button
        className="mt-4"
        kind={state === 'ready' ? 'plain' : 'primary'}
        busy={connect.busy}
        busyLabel="Stripeへ移ります"
        onClick={() => void leave()}
      >
        {next}
        <ExternalLink className="size-4" aria-hidden="true" />
      </Button>
      <p className="mt-2 text-note text-ink-soft">
        Stripeの画面に移ります。本人確認や口座番号は、この画面には保存されません。
      </p>
    </section>
  );
}

type SwitchProps = Pick<BranchPartProps, 'branch' | 'reload' | 'refresh'> & { ready: boolean };

function Switch({ branch, ready, reload, refresh }: SwitchProps) {
  const on = branch.stripe_payment_flag;
  const { save, busy, problem, conflict } = useEdit('headquartersSetBranchPayments', () => {
    showToast(on ? '会社の口座に切り替えました' : '園の口座に切り替えました');
    refresh();
  });
  return (
    <section className="rounded-lg border border-line bg-white p-5">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="text-lead">売上の受け取り先</h2>
        <Badge tone={on && ready ? 'trust' : 'no'}>{on ? '園の口座' : '会社の口座'}</Badge>
      </div>
      <p className="mt-2 text-note">これからの精算に使われます。すでに済んだ精算は変わりません。</p>
      <ErrorNotice text={problem} className="mt-3" />
      <Button
        className="mt-4"
        kind="plain"
        busy={busy}
        busyLabel="切り替えています"
        onClick={() => void save({ branch_id: branch.id, version: branch.version, stripe_payment_flag: on ? 0 : 1 })}
      >
        {on ? '会社の口座に切り替える' : '園の口座に切り替える'}
      </Button>
      <ChangedMeanwhile
        conflict={conflict && { ...conflict, typed: { stripe_payment_flag: !on } }}
        table="branches"
        busy={busy}
        onReload={reload}
      />
    </section>
  );
}
