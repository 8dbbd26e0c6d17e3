import { Laptop, Smartphone, Tablet } from 'lucide-react';
import { useState } from 'react';
import { type MetaFunction, useNavigate } from 'react-router';
import type { FunctionOk } from '../../contract/functions/functions.ts';
import { formatDateTime } from '../../domain/time-format.ts';
import { reading } from '../data/question.ts';
import { useAction } from '../data/use-action.ts';
import { useAnswer } from '../data/use-answer.ts';
import { FailureNotice } from '../layout/failure-notice.tsx';
import { CardSkeletons } from '../layout/loaded.tsx';
import { pageMeta } from '../layout/page-meta.ts';
import { session } from '../session/browser-session.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { ErrorNotice } from '../ui/notice.tsx';
import { showToast } from '../ui/toast.tsx';
import { MypagePage } from './_parts/frame/mypage-page.tsx';

export const meta: MetaFunction = () => pageMeta({ title: 'ログイン中の端末', noindex: true });

type OwnSession = FunctionOk<'listSessions'>['sessions'][number];

const failed = 'ログアウトできませんでした。通信環境をご確認のうえ、もう一度お試しください。';

/** Active sessions. Neither location nor IP address is stored, so device and time have to identify them. */
export default function Sessions() {
  const { data, previous, failure, reload } = useAnswer(reading('listSessions', {}));
  const sessions = (data ?? previous)?.sessions;
  return (
    <MypagePage
      title="ログイン中の端末"
      lead="心当たりのない端末があるときは、すべての端末でログアウトし、パスワードを変えてください。"
    >
      {failure && <FailureNotice failure={failure} retry={() => void reload()} />}
      {sessions ? (
        <div className="grid max-w-form gap-8">
          <ul className="divide-y divide-line border-y border-line">
            {sessions.map((each) => (
              <li key={each.id}>
                <Device session={each} onEnded={() => void reload()} />
              </li>
            ))}
          </ul>
          <Everywhere />
          <p className="text-note text-ink-soft">
            しばらく使っていない端末は、自動的にログアウトします。場所やIPアドレスは記録していません。
          </p>
        </div>
      ) : (
        !failure && <CardSkeletons count={2} />
      )}
    </MypagePage>
  );
}

function Device({ session: own, onEnded }: { session: OwnSession; onEnded: () => void }) {
  const { send, busy, failure } = useAction('endSession');
  const name = own.device === '' ? 'そのほかの端末' : own.device;
  const Icon = /iPhone|スマートフォン/.test(own.device)
    ? Smartphone
    : /iPad|タブレット/.test(own.device)
      ? Tablet
      : Laptop;
  async function end() {
    const sent = await send({ session_id: own.id });
    if (sent?.kind !== 'ok') return;
    showToast(`${name}をログアウトしました`);
    onEnded();
  }
  return (
    <div className="py-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Icon className="size-5.5 shrink-0 text-ink-soft" aria-hidden="true" />
        <div className="min-w-0 flex-1 basis-48">
          <p className="font-bold">{name}</p>
          <p className="figures text-note text-ink-soft">
            最後のご利用 {formatDateTime(own.last_used_at)}
            <span className="block">ログイン {formatDateTime(own.created_at)}</span>
          </p>
        </div>
        {own.current ? (
          <Badge tone="trust">この端末</Badge>
        ) : (
          <Button kind="plain" size="small" busy={busy} busyLabel="ログアウトしています" onClick={end}>
            ログアウト
            <span className="sr-only">({name})</span>
          </Button>
        )}
      </div>
      <ErrorNotice text={failure && failed} className="mt-3" />
    </div>
  );
}

function Everywhere() {
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState(false);
  async function leave() {
    setBusy(true);
    const left = await session().signOutEverywhere();
    setBusy(false);
    setProblem(!left);
    if (left) await navigate('/login', { replace: true });
  }
  return (
    <>
      <Button kind="danger" onClick={() => setOpen(true)}>
        すべての端末でログアウトする
      </Button>
      <Dialog
        title="すべての端末でログアウトしますか"
        isOpen={open}
        onClose={() => setOpen(false)}
        actions={
          <>
            <Button kind="danger" busy={busy} busyLabel="ログアウトしています" onClick={leave}>
              ログアウトする
            </Button>
            <Button kind="plain" onClick={() => setOpen(false)}>
              やめる
            </Button>
          </>
        }
      >
        <p>この端末もログアウトします。続けてご利用になるときは、もう一度ログインしてください。</p>
        <ErrorNotice text={problem && failed} className="mt-4" />
      </Dialog>
    </>
  );
}
