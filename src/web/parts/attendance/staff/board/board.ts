import type { SelectStaffTodayData } from '../../../../../contract/operations/generated.ts';
import { laterOf } from '../../../../../domain/attendance/late-notice.ts';
import { approvalStatus, childAttendance } from '../../../../../domain/codes.ts';
import { lateKind } from '../../../../../domain/messages/message-codes.ts';
import { epochOf } from '../../../../../domain/time.ts';
import { concerns, type Tap } from '../../../../console/taps/tap-queue.ts';

export type BoardReserve = SelectStaffTodayData['reserves'][number];
type BoardDetail = BoardReserve['reserve_details'][number];
export type BoardColumn = 'coming' | 'present' | 'left' | 'no_show';

export const boardColumns: readonly { column: BoardColumn; title: string; empty: string }[] = [
  { column: 'coming', title: '来園予定', empty: 'これから来園するお子さまはいません。' },
  { column: 'present', title: 'お預かり中', empty: 'お預かり中のお子さまはいません。' },
  { column: 'left', title: '降園済み', empty: 'まだ降園したお子さまはいません。' },
  { column: 'no_show', title: '来園なし', empty: '来園のなかったお子さまはいません。' },
];

const { expected, present, left, absent } = childAttendance.code;
const columnOf: Readonly<Record<number, BoardColumn>> = {
  [expected]: 'coming',
  [present]: 'present',
  [left]: 'left',
  [absent]: 'no_show',
};

/** The status the board shows: what the server last said, moved on by the taps that are still on their way. */
export function statusAfter(status: number, taps: readonly Tap[]): number {
  return taps.reduce((now, tap) => {
    if (tap.kind === 'check_in') return present;
    if (tap.kind === 'check_out') return left;
    if (tap.kind === 'no_show') return absent;
    // Only what the board showed is taken back; the server may have done it already.
    if (now !== tap.childcare_status) return now;
    return now === left ? present : expected;
  }, status);
}

export type BoardChild = {
  child_id: number;
  name: string;
  name_kana: string;
  detail: BoardDetail;
  status: number;
  column: BoardColumn;
  /** When it came and left: by the tap that is on its way, so that nothing is added to its row when the answer arrives. */
  arrived: string | null;
  departed: string | null;
  /** Its tap is still on its way. */
  waiting: boolean;
  /** The server has taken it; the page has not been read again yet. */
  taken: boolean;
  /** In whose name what waits will be signed. */
  waiting_by: string | null;
};

/** The children of one reserve at the same stage: siblings share an entry until one of them moves ahead. */
export type BoardEntry = {
  key: string;
  reserve: BoardReserve;
  column: BoardColumn;
  status: number;
  children: readonly BoardChild[];
  waiting: boolean;
  /** The server has taken all of it. */
  taken: boolean;
  /** In whose name what waits will be signed. */
  waiting_by: string | null;
};

function childrenOf(reserve: BoardReserve, taps: readonly Tap[]): BoardChild[] {
  return reserve.reserve_details.map((detail) => {
    const own = taps.filter((tap) => concerns(tap, reserve.id, detail.child_id));
    const status = statusAfter(detail.attendance_status, own);
    const tapped = (kind: Tap['kind']) => {
      const last = own.findLast((tap) => tap.kind === kind);
      return last && (last.at ?? last.tapped_at);
    };
    return {
      child_id: detail.child_id,
      name: detail.child?.name ?? 'お子さま',
      name_kana: detail.child?.name_kana ?? '',
      detail,
      status,
      column: columnOf[status] ?? 'coming',
      arrived: tapped('check_in') ?? detail.arrived_datetime,
      departed: tapped('check_out') ?? detail.left_datetime,
      waiting: own.length > 0,
      taken: own.length > 0 && own.every(({ answered }) => answered),
      waiting_by: own.findLast(({ answered }) => !answered)?.by?.name ?? null,
    };
  });
}

function entryFrom(reserve: BoardReserve, children: readonly BoardChild[]): BoardEntry | null {
  const [first] = children;
  if (first === undefined) return null;
  const { column, status } = first;
  const waiting = children.some((child) => child.waiting);
  const taken = waiting && children.every((child) => child.taken || !child.waiting);
  const waiting_by = children.find((child) => child.waiting && !child.taken)?.waiting_by ?? null;
  return { key: `${reserve.id} ${column}`, reserve, column, status, children, waiting, taken, waiting_by };
}

/** When the last of them left. */
const leftAt = ({ reserve, children }: BoardEntry): number =>
  Math.max(...children.map(({ detail }) => epochOf(detail.left_datetime ?? reserve.end_datetime)));

export type Board = Readonly<Record<BoardColumn, readonly BoardEntry[]>> & { readonly pending: number };

/** Order: next to arrive among the coming, next to leave among the present, last to leave among the left. */
export function boardOf(reserves: readonly BoardReserve[], taps: readonly Tap[]): Board {
  const taken = reserves.filter((reserve) => reserve.approval_status !== approvalStatus.code.pending);
  const entries = taken.flatMap((reserve) => {
    const children = childrenOf(reserve, taps);
    return boardColumns.flatMap(({ column }) => {
      const entry = entryFrom(
        reserve,
        children.filter((child) => child.column === column),
      );
      return entry ? [entry] : [];
    });
  });
  const of = (column: BoardColumn) => entries.filter((entry) => entry.column === column);
  const by = (moment: (entry: BoardEntry) => number) => (a: BoardEntry, b: BoardEntry) => moment(a) - moment(b);
  return {
    coming: of('coming').toSorted(by(({ reserve }) => epochOf(reserve.start_datetime))),
    present: of('present').toSorted(by(({ reserve }) => epochOf(reserve.end_datetime))),
    left: of('left').toSorted(by((entry) => -leftAt(entry))),
    no_show: of('no_show'),
    pending: reserves.length - taken.length,
  };
}

export const allEntries = (board: Board): BoardEntry[] => boardColumns.flatMap(({ column }) => board[column]);

/** The given children as one entry, whichever column they are in now; null once they are no longer on the board. */
export function entryOf(board: Board, reserve_id: number, child_ids: readonly number[]): BoardEntry | null {
  const own = allEntries(board).filter(({ reserve }) => reserve.id === reserve_id);
  const [first] = own;
  const children = own.flatMap((entry) => entry.children).filter(({ child_id }) => child_ids.includes(child_id));
  return first ? entryFrom(first.reserve, children) : null;
}

/** Children, not reserves: that is who is in the building. */
export const childCount = (entries: readonly BoardEntry[]): number =>
  entries.reduce((sum, { children }) => sum + children.length, 0);

/** Minutes by which a moment has passed; negative before it. */
export const minutesSince = (moment: string, now: Date): number =>
  Math.floor((now.getTime() - epochOf(moment)) / 60_000);

/** No child leaves so soon after it came: a 降園 then is a press that was meant for something else. */
const justCameMs = 60_000;
export const justCame = ({ arrived }: BoardChild, now: Date): boolean =>
  arrived !== null && now.getTime() - epochOf(arrived) < justCameMs;

/** From when the board raises its voice; dated settings. */
export type AlarmMinutes = { readonly late: number; readonly overdue: number };

type LateNotice = BoardReserve['late_notices'][number];

/** What the family said about coming later: of those who come the arrival, of those who are here the pick-up. */
export function lateNoticeOf({ reserve, column }: Pick<BoardEntry, 'reserve' | 'column'>): LateNotice | undefined {
  if (column !== 'coming' && column !== 'present') return undefined;
  const kind = column === 'coming' ? lateKind.code.arrival : lateKind.code.pickUp;
  return reserve.late_notices.find((notice) => notice.kind === kind);
}

/** Minutes past the agreed time, or the one the family said instead; 0 and less before it. Who is done has none. */
export function minutesPast(entry: BoardEntry, now: Date): number {
  const { reserve, column } = entry;
  if (column !== 'coming' && column !== 'present') return 0;
  const agreed = column === 'coming' ? reserve.start_datetime : reserve.end_datetime;
  return minutesSince(laterOf(agreed, lateNoticeOf(entry)?.expected_datetime).toISOString(), now);
}

export function isAlarming(entry: BoardEntry, now: Date, alarms: AlarmMinutes): boolean {
  const minutes = minutesPast(entry, now);
  return minutes > 0 && minutes >= (entry.column === 'coming' ? alarms.late : alarms.overdue);
}

/** Who arrives next: never a child who is already long overdue. */
export const nextArrival = (board: Board, now: Date, alarms: AlarmMinutes): BoardEntry | null =>
  board.coming.find((entry) => !isAlarming(entry, now, alarms)) ?? null;

export const namesOf = ({ children }: Pick<BoardEntry, 'children'>): string =>
  children.map(({ name }) => name).join('、');
