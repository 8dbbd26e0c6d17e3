import { refuse } from '../../../contract/errors.ts';
import {
  childrenFromForm,
  futureBirthDates,
  type MealsOfChild,
  mealsFromForm,
  reserveFromForm,
} from '../../../contract/form-mapping.ts';
import { Refusal } from '../../../contract/refusal.ts';
import { registrationStatus } from '../../../domain/codes.ts';
import { tokyoDateOf } from '../../../domain/time.ts';
import { refuseOtherPersons } from '../../callable/account-guards.ts';
import { type FunctionContext, type InputOf, implement } from '../../callable/context.ts';
import { agreedConsents } from '../../company/consents.ts';
import { customerByUid, emailIsTaken } from '../../membership/store/customers.ts';
import {
  insertChildren,
  insertConsents,
  insertCustomer,
  type NewCustomer,
  reserveOfRegistration,
  unknownPlaces,
} from '../../membership/store/registering.ts';
import { notify } from '../../notifying/notify.ts';
import { violatedConstraint } from '../../postgres/database.ts';
import { enqueue } from '../../queue/enqueue.ts';
import { contentHash, refuseOtherContent } from '../../same-content.ts';
import { withAlternatives } from '../alternatives.ts';
import { reserveSeats } from '../reserve-seats.ts';

type Form = InputOf<'createReservesCustomer'>;
type Context = FunctionContext<'signed_in'>;

/**
 * SPEC §7, variant B: customer (registration_status 2), children, consents and the reserve for all of these children in
 * one transaction, so that a refused seat leaves no customer behind. The seat is held until card_due_datetime.
 */
export const createReservesCustomer = implement('createReservesCustomer', async (context, form) => {
  const { clock, database, uid } = context;
  if ((await database.read(clock.now(), (db) => customerByUid(db, uid))) !== null) return sameAsBefore(context, form);
  await refuseOtherPersons(context, 'already_registered');
  const now = clock.now();
  const default_branch_id = form.default_branch_id ?? form.branch_id;
  const consents = await agreedConsents(context, form.consents);
  await checkForm(context, form, default_branch_id, tokyoDateOf(now));
  const children = childrenFromForm(form);
  const mealsByPlace = mealsFromForm(form);
  const asked = {
    by: 'registration' as const,
    now,
    branchId: form.branch_id,
    reserve: reserveFromForm(form),
    quotedAmount: form.quoted_amount,
    idempotencyKey: form.idempotency_key,
    contentHash: contentHash(form),
    birthDateFields: children.map(({ form_key }) => `${form_key}.date_of_birth`),
  };
  try {
    // Anyone who looks for free times elsewhere only counts the children; they have no ids before the transaction.
    const counted = { ...asked, childIds: children.map((_, index) => index) };
    return await withAlternatives(database, counted, async (tx) => {
      const customer_id = await insertCustomer(tx, customerColumns(uid, form, default_branch_id));
      const child_ids = await insertChildren(tx, customer_id, children);
      await insertConsents(tx, customer_id, consents);
      await notify(tx, { customer_id, kind: 'welcome', data: { detailsPending: true } });
      await enqueue(tx, 'sendVerificationMail', { customer_id });
      // The form knows the children by their places.
      const meals: MealsOfChild = (child) => mealsByPlace(child_ids.indexOf(child) + 1);
      const reserved = await reserveSeats(tx, { ...asked, customerId: customer_id, childIds: child_ids, meals });
      return { status: 'OK' as const, ...reserved, customer_id };
    });
  } catch (error) {
    const constraint = violatedConstraint(error);
    if (constraint === 'customers_email_of_the_living') return refuse('email_taken', { fields: ['email'] });
    if (constraint === 'customers_uid_key') return sameAsBefore(context, form);
    throw error;
  }
});

/** The same confirm again (double click, lost answer) gets the first one's answer. */
async function sameAsBefore({ clock, database, uid }: Context, form: Form) {
  const earlier = await database.read(clock.now(), (db) => reserveOfRegistration(db, uid, form.idempotency_key));
  if (earlier === null) return refuse('already_registered');
  const { content_hash, ...answer } = earlier;
  refuseOtherContent(content_hash, contentHash(form));
  return { status: 'OK' as const, ...answer, card_due_datetime: earlier.card_due_datetime?.toISOString() ?? null };
}

async function checkForm({ clock, database, uid }: Context, form: Form, default_branch_id: number, today: string) {
  const fields = [
    ...futureBirthDates(form, today),
    ...(await database.read(clock.now(), (db) => unknownPlaces(db, { default_branch_id }))),
  ];
  if (fields.length > 0) throw new Refusal('input_error', { fields });
  if (await database.read(clock.now(), (db) => emailIsTaken(db, form.email, uid)))
    throw new Refusal('email_taken', { fields: ['email'] });
}

function customerColumns(uid: string, form: Form, default_branch_id: number): NewCustomer {
  const { name, name_kana, gender, date_of_birth, tel, email, emergency_contact_name, emergency_contact_tel } = form;
  const contact = { name, name_kana, gender, date_of_birth, tel, email, emergency_contact_name, emergency_contact_tel };
  return { uid, ...contact, default_branch_id, registration_status: registrationStatus.code.detailsPending };
}
