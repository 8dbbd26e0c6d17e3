import type { SelectStaffTodayData } from '../../../../contract/operations/generated.ts';
import { approvalStatus, childcareStatus } from '../../../../domain/codes.ts';
import { epochOf } from '../../../../domain/time.ts';
import type { Tap } from './tap-queue.ts';

export type BoardReserve = SelectStaffTodayData['reserves'][number];
export type BoardColumn = 'coming' | 'present' | 'left' | 'no_show';

export const boardColumns: readonly { column: BoardColumn; title: string; empty: string }[] = [
  { column: 'coming', title: '来園予定', empty: 'これから来園する予約はありません。' },
  { column: 'present', title: 'お預かり中', empty: 'お預かり中のお子さまはいません。' },
  { column: 'left', title: '降園済み', empty: 'まだ降園したお子さまはいません。' },
  { column: 'no_show', title: '来園なし', empty: '来園のなかった予約はありません。' },
];

const { upcoming, present, left, no_show } = childcareStatus.code;
const columnOf: Readonly<Record<number, BoardColumn>> = {
  [upcoming]: 'coming',
  [present]: 'present',
  [left]: 'left',
  [no_show]: 'no_show',
};

/** The status the board shows: what the server last said, moved on by the taps that are still on their way. */
export function statusAfter(status: number, taps: readonly Tap[]): number {
  return taps.reduce((now, tap) => {
    if (tap.kind === 'check_in') return present;
    if (tap.kind === 'check_out') return left;
    if (tap.kind === 'no_show') return no_show;
    // Only what the board showed is taken back; the server may have done it already.
    if (now !== tap.childcare_status) return now;
    return now === left ? present : upcoming;
  }, status);
}

export type BoardEntry = { reserve: BoardReserve; status: number; column: BoardColumn; waiting: boolean };

const arrived = ({ reserve }: BoardEntry) => reserve.childcares[0]?.end_datetime ?? reserve.end_datetime;

/** Who arrives next stands first among the coming, who leaves next among the present, who left last among the left. */
export function boardOf(
  reserves: readonly BoardReserve[],
  taps: readonly Tap[],
): Record<BoardColumn, readonly BoardEntry[]> & { pending: number } {
  const entries = reserves
    .filter((reserve) => reserve.approval_status !== approvalStatus.code.pending)
    .map((reserve): BoardEntry => {
      const own = taps.filter(({ reserve_id }) => reserve_id === reserve.id);
      const status = statusAfter(reserve.childcare_status, own);
      return { reserve, status, column: columnOf[status] ?? 'coming', waiting: own.length > 0 };
    });
  const of = (column: BoardColumn) => entries.filter((entry) => entry.column === column);
  return {
    coming: of('coming'),
    present: of('present').toSorted((a, b) => epochOf(a.reserve.end_datetime) - epochOf(b.reserve.end_datetime)),
    left: of('left').toSorted((a, b) => epochOf(arrived(b)) - epochOf(arrived(a))),
    no_show: of('no_show'),
    pending: reserves.length - entries.length,
  };
}

export const entryOf = (
  board: Record<BoardColumn, readonly BoardEntry[]>,
  reserve_id: number | undefined,
): BoardEntry | null =>
  boardColumns.flatMap(({ column }) => board[column]).find(({ reserve }) => reserve.id === reserve_id) ?? null;

/** Minutes by which a moment has passed; negative before it. */
export const minutesSince = (moment: string, now: Date): number =>
  Math.floor((now.getTime() - epochOf(moment)) / 60_000);
