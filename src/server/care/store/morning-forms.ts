import { type MorningAnswer, morningAnswer } from '../../../domain/care/morning/morning-codes.ts';
import type { TokyoDate } from '../../../domain/time.ts';
import type { Queryable, Transaction } from '../../postgres/database.ts';

/** What a family answers about one child; the columns' names. */
export interface MorningEntry {
  child_id: number;
  temperature: number;
  usual_temperature: number | null;
  symptoms: readonly number[];
  loose_stools: number;
  vomits: number;
  recent_fever_flag: boolean;
  antipyretic_flag: boolean;
  seizure_medicine_flag: boolean;
  contact_flag: boolean;
  infection_id: number | null;
  onset_date: TokyoDate | null;
  eased_date: TokyoDate | null;
  meal: number;
  meal_time: string | null;
  meal_words: string;
  sleep: number;
  medicine_flag: boolean;
  words: string;
}

export interface MorningFormRow extends MorningEntry {
  id: number;
  reserve_id: number;
  branch_id: number;
  date: TokyoDate;
  reasons: readonly number[];
  asked_at: Date | null;
  staff_answer: MorningAnswer | null;
  version: number;
}

const columns = `id, reserve_id, child_id, branch_id, date, temperature::float8 as temperature,
  usual_temperature::float8 as usual_temperature, symptoms, loose_stools, vomits, recent_fever_flag, antipyretic_flag,
  seizure_medicine_flag, contact_flag, infection_id, onset_date, eased_date, meal, to_char(meal_time, 'HH24:MI') as meal_time,
  meal_words, sleep, medicine_flag, words, reasons, asked_at, staff_answer, version`;

/** The forms of a stay on its day. */
export async function morningFormsOf(
  db: Queryable,
  { id, reserve_date }: { id: number; reserve_date: TokyoDate },
): Promise<MorningFormRow[]> {
  const { rows } = await db.query<MorningFormRow>(
    `select ${columns} from morning_forms where reserve_id = $1 and date = $2 order by child_id`,
    [id, reserve_date],
  );
  return rows;
}

export async function lockMorningForm(tx: Transaction, id: number): Promise<MorningFormRow | null> {
  const { rows } = await tx.query<MorningFormRow>(`select ${columns} from morning_forms where id = $1 for update`, [
    id,
  ]);
  return rows[0] ?? null;
}

/** A changed answer is a new question: what staff said to the old one no longer holds. */
export async function writeMorningForm(
  tx: Transaction,
  stay: { reserve_id: number; branch_id: number; date: TokyoDate; family_member_id: number },
  entry: MorningEntry,
  reasons: readonly number[],
): Promise<void> {
  await tx.query(
    `insert into morning_forms (reserve_id, branch_id, date, family_member_id, child_id, temperature, usual_temperature,
       symptoms, loose_stools, vomits, recent_fever_flag, antipyretic_flag, seizure_medicine_flag, contact_flag, infection_id,
       onset_date, eased_date, meal, meal_time, meal_words, sleep, medicine_flag, words, reasons)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24)
     on conflict (reserve_id, child_id, date) do update set branch_id = excluded.branch_id,
       family_member_id = excluded.family_member_id, temperature = excluded.temperature,
       usual_temperature = excluded.usual_temperature, symptoms = excluded.symptoms, loose_stools = excluded.loose_stools,
       vomits = excluded.vomits, recent_fever_flag = excluded.recent_fever_flag,
       antipyretic_flag = excluded.antipyretic_flag, seizure_medicine_flag = excluded.seizure_medicine_flag,
       contact_flag = excluded.contact_flag, infection_id = excluded.infection_id, onset_date = excluded.onset_date, eased_date = excluded.eased_date,
       meal = excluded.meal, meal_time = excluded.meal_time, meal_words = excluded.meal_words, sleep = excluded.sleep,
       medicine_flag = excluded.medicine_flag, words = excluded.words, reasons = excluded.reasons, answered_at = app.now(),
       asked_at = null, staff_answer = null, staff_words = '', staff_answered_at = null, staff_account_id = null`,
    [
      stay.reserve_id,
      stay.branch_id,
      stay.date,
      stay.family_member_id,
      entry.child_id,
      entry.temperature,
      entry.usual_temperature,
      JSON.stringify(entry.symptoms),
      entry.loose_stools,
      entry.vomits,
      entry.recent_fever_flag,
      entry.antipyretic_flag,
      entry.seizure_medicine_flag,
      entry.contact_flag,
      entry.infection_id,
      entry.onset_date,
      entry.eased_date,
      entry.meal,
      entry.meal_time,
      entry.meal_words,
      entry.sleep,
      entry.medicine_flag,
      entry.words,
      JSON.stringify(reasons),
    ],
  );
}

export async function writeAsked(tx: Transaction, ids: readonly number[]): Promise<void> {
  await tx.query('update morning_forms set asked_at = app.now() where id = any ($1) and asked_at is null', [ids]);
}

export async function writeStaffAnswer(
  tx: Transaction,
  id: number,
  answer: { staff_answer: MorningAnswer; staff_words: string; account_id: number },
): Promise<void> {
  await tx.query(
    `update morning_forms set staff_answer = $2, staff_words = $3, staff_account_id = $4, staff_answered_at = app.now()
     where id = $1`,
    [id, answer.staff_answer, answer.staff_words, answer.account_id],
  );
}

/** Stores the child's usual temperature in the health card, unless it has one already. */
export async function storeUsualTemperature(tx: Transaction, child_id: number, degrees: number): Promise<void> {
  await tx.query(
    'update child_essentials set usual_temperature = $2 where child_id = $1 and usual_temperature is null',
    [child_id, degrees],
  );
}

export async function infectionsOn(db: Queryable, day: TokyoDate): Promise<number[]> {
  const { rows } = await db.query<{ id: number }>(
    'select id from infections where app.has_begun(adaptation_date, $1) and coalesce(end_date >= $1, true)',
    [day],
  );
  return rows.map(({ id }) => id);
}

export async function writePickUp(
  tx: Transaction,
  reserve_id: number,
  { name, tel }: { name: string; tel: string },
): Promise<void> {
  await tx.query('update reserves set pick_up_name = $2, pick_up_tel = $3 where id = $1', [reserve_id, name, tel]);
}

/** One of these children is unwell by its form, and the branch has not said that it may come. */
export async function waitsForAnswer(
  db: Queryable,
  { id, reserve_date }: { id: number; reserve_date: TokyoDate },
  child_ids: readonly number[],
): Promise<boolean> {
  const { rowCount } = await db.query(
    `select from morning_forms where reserve_id = $1 and date = $2 and child_id = any ($3) and reasons <> '[]'
       and staff_answer is distinct from ${morningAnswer.code.come}`,
    [id, reserve_date, child_ids],
  );
  return (rowCount ?? 0) > 0;
}
