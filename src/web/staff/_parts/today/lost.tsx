import { epochOf } from '../../../../domain/time.ts';
import { formatDuration } from '../../../../domain/time-format.ts';
import { AlarmLine } from '../../../console/alarm-line.tsx';
import type { Tap } from '../../../console/taps/tap-queue.ts';

/** Without connection: what waits on this device, and since when. */
export function Lost({ taps, now }: { taps: readonly Tap[]; now: Date }) {
  const waiting = taps.filter(({ answered }) => !answered);
  const oldest = Math.min(...waiting.map(({ tapped_at }) => epochOf(tapped_at)));
  const count = new Set(waiting.map(({ reserve_id }) => reserve_id)).size;
  const age = Math.floor((now.getTime() - oldest) / 60_000);
  return (
    <div className="mb-2 flex">
      <AlarmLine title="サーバーにつながっていません">
        {count > 0
          ? `未送信の操作が${count}件あります(${age < 1 ? '1分以内' : `いちばん古いものは${formatDuration(age)}前`})。この端末に残っており、つながりしだい押した時刻で自動的に送ります。`
          : '表示は最後に受け取った内容です。登園・降園はこのまま押せます。つながりしだい自動的に送ります。'}
      </AlarmLine>
    </div>
  );
}
