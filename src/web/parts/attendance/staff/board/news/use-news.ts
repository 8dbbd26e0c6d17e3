import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { playChime } from '../../../../../console/chime.ts';
import { readStored, storeHere } from '../../../../../console/tablet/tablet-choice.ts';
import { showToast } from '../../../../../ui/toast.tsx';
import type { BoardReserve } from '../board.ts';
import { type CancelledToday, type NewsItem, newsSince, newsText, type SeenDay, seenNow, withSeen } from './news.ts';

const key = 'imahoiku.staff.seen_day';

function storedDay(branch_id: number, date: string): SeenDay | null {
  try {
    const kept = JSON.parse(readStored(key) ?? 'null') as SeenDay | null;
    return kept?.branch_id === branch_id && kept.date === date ? kept : null;
  } catch {
    return null;
  }
}

type Day = { reserves: readonly BoardReserve[]; cancelled: readonly CancelledToday[] };
type NewsOptions = { branch_id: number; date: string; day: Day | undefined; sound: boolean; onShow: () => void };

/** What happened to today's reserves since this tablet last looked: announced once, marked until acknowledged. */
export function useNews({ branch_id, date, day, sound, onShow }: NewsOptions) {
  const [seen, setSeen] = useState<SeenDay | null>(() => storedDay(branch_id, date));
  const own = seen?.branch_id === branch_id && seen.date === date ? seen : null;
  const [shown] = useState(() => new Map<number, BoardReserve>());
  const items = own && day ? newsSince(own, day, shown) : [];
  const said = useRef(new Set<string>());

  function remember(next: SeenDay) {
    setSeen(next);
    storeHere(key, JSON.stringify(next));
  }
  const begin = useEffectEvent((there: Day) => {
    if (own === null) remember(storedDay(branch_id, date) ?? seenNow(branch_id, date, there.reserves));
  });
  useEffect(() => {
    if (day) begin(day);
    for (const reserve of day?.reserves ?? []) shown.set(reserve.id, reserve);
  }, [day, shown]);

  const names = items.map(({ reserve_id, kind, print }) => `${reserve_id} ${kind} ${print}`).join();
  const announce = useEffectEvent(() => {
    const nameOf = ({ reserve_id, kind, print }: NewsItem) => `${reserve_id} ${kind} ${print}`;
    const fresh = items.filter((item) => !said.current.has(nameOf(item)));
    if (fresh.length === 0) return;
    for (const item of fresh) said.current.add(nameOf(item));
    showToast(newsText(fresh), { label: '見る', run: onShow }, 'news');
    if (sound) playChime();
  });
  useEffect(() => {
    if (names !== '') announce();
  }, [names]);

  const count = items.length;
  useEffect(() => {
    const plain = document.title.replace(/^\(\d+\) /, '');
    document.title = count > 0 ? `(${count}) ${plain}` : plain;
    return () => {
      document.title = document.title.replace(/^\(\d+\) /, '');
    };
  }, [count]);

  return {
    items,
    see(about: readonly NewsItem[]) {
      if (own && about.length > 0) remember(withSeen(own, about));
    },
  };
}
