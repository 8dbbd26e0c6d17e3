import { Undo2 } from 'lucide-react';
import { napEnd } from '../../../../../domain/care/log-codes.ts';
import { addMinutes } from '../../../../../domain/time.ts';
import { formatClock } from '../../../../../domain/time-format.ts';
import { useAction } from '../../../../data/use-action.ts';
import { Button } from '../../../../ui/button.tsx';
import type { CaredChild, Nap } from '../records/care-day.ts';

type Woken = { child: CaredChild; nap: Nap };

/** Whose 起きた can still be taken back: of a child who is here, awake, and was said to wake a short time ago. */
export const justWoken = (children: readonly CaredChild[], minutes: number, now: Date): Woken[] =>
  children
    .filter(({ present, nap }) => present && nap === null)
    .flatMap((child) => {
      const nap = child.naps.find(({ struck_at }) => struck_at === null);
      if (nap?.woke_at == null || nap.end_cause !== napEnd.code.woke || nap.id === null || nap.added_flag) return [];
      const said = new Date(nap.woke_written_at ?? nap.woke_at);
      return addMinutes(said, minutes) > now ? [{ child, nap }] : [];
    });

/** A wrong 起きた, taken back; the minutes between count as unlooked. */
export function JustWoken({ woken, onUndone }: { woken: readonly Woken[]; onUndone: () => void }) {
  if (woken.length === 0) return null;
  return (
    <section aria-label="起きたばかり" className="mb-4 rounded-md border border-line bg-white px-3 py-2">
      <h2 className="text-body font-bold">起きたばかり</h2>
      <ul className="flex flex-wrap gap-x-4 gap-y-1">
        {woken.map(({ child, nap }) => (
          <li key={child.key} className="flex flex-wrap items-center gap-x-2">
            {child.name} <span className="figures text-ink-soft">{formatClock(new Date(nap.woke_at ?? 0))}</span>
            <UndoWake name={child.name} nap_key={nap.idempotency_key} onUndone={onUndone} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function UndoWake({ name, nap_key, onUndone }: { name: string; nap_key: string; onUndone: () => void }) {
  const { send, busy, text } = useAction('staffUndoWake');
  async function undo() {
    const undone = await send({ nap_key });
    if (undone?.kind === 'ok') onUndone();
  }
  return (
    <>
      <Button
        kind="plain"
        size="small"
        className="text-body!"
        busy={busy}
        busyLabel="取り消しています"
        aria-label={`${name} まだ眠っている`}
        onClick={undo}
      >
        <Undo2 className="size-4.5" aria-hidden="true" />
        まだ眠っている
      </Button>
      {text && <span className="font-bold text-wrong">{text}</span>}
    </>
  );
}
