import { Repeat2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { weekdayName } from '../../../../domain/time.ts';
import { formatMonthDay, formatTimeRange } from '../../../../domain/time-format.ts';
import { serverToday } from '../../../data/server-clock.ts';
import { Button } from '../../../ui/button.tsx';
import { BottomSheet } from '../../../ui/dialog.tsx';
import {
  type AgainDay,
  beginAgain,
  beginAgainLater,
  beginAgainToday,
  nextSameWeekday,
  type RepeatedReserve,
} from './again.ts';

const begins = { week: beginAgain, today: beginAgainToday, later: beginAgainLater } as const;

/** 同じ内容でもう一度: the one way to have a reserve or a stay again, with the choice of the day. */
export function AgainButton({ reserve, kind = 'plain' }: { reserve: RepeatedReserve; kind?: 'plain' | 'quiet' }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button kind={kind} size="small" onClick={() => setOpen(true)}>
        <Repeat2 className="size-4.5" aria-hidden="true" />
        同じ内容でもう一度
      </Button>
      {open && <AgainSheet reserve={reserve} onClose={() => setOpen(false)} />}
    </>
  );
}

function AgainSheet({ reserve, onClose }: { reserve: RepeatedReserve; onClose: () => void }) {
  const navigate = useNavigate();
  const [busy, setBusy] = useState<AgainDay>();
  const next = nextSameWeekday(reserve, serverToday());
  const time = formatTimeRange(reserve.start_datetime, reserve.end_datetime);
  async function go(day: AgainDay) {
    if (busy) return;
    setBusy(day);
    void navigate(await begins[day](reserve));
  }
  const choices: { day: AgainDay; title: string; note: string }[] = [
    { day: 'week', title: `次の${weekdayName(next)}曜日`, note: `${formatMonthDay(next)} ${time}` },
    { day: 'today', title: '今日', note: '同じ長さで、いちばん早く空いている時間' },
    { day: 'later', title: '日を選ぶ', note: 'カレンダーから、日にちと時間を選びます' },
  ];
  return (
    <BottomSheet title="同じ内容でもう一度" isOpen onClose={onClose}>
      <p className="text-note text-ink-soft">
        園・お子さま・食事・お迎えの方を引き継ぎます。予約の前に、内容を確認できます。
      </p>
      <ul className="mt-3 grid gap-2.5">
        {choices.map(({ day, title, note }) => (
          <li key={day}>
            <Button
              kind="plain"
              busy={busy === day}
              busyLabel="空きを見ています"
              className="min-h-16 w-full flex-col gap-0!"
              onClick={() => void go(day)}
            >
              <span>{title}</span>
              <span className="figures text-note font-normal text-ink-soft">{note}</span>
            </Button>
          </li>
        ))}
      </ul>
    </BottomSheet>
  );
}
