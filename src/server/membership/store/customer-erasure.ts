import { cardTextNames } from '../../../domain/care/health-card.ts';
import { customerStatus } from '../../../domain/codes.ts';
import { familyRole } from '../../../domain/family/family-codes.ts';
import { erasedName } from '../../../domain/membership/customer.ts';
import type { Transaction } from '../../postgres/database.ts';
import { tables } from '../../tables/tables.generated.ts';

const { accountDeleted } = customerStatus.code;
/** The paying member's own sign-in ended with the account. */
const others = `role <> ${familyRole.code.payingMember}`;

export async function customersToErase(tx: Transaction) {
  const { rows } = await tx.query<{ id: number; stripe_customer_id: string | null }>(
    `select c.id, c.stripe_customer_id from customers c cross join lateral app.reserve_settings_on(app.tokyo_today()) s
     where c.status = ${accountDeleted} and c.erased_at is null and (c.erasure_asked_at is not null
       or c.withdrawn_date + s.retention_days <= app.tokyo_today()
         -- What happened under a merged number is shown to the family through the account it was merged into.
         and not exists (select from customer_merges m join customers k on k.id = m.into_customer_id
           where m.from_customer_id = c.id and k.erased_at is null))
     order by c.id`,
  );
  return rows;
}

/** What an audited row of a family says about a person; days, amounts and states stay. */
const personalFields = [
  ...['name', 'name_kana', 'date_of_birth', 'gender', 'customer_remarks', 'staff_remarks'],
  ...['emergency_contact_name', 'emergency_contact_tel', 'tel', 'email', 'postal_code', 'prefecture_id', 'address1'],
  ...['address2', 'social_media_upload', 'uid', 'line_user_id', 'stripe_customer_id', 'stripe_payment_method_id'],
  ...['stripe_subscription_id', 'reason', 'grant_reason', 'called_note'],
  ...['pick_up_name', 'pick_up_tel', 'remarks', 'approval_comment', 'cancel_remarks', 'content_hash'],
  ...['attendance', 'relation', 'note', 'past_reason'],
  ...['allergy_answer', 'allergies', 'diet_stage', 'milk', 'foods_to_avoid', 'usual_temperature', 'medical_history'],
  ...['handed_note', 'family_doctor', 'own_photos_flag', 'shared_photos_flag'],
  ...cardTextNames,
];

/**
 * An accident report is retained as long as required, without the child. Its free text is erased only where no other family's
 * child was involved: there is no telling which words concern whom.
 */
const onlyOwn = `incident_id in (select c.incident_id from incident_children c group by 1
  having bool_and(c.child_id in (select id from children where customer_id = $1)))`;
const incidentsWithout: [string, ...unknown[]][] = [
  [
    `update incidents set what_happened = $2, others_present = '', cause = '', measure = '', content_hash = null
     where ${onlyOwn.replace('incident_id', 'id')}`,
    erasedName,
  ],
  [`update incident_entries set words = $2, content_hash = null where ${onlyOwn}`, erasedName],
  [`delete from incident_photos where ${onlyOwn}`],
  [
    `update incident_children set state_found = '', first_aid = '', hospital = '', diagnosis = '', told_words = '',
       told_name = case when told_at is null then '' else $2 end
     where child_id in (select id from children where customer_id = $1)`,
    erasedName,
  ],
];

/** Rows of which nothing need stay, as the definitions of the tables say. */
const deletedWithFamily: [string][] = Object.entries(tables).flatMap(([name, table]): [string][] =>
  'erased' in table && typeof table.erased === 'object' && 'delete' in table.erased
    ? [[`delete from ${name} where ${table.erased.delete}`]]
    : [],
);

/**
 * Takes the person out of every row and leaves what the books need: days, amounts, branches. Papers handed out stay as they
 * are until their legal period ends (forgetOldRecords). The order does not matter; it is one transaction.
 */
export async function eraseCustomer(tx: Transaction, id: number): Promise<void> {
  const statements: [string, ...unknown[]][] = [
    ["select set_config('app.erasing', 'on', true)"],
    // A picture that also shows another family's child is deleted too: there is no one left to ask.
    [
      `delete from child_logs where child_id in (select id from children where customer_id = $1)
         or file_id in (select l.file_id from child_logs l join children k on k.id = l.child_id where k.customer_id = $1)`,
    ],
    ...incidentsWithout,
    [
      `update customers set name = $2, name_kana = 'サクジョズミ', gender = null, date_of_birth = null,
         postal_code = null, prefecture_id = null, address1 = null, address2 = null, tel = '0000000000', email = null,
         emergency_contact_name = null, emergency_contact_tel = null, social_media_upload = null,
         stripe_customer_id = null, stripe_payment_method_id = null, stripe_subscription_id = null,
         line_user_id = null, line_notification_flag = false, line_blocked_at = null, erased_at = app.now() where id = $1`,
      erasedName,
    ],
    [
      `update reserve_details set date_of_birth = '1900-01-01', temperature = null, fetched_by_name = null,
         fetched_by_tel = null, fetched_by_kind = null, fetched_proof = null, fetched_document = null
       where reserve_id in (select id from reserves where customer_id = $1)`,
    ],
    [
      `update children set name = $2, name_kana = null, gender = null, date_of_birth = '1900-01-01',
         customer_remarks = '', staff_remarks = '', disable = true where customer_id = $1`,
      erasedName,
    ],
    [
      `update reserves set pick_up_name = null, pick_up_tel = null, remarks = '', approval_comment = '',
         content_hash = null
       where customer_id = $1`,
    ],
    [
      `update payment_intents set stripe_customer_id = 'erased', stripe_payment_method_id = 'erased', voucher = null
       where customer_id = $1`,
    ],
    ["update instalment_plans set reason = '-' where customer_id = $1"],
    ['update childcares set pick_up_name = null, pick_up_tel = null where customer_id = $1'],
    [
      `update reserve_cancellations set cancel_remarks = ''
       where reserve_id in (select id from reserves where customer_id = $1)`,
    ],
    [
      `update emergency_children set handed_to = $2 where handed_to is not null
         and reserve_id in (select id from reserves where customer_id = $1)`,
      erasedName,
    ],
    ["update pick_up_calls set note = '' where reserve_id in (select id from reserves where customer_id = $1)"],
    [
      `update fee_goodwills set reason = $2 where reserve_cancellation_id in (
         select x.id from reserve_cancellations x join reserves r on r.id = x.reserve_id where r.customer_id = $1)`,
      erasedName,
    ],
    [
      `update fee_waivers set reason = $2 where reserve_id in (select id from reserves where customer_id = $1)`,
      erasedName,
    ],
    [
      `update inquiries set name = $2, tel = '0000000000', email = 'erased@invalid', inquiry_text = $2,
         corporate_name = null, department_name = null, content_hash = null where customer_id = $1`,
      erasedName,
    ],
    [
      `update inbox_answers set subject = $2, body = $2, content_hash = null
       where inbox_thread_id in (
         select t.id from inbox_threads t join inquiries i on i.id = t.inquiry_id where i.customer_id = $1)`,
      erasedName,
    ],
    ["update closure_notices set called_note = '' where customer_id = $1"],
    ['update customer_stops set reason = $2 where customer_id = $1', erasedName],
    ['update customer_merges set reason = $2 where $1 in (from_customer_id, into_customer_id)', erasedName],
    ['update tickets set grant_reason = $2 where customer_id = $1 and grant_reason is not null', erasedName],
    ["update unsubscribe_questionnaires set free_comment = '' where customer_id = $1"],
    [
      `update audit_logs set before = before - $2::text[], after = after - $2::text[]
       where table_name = 'customers' and record_id = $1
         or table_name = 'children' and record_id in (select id from children where customer_id = $1)
         or table_name = 'reserves' and record_id in (select id from reserves where customer_id = $1)
         or table_name = 'childcares' and record_id in (select id from childcares where customer_id = $1)
         or table_name = 'customer_stops' and record_id in (select id from customer_stops where customer_id = $1)
         or table_name = 'customer_merges' and record_id in (
           select id from customer_merges where $1 in (from_customer_id, into_customer_id))
         or table_name = 'family_threads' and record_id in (select id from family_threads where customer_id = $1)
         or table_name = 'closure_notices' and record_id in (select id from closure_notices where customer_id = $1)
         or table_name = 'family_members' and record_id in (select id from family_members where customer_id = $1)
         or table_name = 'pickup_freezes' and record_id in (select id from pickup_freezes where customer_id = $1)
         or table_name = 'pickup_people' and record_id in (select id from pickup_people where customer_id = $1)
         or table_name = 'pickup_bars' and record_id in (
           select b.id from pickup_bars b join children k on k.id = b.child_id where k.customer_id = $1)
         or table_name = 'hand_over_exceptions' and record_id in (
           select h.id from hand_over_exceptions h join children k on k.id = h.child_id where k.customer_id = $1)
         or table_name = 'tickets' and record_id in (select id from tickets where customer_id = $1)
         or table_name = 'reserve_cancellations' and record_id in (
           select x.id from reserve_cancellations x join reserves r on r.id = x.reserve_id where r.customer_id = $1)`,
      personalFields,
    ],
    [
      `delete from app.branch_messages m using reserves r
       where r.customer_id = $1 and m.deduplication_key like 'reserve ' || r.id || ' %'`,
    ],
    [
      `delete from files where id in (select f.file_id from family_message_files f
         join family_messages m on m.id = f.family_message_id join family_threads t on t.id = m.family_thread_id
         where t.customer_id = $1)`,
    ],
    // After what still looks for a picture or an entry through them.
    ...deletedWithFamily,
    [`delete from auth.users where uid in (select uid from family_members where customer_id = $1 and ${others})`],
    [`delete from family_members where customer_id = $1 and ${others}`],
    // Their bytes follow (app.remove_file).
    ['delete from files where customer_id = $1'],
    ['delete from temporary_customer_informations where uid = (select uid from customers where id = $1)'],
    ['delete from auth.users where uid = (select uid from customers where id = $1)'],
  ];
  for (const [sql, ...values] of statements) await tx.query(sql, sql.includes('$1') ? [id, ...values] : []);
}
