import type { SleepCheckEntry } from '../../../domain/care/sleep.ts';
import type { SleepRound, SleepStep } from '../../../domain/care/sleep-watch.ts';
import { accountRole } from '../../../domain/codes.ts';
import type { TokyoDate } from '../../../domain/time.ts';
import type { Queryable, Transaction } from '../../postgres/database.ts';

/** A sleeping child, its last looks, and the room staff placed it in (null: the one of its age). */
interface OpenNap {
  id: number;
  branch_id: number;
  child_id: number;
  date_of_birth: TokyoDate;
  room_id: number | null;
  fell_asleep_at: Date;
  check_minutes: number;
  alarm_minutes: number;
  looks: SleepCheckEntry[];
}

/** Of one branch, or of all (null). */
export async function openNaps(db: Queryable, branch_id: number | null): Promise<OpenNap[]> {
  const { rows } = await db.query<
    OpenNap & { looks: (Omit<SleepCheckEntry, 'checked_at'> & { checked_at: string })[] }
  >(
    `select n.id, n.branch_id, n.child_id, k.date_of_birth::text as date_of_birth,
       (select c.branch_room_id from child_rooms c where c.child_id = n.child_id and c.branch_id = n.branch_id) as room_id,
       n.fell_asleep_at, n.check_minutes, n.alarm_minutes,
       coalesce((select json_agg(json_build_object('checked_at', s.checked_at, 'position', s.position,
           'breathing_flag', s.breathing_flag, 'turned_flag', s.turned_flag) order by s.checked_at)
         from sleep_checks s where s.nap_id = n.id and s.struck_at is null), '[]') as looks
     from naps n join children k on k.id = n.child_id
     where n.woke_at is null and n.struck_at is null and ($1::integer is null or n.branch_id = $1) order by n.id`,
    [branch_id],
  );
  return rows.map((nap) => ({
    ...nap,
    looks: nap.looks.map((look) => ({ ...look, checked_at: new Date(look.checked_at) })),
  }));
}

export interface WatchedRoom {
  id: number;
  branch_id: number;
  name: string;
  from_age: number | null;
  to_age: number | null;
}

export async function roomsOfBranches(db: Queryable, branch_ids: readonly number[]): Promise<WatchedRoom[]> {
  const { rows } = await db.query<WatchedRoom>(
    `select id, branch_id, name, from_age, to_age from branch_rooms where branch_id = any ($1)
     order by branch_id, sequence, id`,
    [branch_ids],
  );
  return rows;
}

export async function openRounds(
  db: Queryable,
  branch_ids: readonly number[],
): Promise<(SleepRound & { branch_id: number; heard_at: Date })[]> {
  const { rows } = await db.query<SleepRound & { branch_id: number; heard_at: Date }>(
    `select r.branch_id, r.branch_room_id, r.device_key::text as device_key, r.silent_at,
       greatest(r.taken_at, w.seen_at) as heard_at
     from sleep_rounds r left join watch_screens w on w.device_key = r.device_key
     where r.ended_at is null and r.branch_id = any ($1) order by r.id`,
    [branch_ids],
  );
  return rows;
}

/** Screens nobody heard of lose their rounds. The branches that lost one. */
export async function markSilent(tx: Transaction, silent_seconds: number): Promise<number[]> {
  const { rows } = await tx.query<{ branch_id: number }>(
    `update sleep_rounds r set silent_at = app.now()
     where r.ended_at is null and r.silent_at is null and r.taken_at < app.now() - make_interval(secs => $1)
       and not exists (select from watch_screens w where w.device_key = r.device_key and w.branch_id = r.branch_id
         and w.seen_at >= app.now() - make_interval(secs => $1))
     returning r.branch_id`,
    [silent_seconds],
  );
  return rows.map(({ branch_id }) => branch_id);
}

export async function noteScreen(
  tx: Transaction,
  screen: {
    branch_id: number;
    device_key: string;
    tablet_id: number | null;
    account_id: number | null;
    sound_flag: boolean;
  },
): Promise<void> {
  await tx.query(
    `insert into watch_screens (branch_id, device_key, tablet_id, account_id, seen_at, sound_flag)
     values ($1, $2, $3, $4, app.now(), $5)
     on conflict (device_key) do update set branch_id = excluded.branch_id, tablet_id = excluded.tablet_id,
       account_id = excluded.account_id, seen_at = excluded.seen_at, sound_flag = excluded.sound_flag`,
    [screen.branch_id, screen.device_key, screen.tablet_id, screen.account_id, screen.sound_flag],
  );
}

/** How many screens of the branch were heard of just now, beside this one. */
export async function otherScreens(
  db: Queryable,
  { branch_id, device_key }: { branch_id: number; device_key: string },
  silent_seconds: number,
): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    `select count(*)::integer as count from watch_screens
     where branch_id = $1 and device_key <> $2 and seen_at >= app.now() - make_interval(secs => $3)`,
    [branch_id, device_key, silent_seconds],
  );
  return rows[0]?.count ?? 0;
}

interface TakenRound {
  branch_id: number;
  branch_room_id: number | null;
  device_key: string;
  account_id: number;
}

/** Who had it has it no more. */
export async function takeRound(tx: Transaction, round: TakenRound): Promise<void> {
  const { branch_id, branch_room_id, device_key, account_id } = round;
  await tx.query('select pg_advisory_xact_lock(hashtext($1))', [`sleep round ${branch_id}`]);
  await tx.query(
    `update sleep_rounds set ended_at = greatest(taken_at, app.now())
     where branch_id = $1 and branch_room_id is not distinct from $2 and ended_at is null`,
    [branch_id, branch_room_id],
  );
  await tx.query(
    'insert into sleep_rounds (branch_id, branch_room_id, device_key, account_id) values ($1, $2, $3, $4)',
    [branch_id, branch_room_id, device_key, account_id],
  );
}

/** Rounds of branches where nobody sleeps any more. */
export async function endIdleRounds(tx: Transaction): Promise<void> {
  await tx.query(
    `update sleep_rounds r set ended_at = greatest(r.taken_at, app.now())
     where r.ended_at is null and r.taken_at < app.now() - interval '30 minutes'
       and not exists (select from naps n where n.branch_id = r.branch_id and n.woke_at is null and n.struck_at is null)`,
  );
}

/** Null where it was called before. */
export async function insertSleepCall(
  tx: Transaction,
  call: { branch_id: number; nap_id: number; step: number; since: Date },
): Promise<number | null> {
  const { rows } = await tx.query<{ id: number }>(
    `insert into sleep_calls (branch_id, nap_id, step, since) values ($1, $2, $3, $4)
     on conflict (nap_id, step, since) do nothing returning id`,
    [call.branch_id, call.nap_id, call.step, call.since],
  );
  return rows[0]?.id ?? null;
}

/** Takes the branch's calls that were not sent yet: marked first, so that a second run does not call again. */
export async function takeSleepCalls(
  tx: Transaction,
  branch_id: number,
): Promise<{ id: number; branch_name: string; step: number; nap_id: number }[]> {
  const { rows } = await tx.query<{ id: number; branch_name: string; step: number; nap_id: number }>(
    `update sleep_calls c set sent_at = app.now() from branches b
     where c.branch_id = $1 and c.sent_at is null and b.id = c.branch_id
     returning c.id, b.name as branch_name, c.step, c.nap_id`,
    [branch_id],
  );
  return rows;
}

interface CalledDevice {
  id: number;
  endpoint: string;
  p256dh: string;
  auth: string;
}

const ofManagers = `a.role = ${accountRole.code.branchManager} and (a.branch_id = $1 or exists (
  select from account_branches ab where ab.account_id = a.id and ab.branch_id = $1))`;
const ofHeadquarters = `a.role = ${accountRole.code.headquarters} and $1::integer is not null`;

/** Where the managers of a branch, or headquarters, are reached. */
export async function phonesAndMails(
  db: Queryable,
  step: SleepStep,
  branch_id: number,
): Promise<{ phones: CalledDevice[]; mails: string[] }> {
  const whose = step === 'manager' ? ofManagers : ofHeadquarters;
  const { rows: phones } = await db.query<CalledDevice>(
    `select p.id, p.endpoint, p.p256dh, p.auth from auth.staff_phones p join accounts a on a.uid = p.uid
     where not a.disable and ${whose} order by p.id`,
    [branch_id],
  );
  const { rows: mails } = await db.query<{ email: string }>(
    `select u.email::text as email from accounts a join auth.users u on u.uid = a.uid
     where not a.disable and u.email is not null and ${whose} order by a.id`,
    [branch_id],
  );
  return { phones, mails: mails.map(({ email }) => email) };
}

export async function storePhone(tx: Transaction, uid: string, phone: Omit<CalledDevice, 'id'>): Promise<void> {
  await tx.query(
    `insert into auth.staff_phones (uid, endpoint, p256dh, auth) values ($1, $2, $3, $4)
     on conflict (endpoint) do update set uid = excluded.uid, p256dh = excluded.p256dh, auth = excluded.auth`,
    [uid, phone.endpoint, phone.p256dh, phone.auth],
  );
}

export async function dropPhones(
  tx: Transaction,
  where: { uid: string; endpoint: string } | { ids: readonly number[] },
): Promise<void> {
  if ('ids' in where) await tx.query('delete from auth.staff_phones where id = any ($1)', [where.ids]);
  else await tx.query('delete from auth.staff_phones where uid = $1 and endpoint = $2', [where.uid, where.endpoint]);
}
