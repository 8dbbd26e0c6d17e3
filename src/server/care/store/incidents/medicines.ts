import { doseStatus } from '../../../../domain/care/incident-codes.ts';
import type { Transaction } from '../../../postgres/database.ts';

const { toCheck, checked, given, notGiven, wrong } = doseStatus.code;

/** Whether the child is one of the reserve's, which has not been called off. */
export async function childComesWith(tx: Transaction, reserve_id: number, child_id: number): Promise<boolean> {
  const { rowCount } = await tx.query('select from reserve_details where reserve_id = $1 and child_id = $2 and live', [
    reserve_id,
    child_id,
  ]);
  return rowCount === 1;
}

export interface MedicineRequest {
  id: number;
  branch_id: number;
  withdrawn: boolean;
}

/** Locked, so that two presses on two tablets come one after the other. */
export async function lockMedicineRequest(tx: Transaction, id: number): Promise<MedicineRequest | null> {
  const { rows } = await tx.query<MedicineRequest>(
    'select id, branch_id, withdrawn_at is not null as withdrawn from medicine_requests where id = $1 for update',
    [id],
  );
  return rows[0] ?? null;
}

export async function medicineByKey(tx: Transaction, idempotency_key: string): Promise<number> {
  const { rows } = await tx.query<{ id: number }>('select id from medicine_requests where idempotency_key = $1', [
    idempotency_key,
  ]);
  return rows[0]?.id ?? 0;
}

/** A dose that was begun and not sent back. */
export async function openDose(tx: Transaction, medicine_request_id: number): Promise<boolean> {
  const { rowCount } = await tx.query(
    `select from medicine_doses where medicine_request_id = $1 and status <> ${wrong}`,
    [medicine_request_id],
  );
  return rowCount !== 0;
}

export async function withdrawMedicine(
  tx: Transaction,
  row: { id: number; account_id: number; reason: string },
): Promise<void> {
  await tx.query(
    `update medicine_requests set withdrawn_at = app.now(), withdrawn_account_id = $2, withdrawn_reason = $3
     where id = $1`,
    [row.id, row.account_id, row.reason],
  );
}

export async function insertDose(
  tx: Transaction,
  row: { branch_id: number; medicine_request_id: number; account_id: number },
): Promise<number> {
  const { rows } = await tx.query<{ id: number }>(
    `insert into medicine_doses (branch_id, medicine_request_id, prepared_account_id) values ($1, $2, $3) returning id`,
    [row.branch_id, row.medicine_request_id, row.account_id],
  );
  return (rows[0] as { id: number }).id;
}

export interface MedicineDose {
  id: number;
  branch_id: number;
  status: number;
  prepared_account_id: number;
}

export async function lockDose(tx: Transaction, id: number): Promise<MedicineDose | null> {
  const { rows } = await tx.query<MedicineDose>(
    'select id, branch_id, status, prepared_account_id from medicine_doses where id = $1 for update',
    [id],
  );
  return rows[0] ?? null;
}

export async function checkDose(
  tx: Transaction,
  row: { id: number; account_id: number; wrong: string },
): Promise<void> {
  await tx.query(
    `update medicine_doses set status = case when $3 = '' then ${checked} else ${wrong} end,
       checked_account_id = $2, checked_at = app.now(), note = $3 where id = $1 and status = ${toCheck}`,
    [row.id, row.account_id, row.wrong],
  );
}

export async function giveDose(
  tx: Transaction,
  row: { id: number; account_id: number; given_flag: boolean; note: string },
): Promise<void> {
  await tx.query(
    `update medicine_doses set status = case when $3 then ${given} else ${notGiven} end,
       given_account_id = $2, given_at = app.now(), note = $4 where id = $1 and status = ${checked}`,
    [row.id, row.account_id, row.given_flag, row.note],
  );
}
