import { randomInt } from 'node:crypto';
import { Refusal } from '../../contract/refusal.ts';
import { childAttendance } from '../../domain/codes.ts';
import { codeWordAt, codeWords } from '../../domain/family/code-words.ts';
import { listedAs } from '../../domain/family/pickup-list.ts';
import { passState } from '../../domain/family/pickup-pass.ts';
import { holdCustomer } from '../membership/store/customer-standing.ts';
import type { FamilyPerson } from '../membership/store/family-people.ts';
import { notify } from '../notifying/notify.ts';
import type { Queryable, Transaction } from '../postgres/database.ts';
import { attendanceOfReserve } from '../reserves/store/child-attendance.ts';
import { lockReserve, type ReserveRow } from '../reserves/store/reserves.ts';
import { newPassSalt, passDigits, passDigitsHash, passToken } from './store/pass-secrets.ts';
import { pickupListIsLocked } from './store/pickup-locks.ts';
import { insertPass, openPassesOf, type PassRow, passById, pickupPersonOf, revokePass } from './store/pickup-passes.ts';
import { insertPickupPerson, listedPickupPeople, pickupListIsFull, tieToPickupPerson } from './store/pickup-people.ts';

/** Who asks, when, and with which key links are made. */
interface PassAsker {
  now: Date;
  key: string;
  person: FamilyPerson;
}

interface SentPass {
  pickup_pass_id: number;
  token: string;
  digits: string;
  code_word: string;
}

const sendable = (key: string, pass: Pick<PassRow, 'id' | 'salt' | 'code_word'>): SentPass => ({
  pickup_pass_id: pass.id,
  token: passToken(key, pass),
  digits: passDigits(key, pass.salt),
  code_word: pass.code_word,
});

const isUsable = (pass: PassRow, now: Date): boolean =>
  ['valid', 'not_yet'].includes(passState(pass, now, pass.grace_minutes));

/** A pass that is still worth something, of the asker's family, to send it again. */
export async function showOwnPass(db: Queryable, { now, key, person }: PassAsker, id: number): Promise<SentPass> {
  const pass = await passById(db, id);
  if (pass?.customer_id !== person.customer_id) throw new Refusal('not_found');
  if (!isUsable(pass, now)) throw new Refusal('pass_gone');
  return sendable(key, pass);
}

/** Taken back twice is taken back. */
export async function revokeOwnPass(tx: Transaction, person: FamilyPerson, id: number): Promise<void> {
  const pass = await passById(tx, id);
  if (pass?.customer_id !== person.customer_id) throw new Refusal('not_found');
  if (pass.used_at !== null) throw new Refusal('pass_gone');
  await revokePass(tx, id);
}

interface PassInput {
  reserve_id: number;
  /** Absent: the person named in the reserve. */
  pickup_person_id: number | undefined;
  child_ids: readonly number[] | undefined;
  renew: boolean;
}

/** Locked with the reserve, so that two presses make one pass. The other guardian is notified. */
export async function issuePass(tx: Transaction, asker: PassAsker, input: PassInput): Promise<SentPass> {
  const { now, key, person } = asker;
  // The list may grow: locked in the order every save uses.
  await holdCustomer(tx, person.customer_id);
  const reserve = await lockReserve(tx, input.reserve_id);
  if (reserve?.customer_id !== person.customer_id) throw new Refusal('not_found');
  const pickup_person_id = input.pickup_person_id ?? reserve.pickup_person_id ?? (await saveTyped(tx, person, reserve));
  const fetcher = pickup_person_id === null ? null : await pickupPersonOf(tx, person.customer_id, pickup_person_id);
  if (fetcher === null) throw new Refusal('pass_person_unknown', { fields: ['pickup_person_id'] });
  const child_ids = await fetchedChildren(tx, input);
  for (const open of await openPassesOf(tx, { reserve_id: reserve.id, pickup_person_id: fetcher.id })) {
    if (!input.renew && isUsable(open, now) && hasChildren(open, child_ids)) return sendable(key, open);
    await revokePass(tx, open.id);
  }
  const about = {
    customer_id: person.customer_id,
    reserve_id: reserve.id,
    branch_id: reserve.branch_id,
    pass_date: reserve.reserve_date,
    pickup_person_id: fetcher.id,
    created_member_id: person.family_member_id,
    child_ids,
  };
  const pass = await passById(tx, await insertWithOwnDigits(tx, key, about));
  // What may not be sent on is not made: the stay is over, not confirmed, or no more.
  if (pass === null || !isUsable(pass, now)) throw new Refusal('pass_stay_not_open');
  await notify(tx, {
    customer_id: person.customer_id,
    kind: 'pickup_pass_issued',
    reserve_id: reserve.id,
    data: {
      reserve_id: reserve.id,
      start_datetime: reserve.start_datetime,
      end_datetime: reserve.end_datetime,
      branch_name: reserve.branch_name,
      person_name: fetcher.name,
      relation: fetcher.relation,
    },
    occurrence: String(pass.id),
  });
  return sendable(key, pass);
}

/**
 * A person typed into the reserve is saved with their first pass, so that the first pick-up requires a document as for
 * everyone. Refused while the list is frozen. Null if the reserve names no one who can be called.
 */
async function saveTyped(tx: Transaction, person: FamilyPerson, reserve: ReserveRow): Promise<number | null> {
  const { customer_id, family_member_id } = person;
  const { pick_up_name: name, pick_up_tel: tel } = reserve;
  if (name === null || tel === null) return null;
  if (await pickupListIsLocked(tx, customer_id)) throw new Refusal('pickup_list_frozen');
  const listed = (await listedPickupPeople(tx, customer_id)).find((each) => listedAs([each], { name, tel }));
  if (listed === undefined && (await pickupListIsFull(tx, customer_id))) throw new Refusal('pickup_list_full');
  const words = { name, name_kana: '', relation: 'お迎えの方', tel, file_id: null };
  const id = listed?.id ?? (await insertPickupPerson(tx, customer_id, family_member_id, words));
  await tieToPickupPerson(tx, reserve.id, id);
  return id;
}

/** The children of the stay who are still to be fetched; asked for by name, or all of them. */
async function fetchedChildren(tx: Transaction, input: PassInput): Promise<number[]> {
  const { expected, present } = childAttendance.code;
  const stay = await attendanceOfReserve(tx, input.reserve_id);
  const open = stay.filter(({ attendance_status }) => [expected, present].some((state) => state === attendance_status));
  const wanted = input.child_ids;
  const chosen = open.filter(({ child_id }) => wanted === undefined || wanted.includes(child_id));
  if (chosen.length === 0) throw new Refusal('pass_stay_not_open');
  if (wanted !== undefined && chosen.length < wanted.length) {
    throw new Refusal('reserve_child_unknown', { fields: ['child_ids'] });
  }
  return chosen.map(({ child_id }) => child_id);
}

const hasChildren = (pass: PassRow, child_ids: readonly number[]): boolean =>
  pass.children.length === child_ids.length && pass.children.every(({ child_id }) => child_ids.includes(child_id));

const mostTries = 20;

/** Six digits may collide: tries others while they are taken on that day. */
async function insertWithOwnDigits(
  tx: Transaction,
  key: string,
  about: Omit<Parameters<typeof insertPass>[1], 'salt' | 'digits_hash' | 'code_word'>,
): Promise<number> {
  const code_word = codeWordAt(randomInt(codeWords.length) / codeWords.length);
  for (let tries = 0; tries < mostTries; tries += 1) {
    const salt = newPassSalt();
    const digits_hash = passDigitsHash(key, about.branch_id, about.pass_date, passDigits(key, salt));
    const id = await insertPass(tx, { ...about, code_word, salt, digits_hash });
    if (id !== null) return id;
  }
  throw new Error('no free digits for a pass');
}
