import type { TapProblem } from '../../../../console/taps/use-taps.ts';
import type { BoardEntry } from './board.ts';
import type { NewsKind } from './news/news.ts';
import type { OnAct } from './use-acts.ts';

/** Props shared by card and row. */
export type EntryProps = {
  entry: BoardEntry;
  /** Arrives next: the one step the screen is about. */
  next: boolean;
  /** Late or overdue beyond the configured minutes. */
  alarming: boolean;
  now: Date;
  today: string;
  problem: TapProblem | undefined;
  news: NewsKind | undefined;
  onAct: OnAct;
};

/** Alarm goes before everything; a dashed edge says that the tap is on its way. */
export function entryStyle({ waiting, alarming, next }: Pick<EntryProps, 'alarming' | 'next'> & { waiting: boolean }) {
  const ground = alarming ? 'bg-wrong-soft' : 'bg-white';
  if (waiting) return `${ground} border-dashed border-edge`;
  if (alarming) return `${ground} border-wrong border-l-6`;
  return `${ground} ${next ? 'border-action' : 'border-line'}`;
}
