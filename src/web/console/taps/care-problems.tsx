import { formatDuration } from '../../../domain/time-format.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useLiveState } from '../staff-context.tsx';
import { useServerSecond } from '../use-second.ts';
import { type CareTap, patienceMs } from './tap-queue.ts';
import { useCareProblems } from './use-taps.ts';

const whats = {
  staffWriteChildLog: '記録',
  staffBeginNap: '寝た時刻',
  staffEndNap: '起きた時刻',
  staffCheckSleep: '午睡チェック',
  staffHandOverChild: 'お引き渡し',
  staffCountChild: '人数の確認',
} as const;

/** Records the server did not take, wherever the person was when it said so. */
export function CareProblems({ names = [] }: { names?: readonly { child_id: number; name: string }[] }) {
  const { problems, accept, seen } = useCareProblems();
  if (problems.length === 0) return null;
  const nameOf = (tap: CareTap) => names.find(({ child_id }) => child_id === tap.children[0])?.name;
  return (
    <div className="mb-4">
      <Notice
        kind="error"
        live
        title="記録できなかったものがあります"
        action={
          <Button kind="plain" size="small" onClick={seen}>
            確認しました
          </Button>
        }
      >
        <ul>
          {problems.map((problem) => {
            const { tap, text, doubts: warnings } = problem;
            const what = [nameOf(tap), whats[tap.wish.name]].filter(Boolean).join(' ');
            return (
              <li key={tap.id}>
                {what}: {text}
                {warnings.length > 0 && (
                  <Button
                    kind="plain"
                    size="small"
                    className="mt-1"
                    aria-label={`${what} 確かめました。記録する`}
                    onClick={() => accept(problem)}
                  >
                    確かめました。記録する
                  </Button>
                )}
              </li>
            );
          })}
        </ul>
      </Notice>
    </div>
  );
}

/** Without connection the records wait on this tablet; whatever waits says since when. */
export function CareLost({ taps }: { taps: readonly CareTap[] }) {
  const live = useLiveState();
  const now = useServerSecond();
  const [oldest] = taps.map(({ tapped_at }) => Date.parse(tapped_at)).toSorted((one, other) => one - other);
  const minutes = oldest === undefined ? 0 : Math.floor((now.getTime() - oldest) / 60_000);
  if (live !== 'lost' && (oldest === undefined || now.getTime() - oldest <= patienceMs)) return null;
  const photos = taps.filter(({ photo }) => photo !== undefined).length;
  return (
    <div className="mb-4">
      <Notice
        kind="error"
        live
        title={live === 'lost' ? 'サーバーにつながっていません' : 'まだ送れていない記録があります'}
      >
        {oldest === undefined
          ? '表示は最後に受け取った内容です。記録はこのまま押せます。つながりしだい押した時刻で自動的に送ります。'
          : `未送信の記録が${taps.length}件${photos > 0 ? `(うち写真${photos}枚)` : ''}あります。いちばん古いものは${minutes < 1 ? '1分以内' : `${formatDuration(minutes)}前`}です。この端末に残っており、つながりしだい押した時刻で自動的に送ります。`}
      </Notice>
    </div>
  );
}
