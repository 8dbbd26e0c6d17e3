import type { RefusalType } from '../../contract/errors.ts';
import type { ScannedPass } from '../../contract/functions/family/pickup-pass.ts';
import { Refusal } from '../../contract/refusal.ts';
import type { AtTheDoor } from '../../domain/attendance/door/hand-over.ts';
import { childrenAtTheDoor, type PassState, passState } from '../../domain/family/pickup-pass.ts';
import { fetchedProof } from '../../domain/staff-codes.ts';
import { type TokyoDate, tokyoDateOf } from '../../domain/time.ts';
import { formatTime } from '../../domain/time-format.ts';
import type { Tapped } from '../attendance/attendance-act.ts';
import { checkOut } from '../attendance/check-out.ts';
import { doorAnswer, type SaidAtDoor } from '../attendance/hand-over.ts';
import { doorFactsOf } from '../attendance/store/door-facts.ts';
import { requireBranch } from '../auth/branch-access.ts';
import type { Account } from '../auth/store/accounts.ts';
import type { Queryable, Transaction } from '../postgres/database.ts';
import { lockReserve } from '../reserves/store/reserves.ts';
import { type Acting, audited } from '../store/audit.ts';
import { passByToken } from './shown-pass.ts';
import { passDigitsHash } from './store/pass-secrets.ts';
import {
  lockPass,
  markPassUsed,
  noteIdentitySeen,
  type PassRow,
  passByDigits,
  passById,
} from './store/pickup-passes.ts';

/** What is shown at a branch's door: the code, or the digits below it. */
export interface ShownAtDoor {
  now: Date;
  key: string;
  account: Account;
  branch_id: number;
  shown: { token: string } | { digits: string };
}

/** Null: nothing we made. Digits are looked for among those of this branch today. */
async function passAtDoor(db: Queryable, { key, branch_id, now, shown }: ShownAtDoor): Promise<PassRow | null> {
  if ('token' in shown) return passByToken(db, key, shown.token);
  return passByDigits(db, passDigitsHash(key, branch_id, tokyoDateOf(now), shown.digits));
}

const stateRefusals: Readonly<Record<Exclude<PassState, 'valid'>, RefusalType>> = {
  not_yet: 'pass_not_today',
  used: 'pass_used',
  revoked: 'pass_revoked',
  void: 'pass_void',
  over: 'pass_over',
};

/** Says in staff's words why a pass is not taken here and now. Another branch's is not opened: only that it is one. */
function requireTaken(pass: PassRow, { branch_id, now }: ShownAtDoor): void {
  if (pass.branch_id !== branch_id) throw new Refusal('pass_elsewhere');
  const state = passState(pass, now, pass.grace_minutes);
  if (state === 'valid') return;
  if (state === 'used' && pass.used_at !== null) {
    const msg = `このお迎えパスは、${formatTime(pass.used_at)}に使われています。もう一度は使えません。保護者に電話で確かめてください。`;
    throw new Refusal('pass_used', { msg });
  }
  if (state === 'over' && isOfAnotherDay(pass.pass_date, now)) throw new Refusal('pass_not_today');
  throw new Refusal(stateRefusals[state]);
}

const isOfAnotherDay = (pass_date: TokyoDate, now: Date): boolean => pass_date < tokyoDateOf(now);

/** Who is at the door, for which children, and what to ask for. */
export async function readAtDoor(db: Queryable, door: ShownAtDoor): Promise<ScannedPass> {
  requireBranch(door.account, door.branch_id);
  const pass = await passAtDoor(db, door);
  if (pass === null) throw new Refusal('pass_unknown');
  requireTaken(pass, door);
  const { person, reserve } = pass;
  return {
    pickup_pass_id: pass.id,
    reserve_id: pass.reserve_id,
    start_datetime: new Date(reserve.start_datetime).toISOString(),
    end_datetime: new Date(reserve.end_datetime).toISOString(),
    code_word: pass.code_word,
    person: { name: person.name, relation: person.relation, tel: person.tel, file_key: person.file_key },
    identity_needed: !person.identity_seen,
    children: pass.children,
    ...(await atTheDoorNow(db, pass)),
  };
}

/** What the door says of this pass, and whom else the children are not handed to. */
async function atTheDoorNow(
  db: Queryable,
  pass: PassRow,
): Promise<Pick<ScannedPass, 'refusal' | 'doubts' | 'frozen' | 'bars'>> {
  const child_ids = pass.children.map(({ child_id }) => child_id);
  const { refusal, doubts: warnings } = await doorAnswer(db, pass.reserve_id, child_ids, whoShows(pass));
  const { frozen, bars } = await doorFactsOf(db, pass.reserve_id, child_ids);
  return { refusal, doubts: [...warnings], frozen, bars: bars.map(({ name }) => name) };
}

const whoShows = ({ person, disputed }: PassRow): AtTheDoor => ({ pass: person, disputed });

/** Whether the door would refuse the holder of this pass: then its page shows nothing. */
export async function isRefusedAtDoor(db: Queryable, pass: PassRow): Promise<boolean> {
  return (await atTheDoorNow(db, pass)).refusal !== null;
}

interface PassHandOver extends ShownAtDoor, SaidAtDoor {
  account: Acting<'staffCheckOut'>;
  children: readonly number[];
  idempotency_key: string;
}

/**
 * The existing check-out, with who fetched and how that was proved. The reserve is locked before the pass, as everywhere;
 * of two scans at the same moment the second finds the pass used.
 */
export async function handOver(tx: Transaction, door: PassHandOver): Promise<Tapped> {
  const { now, account, children, idempotency_key } = door;
  requireBranch(account, door.branch_id);
  const found = await passAtDoor(tx, door);
  if (found === null) throw new Refusal('pass_unknown');
  const reserve = await lockReserve(tx, found.reserve_id);
  await lockPass(tx, found.id);
  const pass = await passById(tx, found.id);
  if (pass === null || reserve === null) throw new Refusal('pass_unknown');
  if (pass.branch_id === door.branch_id && pass.used_key === idempotency_key) {
    return { reserve_id: reserve.id, childcare_status: reserve.childcare_status };
  }
  requireTaken(pass, door);
  const leaving = childrenAtTheDoor(pass.children).leaving.map(({ child_id }) => child_id);
  if (!children.every((child_id) => leaving.includes(child_id))) throw new Refusal('pass_children_unknown');
  if (!pass.person.identity_seen && door.document === null) {
    throw new Refusal('pass_identity_needed', { fields: ['document'] });
  }
  const { code } = fetchedProof;
  const passProof = 'token' in door.shown ? code.passScanned : code.passDigits;
  const { accepted, document, past_reason } = door;
  const about = { now, account: account.as('staffCheckOut'), reserve_id: reserve.id, children, at: undefined };
  const said = { accepted, document, past_reason };
  const done = await checkOut(tx, { ...about, ...said, fetched_by: whoShows(pass), pass: passProof });
  await markPassUsed(tx, pass.id, { account_id: account.id, idempotency_key });
  if (!pass.person.identity_seen) await notifyIdentitySeen(tx, door, pass.person.id);
  return done;
}

async function notifyIdentitySeen(
  tx: Transaction,
  { account, branch_id }: PassHandOver,
  record_id: number,
): Promise<void> {
  const change = { account, branch_id, table_name: 'pickup_people' } as const;
  await audited(tx, { ...change, record_id, reason: '' }, () => noteIdentitySeen(tx, record_id, account.id));
}
