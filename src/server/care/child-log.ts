import { Refusal } from '../../contract/refusal.ts';
import type { FeedingWarning } from '../../domain/care/kitchen.ts';
import { childLogKind } from '../../domain/care/log-codes.ts';
import { tokyoDateOf } from '../../domain/time.ts';
import { mayActIn } from '../auth/branch-access.ts';
import { lockUnusedFile } from '../files/store/files.ts';
import type { Transaction } from '../postgres/database.ts';
import { refuseOtherContent } from '../same-content.ts';
import type { Acting } from '../store/audit.ts';
import { insertKeyed } from '../store/keyed-insert.ts';
import { auditLateEntry, type CareAct, careMoment, proofOf } from './care-moment.ts';
import { requireFeedingAccepted } from './feeding.ts';
import {
  copyPhotoEntry,
  lockStayOfChild,
  loggedContent,
  type NewChildLog,
  photoConsents,
  type StayOfChild,
} from './store/child-logs.ts';

interface WrittenLog extends CareAct {
  /** A yes to what the child is fed is recorded as the kitchen's confirmation. */
  account: Acting<'staffConfirmMeal'>;
  reserve_id: number;
  child_id: number;
  values: Omit<NewChildLog, 'file_id'>;
  file_key: string | undefined;
  /** The other children on a picture. */
  also_shown?: readonly { reserve_id: number; child_id: number }[] | undefined;
  /** What the person was asked about before the child was fed, and said yes to. */
  accepted?: readonly FeedingWarning[] | undefined;
  /** One press wrote the same for several children. */
  together?: true | undefined;
  idempotency_key: string;
  content_hash: string;
}

/** The stay of a child at a branch of the account; every other one does not exist for the asker. */
export async function openStay(
  tx: Transaction,
  act: CareAct & { reserve_id: number; child_id: number },
): Promise<StayOfChild> {
  const stay = await lockStayOfChild(tx, act.reserve_id, act.child_id);
  if (stay === null || !mayActIn(act.account, stay.branch_id)) throw new Refusal('not_found');
  return stay;
}

/** One entry of a child's log. The same one sent again changes nothing. */
export async function writeChildLog(tx: Transaction, act: WrittenLog): Promise<void> {
  const stay = await openStay(tx, act);
  const known = await loggedContent(tx, act.idempotency_key);
  if (known !== undefined) return refuseOtherContent(known, act.content_hash);
  const moment = await careMoment(tx, act, stay);
  const others = await othersShown(tx, stay, act);
  const file_id = await photoOf(tx, stay, others, act);
  const { branch_id, reserve_id, child_id } = stay;
  const { accepted = [], values, together } = act;
  const account = act.account.as('staffConfirmMeal');
  const fed = { account, branch_id, reserve_id, child_id, kind: values.kind, accepted, together };
  await requireFeedingAccepted(tx, { ...fed, day: tokyoDateOf(stay.arrived_datetime) });
  const { happened_at, late_flag, reason } = moment;
  const entry = await insertKeyed(tx, 'child_logs', {
    ...{ branch_id, reserve_id, child_id, happened_at, late_flag, reason },
    ...given({ ...act.values, file_id }),
    ...{ account_id: act.account.id, written_at: act.now, proof: proofOf(act) },
    ...{ idempotency_key: act.idempotency_key, content_hash: act.content_hash },
  });
  if (entry.id === null) return refuseOtherContent(entry.content_hash, act.content_hash);
  for (const other of others) await copyPhotoEntry(tx, entry.id, other);
  await auditLateEntry(tx, act, stay, { record: 'child_logs', id: entry.id, moment });
}

const given = (values: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

/** The stays of the other children on a picture: at the same branch, at the same moment. */
async function othersShown(tx: Transaction, stay: StayOfChild, act: WrittenLog): Promise<StayOfChild[]> {
  const named = new Map((act.also_shown ?? []).map((other) => [other.child_id, other]));
  named.delete(stay.child_id);
  const others: StayOfChild[] = [];
  for (const other of named.values()) {
    const theirs = await openStay(tx, { ...act, ...other });
    if (theirs.branch_id !== stay.branch_id) throw new Refusal('not_found');
    await careMoment(tx, act, theirs);
    others.push(theirs);
  }
  return others;
}

/** The uploaded picture of children whose families allow it (app.photo_families says the same when it is looked at). */
async function photoOf(
  tx: Transaction,
  { branch_id, child_id }: StayOfChild,
  others: readonly StayOfChild[],
  { values, file_key }: WrittenLog,
) {
  if (values.kind !== childLogKind.code.photo || file_key === undefined) return undefined;
  const consents = await photoConsents(tx, [child_id, ...others.map((other) => other.child_id)]);
  if (consents.some(({ own_photos_flag }) => !own_photos_flag)) throw new Refusal('photo_consent_missing');
  const families = new Set(consents.map(({ customer_id }) => customer_id));
  if (families.size > 1 && consents.some(({ shared_photos_flag }) => !shared_photos_flag)) {
    throw new Refusal('shared_photo_consent_missing');
  }
  const file = await lockUnusedFile(tx, file_key);
  if (file === null || file.purpose !== 'child_photo' || file.branch_id !== branch_id) throw new Refusal('not_found');
  return file.id;
}
