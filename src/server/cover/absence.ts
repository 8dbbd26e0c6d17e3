import { Refusal } from '../../contract/refusal.ts';
import { childrenTooMany, gapsWithout, minutesMissing, spansToCover } from '../../domain/cover/absence.ts';
import { writtenFrom } from '../../domain/cover/cover-call.ts';
import { hoursToCover } from '../../domain/cover/joined-shift.ts';
import { breakFor } from '../../domain/cover/working-time.ts';
import type { CareSettings } from '../../domain/settings/care-settings.ts';
import { ageClasses, countOf } from '../../domain/staffing/ratio.ts';
import { minuteOf, minuteOfDayOf, type TimeRange, type TokyoDate, timeText, tokyoDateOf } from '../../domain/time.ts';
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

type Times = { start_time: string; end_time: string };
type Asked = { branch_id: number; date: TokyoDate; account_id: number | null; span: Times | null; now: Date };

const timesOf = ({ start, end }: TimeRange): Times => ({ start_time: timeText(start), end_time: timeText(end) });

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

/** Where the rest of the day's staff is too few for the children, from now on; whom to ask for one stretch of it, and whom it touches. */
async function missingWithout(
  db: Queryable,
  { branch_id, date, account_id, span, now }: Asked & { account_id: number },
  settings: CareSettings,
) {
  const stays = (await staysBetween(db, branch_id, date, date)).map((stay) => ({
    ...stay,
    ...rosterStay(stay, settings),
  }));
  const from = date === tokyoDateOf(now) ? Math.floor(minuteOfDayOf(now) / 15) * 15 : 0;
  const day = { shifts: await shiftsOn(db, branch_id, [date]), held: stays, settings };
  const gaps = gapsWithout(day, account_id, from);
  const spans = spansToCover(gaps);
  const chosen =
    spans.find(({ start, end }) => span && minuteOf(span.start_time) === start && minuteOf(span.end_time) === end) ??
    spans[0];
  const cover = chosen && hoursToCover(chosen, breakFor(settings));
  const hours = cover ? { ...cover, breaks: cover.breaks.map((each) => ({ ...each })) } : null;
  const touched = stays
    .filter((stay) => stay.coming)
    .map((stay) => ({ ...stay, minutes: minutesMissing(stay, gaps) }))
    .filter(({ minutes }) => minutes > 0)
    .toSorted((a, b) => b.minutes - a.minutes || a.start - b.start);
  const families = await familiesOfReserves(
    db,
    touched.map(({ reserve_id }) => reserve_id),
  );
  return {
    gaps: gaps.map((gap) => ({
      ...timesOf(gap),
      needed: gap.required,
      there: gap.staff,
      short_before: gap.short_before,
      children: countOf(gap.ages),
      too_many: childrenTooMany(gap, settings),
    })),
    spans: spans.map(timesOf),
    cover: hours,
    candidates: hours === null ? [] : await candidatesFor(db, { branch_id, date, hours }, settings, account_id),
    families: touched.flatMap(({ reserve_id, minutes, ages, ...stay }) => {
      const family = families.get(reserve_id);
      if (!family) return [];
      const children = ageClasses.flatMap((age) => (ages[age] > 0 ? [{ age, count: ages[age] }] : []));
      return [{ ...family, reserve_id, ...timesOf(stay), minutes, children }];
    }),
  };
}
