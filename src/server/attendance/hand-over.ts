import { Refusal } from '../../contract/refusal.ts';
import type { FetchingPerson } from '../../domain/attendance/door/door-people.ts';
import { doorRefusalText, doorWarningText } from '../../domain/attendance/door/door-words.ts';
import {
  type AtTheDoor,
  askDoor,
  type DoorAnswer,
  type DoorWarning,
  isGuarded,
  needsDocument,
} from '../../domain/attendance/door/hand-over.ts';
import { actProof } from '../../domain/codes.ts';
import {
  type DoorRefusal,
  type FetchedProof,
  fetchedProof,
  handedHow,
  type IdentityDocument,
} from '../../domain/staff-codes.ts';
import type { Account } from '../auth/store/accounts.ts';
import type { Queryable, Transaction } from '../postgres/database.ts';
import { notifyOfRefusedHandOver } from './hand-over-message.ts';
import { doorFactsOf, insertHandOverExceptions, managesInPerson } from './store/door-facts.ts';

/** What staff said with a hand-over beside the person. */
export interface SaidAtDoor {
  /** What they were asked about and did nevertheless. */
  accepted: readonly string[];
  /** Which document was shown to them; null: none was entered. */
  document: IdentityDocument | null;
  /** Why a manager overrides a refusal; null: no override. */
  past_reason: string | null;
}
export const nothingSaid: SaidAtDoor = { accepted: [], document: null, past_reason: null };

interface HandOverInput extends SaidAtDoor {
  account: Account;
  branch_id: number;
  reserve_id: number;
  child_ids: readonly number[];
  who: AtTheDoor;
  /** How a pass was shown; null: none was. */
  pass: FetchedProof | null;
  at: Date;
}

/** The person at the door, and how staff verified that the child may be handed over: only what was entered. */
type ProvedPerson = FetchingPerson & {
  readonly proof: FetchedProof | null;
  readonly document: IdentityDocument | null;
};
interface SettledHandOver {
  /** Null: unknown. */
  person: ProvedPerson | null;
  doubts: readonly DoorWarning[];
  /** The refusal a manager went past, or that came too late. */
  past: DoorRefusal | null;
}

/**
 * The one place that lets a child go: every way of leaving that names a person asks here. What was pressed offline has
 * already happened: it is recorded, and manager and headquarters are notified of what the door would have refused.
 */
export async function settleHandOver(tx: Transaction, input: HandOverInput): Promise<SettledHandOver> {
  const answer = askDoor(await doorFactsOf(tx, input.reserve_id, input.child_ids), input.who);
  const { person, refusal } = answer;
  if (person === null) return { person: null, doubts: [], past: null };
  const { document, pass } = input;
  const proof = pass ?? (document === null ? null : fetchedProof.code.identitySeen);
  const proved = { ...person, proof, document };
  const happened = input.account.signature?.proof === actProof.code.offline;
  if (refusal !== null) {
    if (!happened) await requireManager(tx, input, answer);
    await writePastRefusal(tx, input, { name: person.name, refusal, happened });
  } else if (!happened) {
    requireAnswers(input, answer);
  }
  return { person: proved, doubts: answer.doubts, past: refusal };
}

const namelessText =
  'お引き渡しに注意が必要なお子さまです。今日の一覧で、お迎えの方を選んで降園にしてください。名前のない記録は園長が行います。';

/** A departure without a name, for a child some person must not pick up: only a manager may record it, others must say who came. */
export async function requireNamelessAllowed(
  tx: Transaction,
  { account, reserve_id, child_ids }: Pick<HandOverInput, 'account' | 'reserve_id' | 'child_ids'>,
): Promise<void> {
  if (!isGuarded(await doorFactsOf(tx, reserve_id, child_ids))) return;
  if (!(await managesInPerson(tx, account.id))) throw new Refusal('hand_over_person_needed', { msg: namelessText });
}

/** What the door would say, changing nothing. */
export async function doorAnswer(
  db: Queryable,
  reserve_id: number,
  child_ids: readonly number[],
  who: AtTheDoor,
): Promise<DoorAnswer> {
  return askDoor(await doorFactsOf(db, reserve_id, child_ids), who);
}

/** A manager's own sign-in or PIN, with why and with the document that was seen. */
async function requireManager(tx: Transaction, input: HandOverInput, { person, refusal }: DoorAnswer): Promise<void> {
  if (person === null || refusal === null) return;
  const details = { refusal, name: person.name };
  const manages = await managesInPerson(tx, input.account.id);
  if (!manages || input.past_reason === null) {
    throw new Refusal('hand_over_refused', { msg: doorRefusalText(refusal, person.name), details });
  }
  const missing = [
    ...(input.past_reason.trim() === '' ? ['past_reason'] : []),
    ...(input.document === null ? ['document'] : []),
  ];
  if (missing.length > 0) throw new Refusal('hand_over_reason_needed', { fields: missing, details });
}

/** A name near a barred one, or that of a relative who was taken off, goes only with a document that was entered. */
function requireAnswers(input: HandOverInput, { person, doubts: warnings }: DoorAnswer): void {
  const open = warnings.filter(
    (warning) => !input.accepted.includes(warning) || (needsDocument(warning) && input.document === null),
  );
  if (person === null || open.length === 0) return;
  throw new Refusal('attendance_doubt', { msg: doorWarningText(open, person.name), details: { doubts: open } });
}

async function writePastRefusal(
  tx: Transaction,
  input: HandOverInput,
  { name, refusal, happened }: { name: string; refusal: DoorRefusal; happened: boolean },
): Promise<void> {
  const { branch_id, reserve_id, child_ids, document } = input;
  const { byManager, withoutConnection } = handedHow.code;
  const [first] = await insertHandOverExceptions(tx, {
    ...{ branch_id, reserve_id, child_ids, document, name, refusal },
    how: happened ? withoutConnection : byManager,
    reason: input.past_reason?.trim() ?? '',
    account_id: input.account.id,
    happened_at: input.at,
  });
  if (happened && first !== undefined) await notifyOfRefusedHandOver(tx, { id: first, branch_id, reserve_id });
}
