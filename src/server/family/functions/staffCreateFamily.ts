import {
  childrenFromForm,
  futureBirthDates,
  type MealsOfChild,
  mealsFromForm,
  reserveFromForm,
} from '../../../contract/form-mapping.ts';
import { registrationStatus } from '../../../domain/codes.ts';
import { tokyoDateOf } from '../../../domain/time.ts';
import { isManager, requireBranch } from '../../auth/branch-access.ts';
import { endFamilyLinks } from '../../auth/store/family-links.ts';
import { newUid } from '../../auth/store/secrets.ts';
import { staffSees } from '../../auth/store/staff-sight.ts';
import {
  CallableError,
  type FunctionContext,
  type InputOf,
  implement,
  Refusal,
  refuse,
} from '../../callable/context.ts';
import { saveFirstAllergies } from '../../care/child-health.ts';
import { fromStaff } from '../../care/store/child-health.ts';
import { requireReadConsent } from '../../membership/read-consent.ts';
import { emailIsTaken } from '../../membership/store/customers.ts';
import {
  customersByTel,
  type DeskFamilyTaken,
  deskFamilyByKey,
  noteDeskFamily,
  noteReadConsent,
} from '../../membership/store/desk-families.ts';
import { insertChildren, insertCustomer } from '../../membership/store/registering.ts';
import { type Transaction, violatedConstraint } from '../../postgres/database.ts';
import { enqueue } from '../../queue/enqueue.ts';
import { withAlternatives } from '../../reserves/alternatives.ts';
import { reserveSeats } from '../../reserves/reserve-seats.ts';
import { contentHash, refuseOtherContent } from '../../same-content.ts';
import { cardSeal } from '../../sealed-card.ts';
import { type Acting, rowOf, writeAudit } from '../../store/audit.ts';
import { countFamilySearch, deskLink } from '../desk-families.ts';

type Form = InputOf<'staffCreateFamily'>;
type Context = FunctionContext<'staff'>;

/**
 * A new family, at the desk or on the telephone: as variant B (registration_status 2), but without a sign-in. It gets one
 * by using its link, where it also agrees to the documents and gives address and card.
 */
export const staffCreateFamily = implement('staffCreateFamily', async (context, form, acting) => {
  const { account, clock, database } = context;
  const { branch_id, override_reason, idempotency_key } = form;
  requireBranch(account, branch_id);
  if (override_reason !== '' && !isManager(account)) throw new CallableError('PERMISSION_DENIED');
  requireReadConsent(form.consent);
  const now = clock.now();
  const earlier = await database.read(now, (db) => deskFamilyByKey(db, idempotency_key));
  if (earlier !== null) return sameAsBefore(context, form, earlier);
  await checkFamily(context, form);
  const children = childrenFromForm(form);
  const mealsByPlace = mealsFromForm(form);
  const content_hash = contentHash(form);
  const asked = {
    by: 'desk' as const,
    now,
    branchId: branch_id,
    reserve: reserveFromForm(form),
    idempotencyKey: idempotency_key,
    contentHash: content_hash,
    birthDateFields: children.map(({ form_key }) => `${form_key}.date_of_birth`),
    staff: { overrideReason: override_reason },
  };
  const counted = { ...asked, childIds: children.map((_, index) => index) };
  try {
    return await withAlternatives(database, counted, async (tx) => {
      const customer_id = await insertCustomer(tx, columnsOf(form));
      await noteDeskFamily(tx, { customer_id, branch_id, account_id: account.id, idempotency_key, content_hash });
      await noteReadConsent(tx, { customer_id, ...form.consent, account_id: account.id });
      const child_ids = await insertChildren(tx, customer_id, children);
      for (const { place, ...answer } of form.allergy_answers ?? []) {
        const child_id = child_ids[place - 1];
        if (child_id === undefined) throw new Refusal('input_error', { fields: ['allergy_answers'] });
        const said = { ...answer, child_id };
        await saveFirstAllergies(tx, now, said, fromStaff(account.id), cardSeal(context.config));
      }
      const meals: MealsOfChild = (child) => mealsByPlace(child_ids.indexOf(child) + 1);
      const reserved = await reserveSeats(tx, { ...asked, customerId: customer_id, childIds: child_ids, meals });
      await record(tx, acting, form, { customer_id, reserve_id: reserved.reserve_id });
      const link = await linkOf(tx, context, form, customer_id);
      return { status: 'OK' as const, ...reserved, customer_id, ...link };
    });
  } catch (error) {
    const constraint = violatedConstraint(error);
    if (constraint === 'customers_email_of_the_living') return refuse('email_taken', { fields: ['email'] });
    if (constraint !== 'desk_families_idempotency_key_key') throw error;
    const first = await database.read(now, (db) => deskFamilyByKey(db, idempotency_key));
    if (first === null) throw error;
    return sameAsBefore(context, form, first);
  }
});

async function linkOf(tx: Transaction, context: Context, { email }: Form, customer_id: number) {
  if (email !== null) await enqueue(tx, 'sendFamilyLink', { customer_id });
  return { ...(await deskLink(tx, context, customer_id)), mail_flag: email !== null };
}

/** A lost answer: the same family and reserve; the link could not be read back, so there is a new one. */
async function sameAsBefore(context: Context, form: Form, earlier: DeskFamilyTaken) {
  const { clock, database } = context;
  const { content_hash, ...answer } = earlier;
  refuseOtherContent(content_hash, contentHash(form));
  const { customer_id } = answer;
  const link = await database.transaction(clock.now(), async (tx) => {
    await endFamilyLinks(tx, customer_id);
    return linkOf(tx, context, form, customer_id);
  });
  const card_due_datetime = earlier.card_due_datetime?.toISOString() ?? null;
  return { status: 'OK' as const, ...answer, card_due_datetime, ...link };
}

async function checkFamily(context: Context, form: Form): Promise<void> {
  const { clock, database } = context;
  const now = clock.now();
  const wrong = futureBirthDates({ ...form, date_of_birth: null }, tokyoDateOf(now));
  if (wrong.length > 0) throw new Refusal('input_error', { fields: wrong });
  const { email, tel } = form;
  if (email !== null && (await database.read(now, (db) => emailIsTaken(db, email, null)))) {
    await countFamilySearch(context);
    throw new Refusal('email_taken', { fields: ['email'] });
  }
  if (form.same_tel_flag === 1) return;
  const families = await database.read(now, (db) => customersByTel(db, tel));
  if (families.length === 0) return;
  const seen: number[] = [];
  for (const id of families) if (await staffSees(database, now, context, 'customers', id)) seen.push(id);
  // A family of another branch: only its existence is revealed.
  if (seen.length === 0) await countFamilySearch(context);
  throw new Refusal('family_tel_taken', { fields: ['tel'], details: { customer_ids: seen } });
}

function columnsOf(form: Form) {
  const { name, name_kana, tel, email, emergency_contact_name, emergency_contact_tel, branch_id } = form;
  return {
    uid: newUid(),
    ...{ name, name_kana, tel, email, emergency_contact_name, emergency_contact_tel },
    gender: null,
    date_of_birth: null,
    default_branch_id: branch_id,
    registration_status: registrationStatus.code.detailsPending,
  };
}

async function record(
  tx: Transaction,
  acting: Acting<'staffCreateReserve'>,
  { branch_id, override_reason }: Form,
  made: { customer_id: number; reserve_id: number },
): Promise<void> {
  const who = { account: acting, branch_id };
  const family = await rowOf(tx, 'customers', made.customer_id);
  await writeAudit(tx, { ...who, table_name: 'customers' }, made.customer_id, null, family);
  const change = { account: acting.as('staffCreateReserve'), branch_id, table_name: 'reserves' } as const;
  const reserve = await rowOf(tx, 'reserves', made.reserve_id);
  await writeAudit(tx, { ...change, reason: override_reason }, made.reserve_id, null, reserve);
}
