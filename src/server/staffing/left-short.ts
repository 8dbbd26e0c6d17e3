import { nobodyLeftShort, reservesLeftShort } from '../../domain/staffing/roster.ts';
import { type TokyoDate, timeText } from '../../domain/time.ts';
import { formatMonthDay } from '../../domain/time-format.ts';
import { insertBranchMessage } from '../notifying/store/branch-messages.ts';
import type { Queryable, Transaction } from '../postgres/database.ts';
import { peopleOf, rosterStay } from './read-roster.ts';
import { careSettingsOn } from './store/care-settings.ts';
import { type LeftShift, leftShifts, namesOfReserves } from './store/left-shifts.ts';
import { shiftsOn, staysBetween } from './store/roster.ts';

/** The reserves of a branch's day, still to come, for which staff no longer suffices without these people. */
async function staysLeftShort(db: Queryable, branch_id: number, date: TokyoDate, left: readonly LeftShift[]) {
  const settings = await careSettingsOn(db, date);
  const stays = await staysBetween(db, branch_id, date, date);
  const gone = new Set(left.map(({ account_id }) => account_id));
  const after = (await shiftsOn(db, branch_id, [date])).filter(({ account_id }) => !gone.has(account_id));
  const listed = stays.map((stay) => rosterStay(stay, settings));
  const short = new Set(reservesLeftShort(peopleOf([...after, ...left]), peopleOf(after), listed, settings));
  return stays.filter(({ coming, reserve_id }) => coming && short.has(reserve_id));
}

/** Who is planned here and is somewhere else, and whose stays that leaves without enough staff. Nothing is cancelled. */
export async function peopleElsewhere(db: Queryable, branch_id: number, date: TokyoDate) {
  const left = await leftShifts(db, { branch_id, date });
  if (left.length === 0) return null;
  const short = await staysLeftShort(db, branch_id, date, left);
  const names = await namesOfReserves(
    db,
    short.map(({ reserve_id }) => reserve_id),
  );
  return {
    people: left.map(({ account_id, name, elsewhere_name, start_time, end_time }) => ({
      ...{ account_id, name, elsewhere_name, start_time, end_time },
    })),
    reserves: short.map(({ reserve_id, start, end }) => ({
      reserve_id,
      customer_name: names.get(reserve_id) ?? '',
      start_time: timeText(start),
      end_time: timeText(end),
    })),
  };
}

/**
 * A person who clocked in elsewhere is missing where they were planned: each such branch is notified once per day and shift, in its
 * Chatwork room without names. Its board and roster show the same as long as it lasts.
 */
export async function notifyBranchesLeft(tx: Transaction, account_id: number, date: TokyoDate): Promise<void> {
  for (const left of await leftShifts(tx, { account_id, date })) {
    const { branch_id, start_time, end_time, elsewhere_name } = left;
    const short = await staysLeftShort(tx, branch_id, date, [left]);
    const body = [
      '[info][title]シフトの職員が、ほかの園にいます[/title]',
      `${formatMonthDay(date)} ${start_time}〜${end_time}のシフトの職員1名が、${elsewhere_name}で勤務しています。`,
      short.length === 0
        ? nobodyLeftShort
        : '職員が足りなくなるご予約があります(キャンセルはしていません)。応援の職員を手配してください。',
      ...short.map(
        ({ reserve_id, start, end }) => `${timeText(start)}〜${timeText(end)} {site}/staff/reserves/${reserve_id}`,
      ),
      `シフト {site}/staff/roster?from=${date}[/info]`,
    ].join('\n');
    const deduplication_key = `left shift ${account_id} ${date} ${branch_id} ${start_time} ${elsewhere_name}`;
    await insertBranchMessage(tx, { branch_id, deduplication_key, body });
  }
}
