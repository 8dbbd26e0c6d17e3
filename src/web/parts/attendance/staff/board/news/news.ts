import type { SelectStaffTodayData } from '../../../../../../contract/operations/generated.ts';
import { approvalStatus } from '../../../../../../domain/codes.ts';
import { withSan } from '../../../../../../domain/text/called-name.ts';
import { formatTime } from '../../../../../../domain/time-format.ts';
import { neverFetching } from '../../door/facts.ts';
import type { BoardReserve } from '../board.ts';

export type CancelledToday = SelectStaffTodayData['cancelled'][number];
/** moved: to another day. people: a family member was hidden or removed, or is shown again. */
export type NewsKind = 'new' | 'changed' | 'people' | 'cancelled' | 'moved';
export type NewsItem = { reserve_id: number; kind: NewsKind; print: string; time: string; names: string };

/** What this tablet has seen of a branch's day: a fingerprint of each reserve's content. No names are stored. */
export type SeenDay = { branch_id: number; date: string; prints: Readonly<Record<number, string>> };

/** Short and without meaning to a reader (FNV-1a): it is only compared. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}

/** What families and the office can change; coming and leaving is no news to those who tap it. */
function printOf(reserve: BoardReserve): string {
  const { start_datetime, end_datetime, pick_up_name, pick_up_tel, remarks, reserve_details } = reserve;
  const children = reserve_details.map((line) => [
    line.child_id,
    line.breakfast_support_flag,
    line.lunch_support_flag,
    line.supper_support_flag,
  ]);
  const print = hashOf(JSON.stringify([start_datetime, end_datetime, pick_up_name, pick_up_tel, remarks, children]));
  const never = neverFetching(reserve).map(({ name }) => name);
  return never.length === 0 ? print : `${print}.${hashOf(JSON.stringify(never))}`;
}

function kindOf(before: string | undefined, print: string): NewsKind {
  if (before === undefined) return 'new';
  return before.split('.')[0] === print.split('.')[0] ? 'people' : 'changed';
}

const onBoard = (reserves: readonly BoardReserve[]) =>
  reserves.filter(({ approval_status }) => approval_status !== approvalStatus.code.pending);

export function seenNow(branch_id: number, date: string, reserves: readonly BoardReserve[]): SeenDay {
  const prints = Object.fromEntries(onBoard(reserves).map((reserve) => [reserve.id, printOf(reserve)]));
  return { branch_id, date, prints };
}

type Named = Pick<BoardReserve, 'start_datetime'> & {
  readonly reserve_details: readonly { readonly child: { readonly name: string } | null }[];
};
const namesIn = ({ reserve_details }: Named) => reserve_details.map(({ child }) => child?.name ?? '').join('、');

/** What came, changed or was cancelled since the tablet last looked, in the order of the day. */
export function newsSince(
  seen: SeenDay,
  day: { reserves: readonly BoardReserve[]; cancelled: readonly CancelledToday[] },
  /** What the page has shown since it was opened, so reserves that disappeared can still be named. */
  shown: ReadonlyMap<number, BoardReserve> = new Map(),
): NewsItem[] {
  const item = (reserve: Named & { id: number }, kind: NewsKind, print: string): NewsItem => ({
    reserve_id: reserve.id,
    kind,
    print,
    time: formatTime(reserve.start_datetime),
    names: namesIn(reserve),
  });
  const changes = onBoard(day.reserves).flatMap((reserve) => {
    const before = seen.prints[reserve.id];
    const print = printOf(reserve);
    if (before === print) return [];
    return [item(reserve, kindOf(before, print), print)];
  });
  const gone = day.cancelled
    .filter(({ id }) => seen.prints[id] !== undefined)
    .map((reserve) => item(reserve, 'cancelled', ''));
  const here = new Set([...day.reserves, ...day.cancelled].map(({ id }) => id));
  const moved = [...shown.values()]
    .filter(({ id }) => !here.has(id) && seen.prints[id] !== undefined)
    .map((reserve) => item(reserve, 'moved', ''));
  return [...changes, ...gone, ...moved];
}

/** The day with these looked at. */
export function withSeen(seen: SeenDay, items: readonly NewsItem[]): SeenDay {
  const prints = { ...seen.prints };
  for (const { reserve_id, kind, print } of items) {
    if (kind === 'cancelled' || kind === 'moved') delete prints[reserve_id];
    else prints[reserve_id] = print;
  }
  return { ...seen, prints };
}

export const newsLabels: Readonly<Record<NewsKind, string>> = {
  new: '新規',
  changed: '変更',
  people: 'お迎えの変更',
  cancelled: '取消',
  moved: '別の日へ',
};
const said: Readonly<Record<NewsKind, string>> = {
  new: '新しい予約が入りました',
  changed: '予約が変わりました',
  people: 'お迎えに来られる方が変わりました',
  cancelled: '予約が取り消されました',
  moved: '予約が今日ではなくなりました',
};

/** One thing by name, several by their number. */
export function newsText(items: readonly NewsItem[]): string {
  const [first] = items;
  if (first === undefined) return '';
  if (items.length > 1) return `今日の予約に${items.length}件の動きがあります`;
  return `${said[first.kind]}: ${first.time} ${withSan(first.names)}`;
}
