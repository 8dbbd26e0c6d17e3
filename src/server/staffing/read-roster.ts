import { Refusal } from '../../contract/refusal.ts';
import type { CareSettings } from '../../domain/settings/care-settings.ts';
import { rowInForceIfAny } from '../../domain/settings/in-force.ts';
import { childrenByAge } from '../../domain/staffing/ratio.ts';
import {
  isCareRegistered,
  type RosterPerson,
  type RosterStay,
  type RosterWarning,
  rosterStretches,
  rosterWarnings,
} from '../../domain/staffing/roster.ts';
import { type TokyoDate, timeText, tokyoDateOf, weekdayOf } from '../../domain/time.ts';
import { isManager, requireBranch } from '../auth/branch-access.ts';
import type { Account } from '../auth/store/accounts.ts';
import type { Queryable } from '../postgres/database.ts';
import { staffingNow } from './staffing-now.ts';
import { careSettingsOn } from './store/care-settings.ts';
import {
  type RosterMember,
  rosterBranch,
  rosterMembers,
  type ShiftHours,
  type StayOfDay,
  staysBetween,
} from './store/roster.ts';

/** The children of a stay by the age that counts on its day. */
export const rosterStay = ({ reserve_id, date, start, end, birth_dates }: StayOfDay, settings: CareSettings) =>
  ({
    reserve_id,
    start,
    end,
    ages: childrenByAge(
      birth_dates.map((date_of_birth) => ({ date_of_birth })),
      date,
      settings,
    ),
  }) satisfies RosterStay;

/** Planned people of whom nothing but their hours counts. */
export const peopleOf = (shifts: readonly (ShiftHours & { account_id: number })[]): RosterPerson[] =>
  shifts.map(({ account_id, start_time, end_time, breaks }) => ({
    account_id,
    shift: { start_time, end_time, breaks },
    registered: false,
    no_one_to_one_flag: false,
  }));

const personOf = ({ account_id, planned, qualifications, no_one_to_one_flag }: RosterMember): RosterPerson[] => {
  if (planned === null) return [];
  const registered = isCareRegistered(qualifications.map(({ qualification }) => qualification));
  return [{ account_id, shift: planned, registered, no_one_to_one_flag }];
};

/** What the usual week says of the day, whatever was set for the day itself. */
function usualOn({ patterns }: RosterMember, date: TokyoDate) {
  const inForce = rowInForceIfAny(patterns, date);
  const day = inForce?.days.find(({ weekday }) => weekday === weekdayOf(date));
  if (day === undefined) return null;
  const { start_time, end_time, breaks } = day;
  return { start_time, end_time, breaks };
}

/** Registration numbers and reasons are the managers' to see. */
function shownTo(account: Account, member: RosterMember) {
  if (isManager(account)) return member;
  return {
    ...member,
    qualifications: member.qualifications.map(({ qualification }) => ({ qualification, registration_number: null })),
    clockings: member.clockings.map((clocking) => ({ ...clocking, correction_reason: '' })),
  };
}

const shownWarning = ({ start, end, ...warning }: RosterWarning) => ({
  needed: 0,
  there: 0,
  account_id: null,
  ...warning,
  start_time: timeText(start),
  end_time: timeText(end),
});

/** A branch's day: who is planned, who came, and what of it is not enough for the day's children. */
export async function readRoster(
  db: Queryable,
  account: Account,
  { branch_id, date, now }: { branch_id: number; date: TokyoDate; now: Date },
) {
  requireBranch(account, branch_id);
  const branch = await rosterBranch(db, branch_id, date);
  if (branch === null) throw new Refusal('not_found');
  const settings = await careSettingsOn(db, date);
  const members = await rosterMembers(db, branch_id, date);
  const stays = (await staysBetween(db, branch_id, date, date)).map((stay) => rosterStay(stay, settings));
  const stretches = rosterStretches(members.flatMap(personOf), stays, settings);
  const { staffing_mode, open_time, close_time } = branch;
  return {
    branch_id,
    date,
    staffing_mode,
    open_time,
    close_time,
    now: date === tokyoDateOf(now) ? await staffingNow(db, branch_id, now) : null,
    people: members.map((member) => ({ ...shownTo(account, member), usual: usualOn(member, date) })),
    stretches: stretches.map(({ start, end, alone: _, children, present, ...stretch }) => ({
      ...stretch,
      children: { ...children },
      present: [...present],
      start_time: timeText(start),
      end_time: timeText(end),
    })),
    warnings: rosterWarnings(stretches).map(shownWarning),
  };
}
