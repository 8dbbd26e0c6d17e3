import { Moon, X } from 'lucide-react';
import { useState } from 'react';
import { aloneReasons } from '../../../../../domain/care/kitchen.ts';
import { mealAmount, toiletResult } from '../../../../../domain/care/log-codes.ts';
import { showToast } from '../../../../ui/toast.tsx';
import type { BranchRoom, CaredChild } from './care-day.ts';
import { Chip } from './chips.tsx';
import { PlaceChildren } from './place-children.tsx';
import {
  mealEntry,
  napCall,
  noteEntry,
  outings,
  shared,
  type TogetherEntry,
  togetherCall,
  togetherToilets,
  toiletEntry,
} from './together.ts';
import type { Record as RecordCall } from './use-care.ts';

type SeveralBarProps = {
  chosen: readonly CaredChild[];
  /** How many of them another letter, age or room keeps off the page. */
  hidden: number;
  rooms: readonly BranchRoom[];
  record: RecordCall;
  /** What stays chosen. */
  onChosen: (keys: readonly string[]) => void;
  /** One child's own panel. */
  onOpen: (key: string) => void;
};

/** Said once the server has taken the last of them; if one is refused, the page says that instead. */
function onceAll(count: number, words: string): () => void {
  let left = count;
  return () => {
    left -= 1;
    if (left === 0) showToast(words, undefined, 'several');
  };
}

/** One press for all chosen children. Looks at sleep, medicine and hand-overs are not here: they are never for several. */
export function SeveralBar({ chosen, hidden, rooms, record, onChosen, onOpen }: SeveralBarProps) {
  const [alone, setAlone] = useState<readonly CaredChild[]>([]);
  if (chosen.length === 0 && alone.length === 0) return null;

  function write(entry: TogetherEntry, words: string) {
    const { together, alone: left } = shared(chosen, entry);
    const taken = onceAll(together.length, `${together.length}名に「${words}」を記録しました`);
    for (const child of together) record(child, togetherCall(child, entry), { taken });
    setAlone(left);
    onChosen([]);
  }
  function sleep() {
    const taken = onceAll(chosen.length, `${chosen.length}名が寝ました`);
    for (const child of chosen) record(child, napCall(child), { taken });
    onChosen([]);
  }
  const eatAlone = chosen.filter((child) => child.alone !== null).length;
  return (
    <section
      aria-label="まとめて記録"
      className="sticky bottom-[calc(var(--fixed-bar-height)+0.5rem)] z-20 max-h-[60dvh] overflow-y-auto -mx-2 mt-3 grid gap-2 rounded-lg border-2 border-ink bg-paper p-3 shadow-over md:bottom-2"
    >
      {alone.length > 0 && (
        <Alone
          left={alone}
          onOpen={(key) => {
            setAlone(alone.filter((child) => child.key !== key));
            onOpen(key);
          }}
          onLeave={() => setAlone([])}
        />
      )}
      {chosen.length > 0 && (
        <>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <p className="figures text-lead font-bold" role="status">
              {chosen.length}名を選んでいます
              {hidden > 0 && `(うち${hidden}名は、いまの表示の外)`}
            </p>
            <button
              type="button"
              onClick={() => onChosen([])}
              className="inline-flex min-h-11 items-center gap-1.5 font-bold text-ink-soft hover:text-ink"
            >
              <X className="size-5" aria-hidden="true" />
              選択をやめる
            </button>
            {rooms.length > 0 && <PlaceChildren chosen={chosen} rooms={rooms} onPlaced={() => onChosen([])} />}
          </div>
          <div className="flex flex-wrap gap-x-4 gap-y-2">
            <Group title="睡眠">
              <Chip onPress={sleep}>
                <Moon className="size-5" aria-hidden="true" />
                寝た
              </Chip>
            </Group>
            <Group title="おむつ・トイレ">
              {togetherToilets.map((key) => (
                <Chip key={key} onPress={() => write(toiletEntry(key), toiletResult.label(key))}>
                  {toiletResult.label(key)}
                </Chip>
              ))}
            </Group>
            <Group title="お散歩">
              {outings.map((words, place) => (
                <Chip key={words} label={words} onPress={() => write(noteEntry(words), words)}>
                  {place === 0 ? '出かけた' : '戻った'}
                </Chip>
              ))}
            </Group>
            <Group title={eatAlone > 0 ? `食事(${eatAlone}名は1人ずつ)` : '食事'}>
              {mealAmount.keys.map((key) => (
                <Chip key={key} onPress={() => write(mealEntry(key), mealAmount.label(key))}>
                  {mealAmount.label(key)}
                </Chip>
              ))}
            </Group>
          </div>
        </>
      )}
    </section>
  );
}

function Group({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <fieldset>
      <legend className="mb-0.5 font-bold text-ink-soft">{title}</legend>
      <div className="flex flex-wrap gap-1.5">{children}</div>
    </fieldset>
  );
}

type AloneProps = { left: readonly CaredChild[]; onOpen: (key: string) => void; onLeave: () => void };

/** Left out of the common meal: each is recorded with its own question. */
function Alone({ left, onOpen, onLeave }: AloneProps) {
  return (
    <div role="alert" className="grid gap-1.5 rounded-md border-2 border-wrong bg-wrong-soft p-3">
      <p className="font-bold">次の{left.length}名の食事は、まだ記録していません。1人ずつ確かめて記録してください。</p>
      <div className="flex flex-wrap gap-1.5">
        {left.map(({ key, name, alone }) => (
          <Chip key={key} onPress={() => onOpen(key)}>
            {name}
            <span className="font-normal">{alone && aloneReasons[alone]}</span>
          </Chip>
        ))}
        <button type="button" onClick={onLeave} className="min-h-11 px-3 font-bold text-ink-soft hover:text-ink">
          あとで記録する
        </button>
      </div>
    </div>
  );
}
