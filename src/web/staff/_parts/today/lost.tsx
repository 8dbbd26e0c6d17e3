import { epochOf } from '../../../../domain/time.ts';
import { formatDuration } from '../../../../domain/time-format.ts';
import { AlarmLine } from '../../../console/alarm-line.tsx';
import { patienceMs, type Tap } from '../../../console/taps/tap-queue.ts';
import { useServerSecond } from '../../../console/use-second.ts';
import type { LiveState } from '../../../data/live-feed.ts';

/** Without connection, or while the server does not take a press: what waits on this device, and since when. */
export function Lost({ taps, live }: { taps: readonly Tap[]; live: LiveState }) {
  const now = useServerSecond();
  const waiting = taps.filter(({ answered }) => !answered);
  const oldest = Math.min(...waiting.map(({ tapped_at }) => epochOf(tapped_at)));
  const lost = live === 'lost';
  if (!lost && !(now.getTime() - oldest > patienceMs)) return null;
  const count = new Set(waiting.map(({ reserve_id }) => reserve_id)).size;
  const age = Math.floor((now.getTime() - oldest) / 60_000);
  const since = age < 1 ? '1分以内' : `いちばん古いものは${formatDuration(age)}前`;
  return (
    <div className="mb-2 flex">
      <AlarmLine title={lost ? 'サーバーにつながっていません' : 'まだサーバーに届いていない操作があります'}>
        {count > 0
          ? `未送信の操作が${count}件あります(${since})。この端末に残っており、${lost ? 'つながりしだい' : 'くり返し'}押した時刻で自動的に送ります。`
          : '表示は最後に受け取った内容です。登園・降園はこのまま押せます。つながりしだい自動的に送ります。'}
      </AlarmLine>
    </div>
  );
}
