import { Refusal } from '../../contract/refusal.ts';
import { headCount } from '../../domain/attendance/emergency-words.ts';
import { mayActIn, requireBranch } from '../auth/branch-access.ts';
import type { Account } from '../auth/store/accounts.ts';
import { notify } from '../notifying/notify.ts';
import type { Transaction } from '../postgres/database.ts';
import { type Acting, audited, rowOf, writeAudit } from '../store/audit.ts';
import {
  type EmergencyRow,
  emergencyByKey,
  familiesOfEmergency,
  insertEmergency,
  lockEmergency,
  putPresentChildren,
  rollOf,
  writeFirstMessage,
} from './store/emergencies.ts';

type Declared = { emergency_id: number; children: number };

/** The roll is who is present at this moment. Families are not notified yet: the children are counted first. */
export async function declareEmergency(
  tx: Transaction,
  account: Acting,
  input: { branch_id: number; kind: number; place: string; idempotency_key: string },
): Promise<Declared> {
  requireBranch(account, input.branch_id);
  const id = await insertEmergency(tx, { ...input, account_id: account.id });
  if (id === null) {
    const before = await emergencyByKey(tx, input.idempotency_key);
    if (before === null || before.branch_id !== input.branch_id) throw new Refusal('emergency_goes_on');
    return { emergency_id: before.id, children: (await rollOf(tx, before.id)).length };
  }
  const children = await putPresentChildren(tx, id, input.branch_id);
  const record = {
    account,
    branch_id: input.branch_id,
    table_name: 'emergencies',
  } as const;
  await writeAudit(tx, record, id, null, await rowOf(tx, 'emergencies', id));
  return { emergency_id: id, children };
}

/** A message to the families, with the head count at this moment; sent once per key. */
export async function messageEmergency(
  tx: Transaction,
  account: Acting,
  input: { emergency_id: number; message: string; idempotency_key: string },
): Promise<number> {
  const emergency = await openEmergency(tx, account, input.emergency_id);
  const record = { account, branch_id: emergency.branch_id } as const;
  await writeAudit(tx, { ...record, table_name: 'emergencies', reason: input.message }, emergency.id, null, null);
  if (emergency.message === '') await writeFirstMessage(tx, emergency.id, input.message);
  return notifyFamilies(tx, emergency, input.message, input.idempotency_key);
}

/** The emergency while it goes on, locked; another branch's does not exist. */
export async function openEmergency(tx: Transaction, account: Account, id: number): Promise<EmergencyRow> {
  const emergency = await lockEmergency(tx, id);
  if (emergency === null || !mayActIn(account, emergency.branch_id)) throw new Refusal('not_found');
  if (emergency.ended) throw new Refusal('emergency_is_over');
  return emergency;
}

/** What waited for the connection was made since the emergency began, and not in the future. */
export function momentInEmergency(made_at: string | undefined, declared_at: Date, now: Date): Date {
  const made = made_at === undefined ? now.getTime() : new Date(made_at).getTime();
  return new Date(Math.min(Math.max(made, declared_at.getTime()), now.getTime()));
}

/** A change of an emergency or of its roll, in the audit log. */
export const auditedEmergency = <Result>(
  tx: Transaction,
  change: {
    account: Acting;
    branch_id: number;
    table_name: 'emergencies' | 'emergency_children';
    record_id: number;
    reason?: string;
  },
  work: () => Promise<Result>,
): Promise<Result> => audited(tx, change, work);

async function notifyFamilies(
  tx: Transaction,
  emergency: EmergencyRow,
  message: string,
  occurrence: string,
): Promise<number> {
  const families = await familiesOfEmergency(tx, emergency.id);
  const count = headCount(await rollOf(tx, emergency.id));
  for (const { customer_id, reserve_id } of families) {
    await notify(tx, {
      customer_id,
      reserve_id,
      kind: 'emergency',
      occurrence,
      data: { ...emergency, message, count },
    });
  }
  return families.length;
}
