import { allergyAnswer, allergySource } from '../../../domain/care/care-codes.ts';
import type { KnownAllergy } from '../../../domain/care/child-health.ts';
import { type CardTexts, cardTextsOf, emptyCardTexts } from '../../../domain/care/health-card.ts';
import type { TokyoDate } from '../../../domain/time.ts';
import type { Queryable, Transaction } from '../../postgres/database.ts';
import type { CardSeal } from '../../sealed-card.ts';

/** One allergy as it is written; the columns' names. */
export interface AllergyEntry {
  allergen_id: number | null;
  other_name: string;
  severity: number;
  reaction: string;
  epipen_flag: boolean;
}

export interface ChildEssentials extends CardTexts {
  allergy_answer: number;
  diet_stage: number | null;
  milk: string;
  foods_to_avoid: string;
  usual_temperature: number | null;
  own_photos_flag: boolean;
  shared_photos_flag: boolean;
}

export interface ChildHealth extends ChildEssentials {
  version: number;
  photos_answered_at: Date | null;
  allergies: (AllergyEntry & KnownAllergy & { id: number })[];
}

/** Who tells: the family itself, or staff who wrote down what it said. */
export interface HealthSource {
  told_by: number;
  account_id: number | null;
  family_member_id: number | null;
}

const unanswered: Omit<ChildHealth, 'allergies'> = {
  allergy_answer: allergyAnswer.code.notAsked,
  diet_stage: null,
  milk: '',
  foods_to_avoid: '',
  usual_temperature: null,
  ...emptyCardTexts,
  own_photos_flag: false,
  shared_photos_flag: false,
  photos_answered_at: null,
  version: 0,
};

/** The child's family; locks the child's health against concurrent writes. */
export async function lockChildOfFamily(
  tx: Transaction,
  child_id: number,
): Promise<{ customer_id: number; disable: boolean } | null> {
  const { rows } = await tx.query<{ customer_id: number; disable: boolean }>(
    'select customer_id, disable from children where id = $1 for no key update',
    [child_id],
  );
  return rows[0] ?? null;
}

/** What is known now; version 0 if never answered. */
export async function childHealthOf(db: Queryable, child_id: number, seal: CardSeal): Promise<ChildHealth> {
  const { rows } = await db.query<Omit<ChildHealth, 'allergies' | keyof CardTexts> & SealedTexts>(
    `select allergy_answer, diet_stage, milk, foods_to_avoid, usual_temperature::float8 as usual_temperature,
       medical_history, family_doctor, sealed_card, own_photos_flag, shared_photos_flag, photos_answered_at, version
     from child_essentials where child_id = $1`,
    [child_id],
  );
  const { rows: allergies } = await db.query<ChildHealth['allergies'][number]>(
    `select c.id, c.allergen_id, c.other_name, c.severity, c.reaction, c.epipen_flag,
       case when a.id is not null then json_build_object('name', a.name) end as allergen
     from child_allergies c left join allergens a on a.id = c.allergen_id
     where c.child_id = $1 and c.ended_at is null order by c.id`,
    [child_id],
  );
  if (rows[0] === undefined) return { ...unanswered, allergies };
  const { sealed_card, ...row } = rows[0];
  return { ...row, ...openedTexts(child_id, { ...row, sealed_card }, seal), allergies };
}

/** The columns that hold a card's texts: the sealed one, and two from before it that are empty once it is written. */
export interface SealedTexts {
  medical_history: string;
  family_doctor: string;
  sealed_card: Buffer | null;
}

export function openedTexts(child_id: number, row: SealedTexts, seal: CardSeal): CardTexts {
  return cardTextsOf(row.sealed_card === null ? row : seal.open(child_id, row.sealed_card));
}

/** What labels name on that day, and what this child's open entries name since earlier. */
export async function namableAllergens(
  db: Queryable,
  day: TokyoDate,
  child_id: number,
): Promise<{ id: number; name: string }[]> {
  const { rows } = await db.query<{ id: number; name: string }>(
    `select id, name from allergens where app.has_begun(adaptation_date, $1) and coalesce(end_date >= $1, true)
       or id in (select allergen_id from child_allergies where child_id = $2 and ended_at is null)`,
    [day, child_id],
  );
  return rows;
}

export async function hasAgreedToChildData(db: Queryable, customer_id: number, version: string): Promise<boolean> {
  const { rowCount } = await db.query(
    "select from customer_consents where customer_id = $1 and kind = 'child_data' and version >= $2",
    [customer_id, version],
  );
  return (rowCount ?? 0) > 0;
}

export async function writeEssentials(
  tx: Transaction,
  child_id: number,
  answer: ChildEssentials,
  photosAnswered: boolean,
  seal: CardSeal,
): Promise<number> {
  const { rows } = await tx.query<{ version: number }>(
    `insert into child_essentials as e (child_id, allergy_answer, allergy_answered_at, diet_stage, milk, foods_to_avoid,
       usual_temperature, sealed_card, own_photos_flag, shared_photos_flag, photos_answered_at)
     values ($1, $2, app.now(), $3, $4, $5, $6, $7, $8, $9, case when $10::boolean then app.now() end)
     on conflict (child_id) do update set allergy_answer = excluded.allergy_answer,
       allergy_answered_at = excluded.allergy_answered_at, diet_stage = excluded.diet_stage, milk = excluded.milk,
       foods_to_avoid = excluded.foods_to_avoid, usual_temperature = excluded.usual_temperature,
       sealed_card = excluded.sealed_card, medical_history = '', family_doctor = '',
       own_photos_flag = excluded.own_photos_flag, shared_photos_flag = excluded.shared_photos_flag,
       photos_answered_at = coalesce(excluded.photos_answered_at, e.photos_answered_at)
     returning version`,
    [
      child_id,
      answer.allergy_answer,
      answer.diet_stage,
      answer.milk,
      answer.foods_to_avoid,
      answer.usual_temperature,
      seal.seal(child_id, cardTextsOf(answer)),
      answer.own_photos_flag,
      answer.shared_photos_flag,
      photosAnswered,
    ],
  );
  return rows[0]?.version ?? 0;
}

/** What is no longer so stays with its end: a kitchen list of that day can be explained. */
export async function endAllergies(tx: Transaction, ids: readonly number[]): Promise<void> {
  await tx.query('update child_allergies set ended_at = app.now() where id = any ($1) and ended_at is null', [ids]);
}

export async function addAllergy(
  tx: Transaction,
  child_id: number,
  entry: AllergyEntry,
  { told_by, account_id }: HealthSource,
): Promise<void> {
  await tx.query(
    `insert into child_allergies (child_id, allergen_id, other_name, severity, reaction, epipen_flag, told_by, account_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      child_id,
      entry.allergen_id,
      entry.other_name,
      entry.severity,
      entry.reaction,
      entry.epipen_flag,
      told_by,
      account_id,
    ],
  );
}

export async function notePhotoAnswer(
  tx: Transaction,
  child_id: number,
  answer: Pick<ChildEssentials, 'own_photos_flag' | 'shared_photos_flag'>,
  { told_by, account_id }: HealthSource,
): Promise<void> {
  await tx.query(
    `insert into child_photo_answers (child_id, own_photos_flag, shared_photos_flag, told_by, account_id)
     values ($1, $2, $3, $4, $5)`,
    [child_id, answer.own_photos_flag, answer.shared_photos_flag, told_by, account_id],
  );
}

export const fromFamily = (family_member_id: number): HealthSource => ({
  told_by: allergySource.code.family,
  account_id: null,
  family_member_id,
});
export const fromStaff = (account_id: number): HealthSource => ({
  told_by: allergySource.code.staff,
  account_id,
  family_member_id: null,
});
