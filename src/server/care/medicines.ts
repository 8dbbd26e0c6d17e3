import { Refusal } from '../../contract/refusal.ts';
import { doseStatus, medicineKind } from '../../domain/care/incident-codes.ts';
import { instantOf, minuteOf, tokyoDateOf } from '../../domain/time.ts';
import { mayActIn } from '../auth/branch-access.ts';
import type { Account } from '../auth/store/accounts.ts';
import type { Transaction } from '../postgres/database.ts';
import { readReserve } from '../reserves/store/reserves.ts';
import { contentHash, refuseOtherContent } from '../same-content.ts';
import { type Acting, writeAudit } from '../store/audit.ts';
import { insertKeyed } from '../store/keyed-insert.ts';
import {
  childComesWith,
  lockDose,
  lockMedicineRequest,
  type MedicineDose,
  type MedicineRequest,
  medicineByKey,
} from './store/incidents/medicines.ts';

type Flag = 0 | 1;
type Payload = {
  reserve_id: number;
  child_id: number;
  hospital: string;
  doctor: string;
  illness: string;
  drug_name: string;
  kind: number;
  dose: string;
  timing: number;
  due_time: string;
  storage: number;
  last_dose_at: string | null;
  how_taken: string;
  guardian_name: string;
  prescribed_flag: Flag;
  taken_before_flag: Flag;
  labelled_flag: Flag;
  sheet_seen_flag: Flag;
  handed_over_flag: Flag;
  instruction_flag: Flag;
  as_needed_flag: Flag;
  idempotency_key: string;
};

/** The house's rules, in the order one would explain them at the desk. */
function refuseUnacceptable(input: Payload): void {
  if (input.prescribed_flag === 0) throw new Refusal('medicine_not_prescribed', { fields: ['prescribed_flag'] });
  if (input.taken_before_flag === 0) throw new Refusal('medicine_first_dose', { fields: ['taken_before_flag'] });
  if (input.as_needed_flag === 1) throw new Refusal('medicine_as_needed', { fields: ['as_needed_flag'] });
  if (input.labelled_flag === 0 || input.sheet_seen_flag === 0 || input.handed_over_flag === 0) {
    throw new Refusal('medicine_not_ready');
  }
  if (input.kind === medicineKind.code.suppository && input.instruction_flag === 0) {
    throw new Refusal('medicine_instruction_missing', { fields: ['instruction_flag'] });
  }
}

/** One dose taken from the family's hands, for a child that comes with the reserve. */
export async function receiveMedicine(tx: Transaction, account: Acting, input: Payload): Promise<number> {
  const reserve = await readReserve(tx, input.reserve_id);
  if (reserve === null || !mayActIn(account, reserve.branch_id)) throw new Refusal('not_found');
  if (!(await childComesWith(tx, input.reserve_id, input.child_id))) throw new Refusal('medicine_not_here');
  refuseUnacceptable(input);
  const { due_time, as_needed_flag: _, ...notice } = input;
  const flags = Object.fromEntries(
    Object.entries(notice).map(([name, value]) => [name, name.endsWith('_flag') ? value === 1 : value]),
  );
  const { branch_id } = reserve;
  const content_hash = contentHash(input);
  const row = {
    ...flags,
    branch_id,
    due_at: instantOf(tokyoDateOf(reserve.start_datetime), minuteOf(due_time)),
    account_id: account.id,
    idempotency_key: input.idempotency_key,
    content_hash,
  };
  const written = await insertKeyed(tx, 'medicine_requests', row);
  if (written.id === null) {
    refuseOtherContent(written.content_hash, content_hash);
    return medicineByKey(tx, input.idempotency_key);
  }
  await auditMedicine(tx, account, { branch_id, id: written.id });
  return written.id;
}

/** The request, locked, unless it was withdrawn; another branch's does not exist. */
export async function standingRequest(tx: Transaction, account: Account, id: number): Promise<MedicineRequest> {
  const request = await lockMedicineRequest(tx, id);
  if (request === null || !mayActIn(account, request.branch_id)) throw new Refusal('not_found');
  if (request.withdrawn) throw new Refusal('medicine_withdrawn');
  return request;
}

export async function ownDose(tx: Transaction, account: Account, id: number): Promise<MedicineDose> {
  const dose = await lockDose(tx, id);
  if (dose === null || !mayActIn(account, dose.branch_id)) throw new Refusal('not_found');
  return dose;
}

/** Two pairs of eyes: the person who prepared it cannot be the second. */
export function requireSecondPerson(dose: MedicineDose, account: Account): void {
  if (dose.status !== doseStatus.code.toCheck) throw new Refusal('dose_under_way');
  if (dose.prepared_account_id === account.id) throw new Refusal('dose_check_by_another');
}

/** Illness and drug stay with the request, which is deleted after some months; the log is permanent. */
export async function auditMedicine(
  tx: Transaction,
  account: Acting,
  act: { branch_id: number; id: number; after?: object; table_name?: 'medicine_doses' },
): Promise<void> {
  const { branch_id, id, after = {}, table_name = 'medicine_requests' } = act;
  await writeAudit(tx, { account, branch_id, table_name }, id, null, after);
}
