import type { FunctionOk } from '../../../contract/functions/functions.ts';
import { formatDateTime } from '../../../domain/time-format.ts';
import { useAction } from '../../data/use-action.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorNotice } from '../../ui/notice.tsx';
import { showToast } from '../../ui/toast.tsx';

type OwnSession = FunctionOk<'staffReadOwnAccount'>['sessions'][number];
type OwnSessionsProps = { sessions: readonly OwnSession[]; onEnded: () => Promise<void> };

/** Active sessions. Neither location nor IP address is stored, so device and time have to identify them. */
export function OwnSessions({ sessions, onEnded }: OwnSessionsProps) {
  const one = useAction('staffEndSession');
  const others = useAction('staffEndOtherSessions');
  const problem = one.text ?? others.text;
  async function end(session_id: string, name: string) {
    if ((await one.send({ session_id }))?.kind !== 'ok') return;
    showToast(`${name}をログアウトしました`);
    await onEnded();
  }
  async function endOthers() {
    if ((await others.send(null))?.kind !== 'ok') return;
    showToast('ほかの端末をログアウトしました');
    await onEnded();
  }
  return (
    <section aria-labelledby="own-sessions">
      <h2 id="own-sessions" className="mb-1 text-lead">
        ログイン中の端末
      </h2>
      <p className="mb-3 text-note text-ink-soft">
        心当たりのない端末があるときは、ほかの端末をログアウトし、パスワードを変更してください。
      </p>
      <ErrorNotice text={problem} className="mb-3" />
      <ul className="divide-y divide-line border-y border-line">
        {sessions.map(({ id, device, created_at, last_used_at, current }) => {
          const name = device === '' ? 'そのほかの端末' : device;
          return (
            <SessionRow
              key={id}
              {...{ name, created_at, last_used_at, current }}
              busy={one.busy}
              onEnd={() => void end(id, name)}
            />
          );
        })}
      </ul>
      {sessions.length > 1 && (
        <Button
          kind="plain"
          size="small"
          className="mt-4"
          busy={others.busy}
          busyLabel="ログアウトしています"
          onClick={() => void endOthers()}
        >
          ほかの端末をすべてログアウトする
        </Button>
      )}
    </section>
  );
}

type SessionRowProps = Omit<OwnSession, 'id' | 'device'> & { name: string; busy: boolean; onEnd: () => void };

function SessionRow({ name, created_at, last_used_at, current, busy, onEnd }: SessionRowProps) {
  return (
    <li className="flex flex-wrap items-center gap-3 py-3">
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-bold">{name}</p>
        <p className="figures text-note text-ink-soft">
          最後の利用 {formatDateTime(last_used_at)} · ログイン {formatDateTime(created_at)}
        </p>
      </div>
      {current ? (
        <Badge tone="trust">この端末</Badge>
      ) : (
        <Button kind="plain" size="small" busy={busy} busyLabel="ログアウトしています" onClick={onEnd}>
          ログアウト<span className="sr-only">({name})</span>
        </Button>
      )}
    </li>
  );
}
