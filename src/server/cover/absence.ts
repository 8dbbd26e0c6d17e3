import { Refusal } from '../../contract/refusal.ts';
import { writtenFrom } from '../../domain/cover/cover-call.ts';
import { spanOf } from '../../domain/cover/free-colleague.ts';
import { hoursToCover } from '../../domain/cover/joined-shift.ts';
import { breakFor } from '../../domain/cover/working-time.ts';
import type { CareSettings } from '../../domain/settings/care-settings.ts';
import { countOf, staffedMinutes, staffGaps } from '../../domain/staffing/ratio.ts';
import { minuteOfDayOf, overlap, type TokyoDate, timeText, tokyoDateOf } from '../../domain/time.ts';
import { requireBranch } from '../auth/branch-access.ts';
import type { Account } from '../auth/store/accounts.ts';
import type { Queryable } from '../postgres/database.ts';
import { rosterStay } from '../staffing/read-roster.ts';
import { careSettingsOn } from '../staffing/store/care-settings.ts';
import { rosterBranch, rosterMembers, shiftsOn, staysBetween } from '../staffing/store/roster.ts';
import { candidatesFor } from './candidates.ts';
import { shownCall } from './shown-call.ts';
import { callsOf } from './store/calls.ts';
import { familiesOfReserves } from './store/families.ts';

type Asked = { branch_id: number; date: TokyoDate; account_id: number | null; now: Date };

/** Everybody of the branch's day, and for the one who cannot come what is missing, whom to ask and whom to tell. Changes nothing. */
export async function readAbsence(db: Queryable, account: Account, asked: Asked) {
  const { branch_id, date, account_id, now } = asked;
  requireBranch(account, branch_id);
  if ((await rosterBranch(db, branch_id, date)) === null) throw new Refusal('not_found');
  const members = await rosterMembers(db, branch_id, date);
  const ofDay = members.filter(({ planned, shift }) => planned !== null || shift?.off_flag);
  const person = ofDay.find((each) => each.account_id === account_id);
  const settings = await careSettingsOn(db, date);
  const asPerson = ({ account_id: id, name, planned }: (typeof members)[number]) => ({
    account_id: id,
    name,
    hours: planned,
  });
  return {
    people: ofDay.map(asPerson),
    absence: person
      ? {
          ...asPerson(person),
          off_flag: person.planned === null,
          version: person.shift?.version ?? null,
          ...(await missingWithout(db, { ...asked, account_id: person.account_id }, settings)),
        }
      : null,
    calls: (await callsOf(db, branch_id, date)).map(shownCall),
    written_from: writtenFrom(now, settings).toISOString(),
  };
}

/** Where the rest of the day's staff is too few for the children, from now on. */
async function missingWithout(db: Queryable, { branch_id, date, account_id, now }: Asked, settings: CareSettings) {
  const shifts = (await shiftsOn(db, branch_id, [date])).filter((each) => each.account_id !== account_id);
  const stays = await staysBetween(db, branch_id, date, date);
  const held = stays.map((stay) => rosterStay(stay, settings));
  const from = date === tokyoDateOf(now) ? Math.floor(minuteOfDayOf(now) / 15) * 15 : 0;
  const gaps = staffGaps({ staff: staffedMinutes(shifts), held, settings })
    .filter(({ end }) => end > from)
    .map((gap) => ({ ...gap, start: Math.max(gap.start, from) }));
  const span = spanOf(gaps);
  const cover = span && hoursToCover(span, breakFor(settings));
  const hours = cover && { ...cover, breaks: cover.breaks.map((each) => ({ ...each })) };
  const touched = stays.filter((stay) => stay.coming && gaps.some((gap) => overlap(gap, stay)));
  const families = await familiesOfReserves(
    db,
    touched.map(({ reserve_id }) => reserve_id),
  );
  return {
    gaps: joined(gaps).map(({ start, end, staff, required, ages }) => ({
      start_time: timeText(start),
      end_time: timeText(end),
      needed: required,
      there: staff,
      children: countOf(ages),
    })),
    cover: hours,
    candidates: hours === null ? [] : await candidatesFor(db, { branch_id, date, hours }, settings, account_id),
    families: touched.flatMap(({ reserve_id, start, end }) => {
      const family = families.get(reserve_id);
      return family ? [{ ...family, reserve_id, start_time: timeText(start), end_time: timeText(end) }] : [];
    }),
  };
}

type Gap = ReturnType<typeof staffGaps>[number];

/** Neighbours that say the same are one; the children are the most of them. */
function joined(gaps: readonly Gap[]): Gap[] {
  const all: Gap[] = [];
  for (const gap of gaps) {
    const last = all.at(-1);
    if (last && last.end === gap.start && last.staff === gap.staff && last.required === gap.required) {
      all[all.length - 1] = {
        ...last,
        end: gap.end,
        ages: countOf(gap.ages) > countOf(last.ages) ? gap.ages : last.ages,
      };
    } else all.push(gap);
  }
  return all;
}
