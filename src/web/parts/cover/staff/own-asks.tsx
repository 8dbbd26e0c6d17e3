import { useState } from 'react';
import { Link } from 'react-router';
import type { FunctionOk } from '../../../../contract/functions/functions.ts';
import { swapStatus } from '../../../../domain/cover/cover-codes.ts';
import { withSan } from '../../../../domain/text/called-name.ts';
import { formatMonthDay } from '../../../../domain/time-format.ts';
import { AskedAction } from '../../../console/edit/asked-action.tsx';
import { useAction } from '../../../data/use-action.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { ErrorNotice } from '../../../ui/notice.tsx';
import { whenText } from './cover-text.ts';

type Own = FunctionOk<'staffReadOwnShifts'>;
const states = { asked: 'お返事待ち', held: '園長の確認待ち', settled: '決まりました' } as const;

/** Calls and swaps that wait for one's own word, or that one has. */
export function OwnAsks({ calls, swaps, onChanged }: Pick<Own, 'calls' | 'swaps'> & { onChanged: () => void }) {
  if (calls.length + swaps.length === 0) return null;
  return (
    <section aria-labelledby="asks">
      <h2 id="asks" className="mb-2 text-lead">
        お願い
      </h2>
      <ul className="divide-y divide-line border-y border-line">
        {calls.map(({ cover_call_id, branch_name, date, hours, state }) => (
          <li key={`call ${cover_call_id}`} className="flex flex-wrap items-center gap-x-3 py-1.5">
            <Link
              to={`/staff/cover/${cover_call_id}`}
              className="text-link figures inline-flex min-h-11 items-center font-bold"
            >
              {whenText(date, hours)}
            </Link>
            {branch_name}の応援
            <Badge tone={state === 'settled' ? 'trust' : 'ask'}>{states[state]}</Badge>
          </li>
        ))}
        {swaps.map((swap) => (
          <SwapRow key={`swap ${swap.shift_swap_id}`} swap={swap} onChanged={onChanged} />
        ))}
      </ul>
    </section>
  );
}

function SwapRow({ swap, onChanged }: { swap: Own['swaps'][number]; onChanged: () => void }) {
  const [ending, setEnding] = useState(false);
  const accept = useAction('staffAnswerSwap');
  const { shift_swap_id, date, with_date, other_name, mine, status } = swap;
  const open = status === swapStatus.code.asked || status === swapStatus.code.accepted;
  async function agree() {
    const outcome = await accept.send({ shift_swap_id, yes_flag: 1 });
    if (outcome?.kind === 'ok') onChanged();
  }
  return (
    <li className="grid gap-2 py-2">
      <p className="flex flex-wrap items-center gap-x-3">
        <strong className="figures">{formatMonthDay(date)}</strong>
        {mine ? `${withSan(other_name)}にお願いした交代` : `${withSan(other_name)}からの交代のお願い`}
        {with_date && `(代わりに${formatMonthDay(with_date)})`}
        <Badge tone={status === swapStatus.code.settled ? 'trust' : 'ask'}>{swapStatus.label(status)}</Badge>
      </p>
      <ErrorNotice text={accept.text} />
      {open && (
        <div className="flex gap-2">
          {!mine && status === swapStatus.code.asked && (
            <Button size="small" busy={accept.busy} busyLabel="送信しています" onClick={() => void agree()}>
              代われます
            </Button>
          )}
          <Button kind="plain" size="small" onClick={() => setEnding(true)}>
            {mine ? '取りやめる' : '今回は代われません'}
          </Button>
        </div>
      )}
      {ending && (
        <AskedAction
          name="staffAnswerSwap"
          input={{ shift_swap_id, yes_flag: 0 }}
          title={mine ? '交代を取りやめますか' : '代われないことを伝えますか'}
          yes={mine ? '取りやめる' : '伝える'}
          no="閉じる"
          busyLabel="送信しています"
          onClose={() => setEnding(false)}
          onDone={() => {
            setEnding(false);
            onChanged();
          }}
        >
          シフトは元のままです。理由は聞きません。
        </AskedAction>
      )}
    </li>
  );
}
