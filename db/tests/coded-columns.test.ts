import { beforeAll, describe, expect, it } from 'vitest';
import { billKinds, lineKind } from '../../src/domain/billing/bill/line-kinds.ts';
import * as paperCodes from '../../src/domain/billing/papers/paper-codes.ts';
import { feeRefundWay } from '../../src/domain/billing/resale/resale-codes.ts';
import { attemptMethods, unpaidSteps } from '../../src/domain/billing/unpaid/unpaid-steps.ts';
import { claimMovement } from '../../src/domain/books/claim-ledger.ts';
import { salesTax } from '../../src/domain/books/figures/figure-list.ts';
import { claimKind, journalKind } from '../../src/domain/books/journal-codes.ts';
import { ticketMovement } from '../../src/domain/books/ticket-ledger.ts';
import * as care from '../../src/domain/care/care-codes.ts';
import * as healthCodes from '../../src/domain/care/health-codes.ts';
import * as incidents from '../../src/domain/care/incident-codes.ts';
import * as logCodes from '../../src/domain/care/log-codes.ts';
import * as morningCodes from '../../src/domain/care/morning/morning-codes.ts';
import * as codes from '../../src/domain/codes.ts';
import { contentKindNames } from '../../src/domain/contents/content-kinds.ts';
import * as coverCodes from '../../src/domain/cover/cover-codes.ts';
import * as familyCodes from '../../src/domain/family/family-codes.ts';
import { fileContentTypes, filePurposeNames, picturePeople } from '../../src/domain/files/file-purposes.ts';
import { consentKinds } from '../../src/domain/membership/consents.ts';
import { announcementAudience, announcementKind, consentWay } from '../../src/domain/messages/announcement-codes.ts';
import * as messageCodes from '../../src/domain/messages/message-codes.ts';
import { chosenGroups, noticeGroup } from '../../src/domain/messages/notice-codes.ts';
import { refusalReason } from '../../src/domain/reserves/refusal-reasons.ts';
import { ruleTables } from '../../src/domain/settings/catalogue.ts';
import * as staffCodes from '../../src/domain/staff-codes.ts';
import * as staffing from '../../src/domain/staffing/staffing-codes.ts';
import * as subsidyCodes from '../../src/domain/subsidies/subsidy-codes.ts';
import * as seatCodes from '../../src/domain/waitlist/seat-codes.ts';
import { codeFunction } from '../codes.ts';
import { type TestDatabase, testDatabase } from '../testing/database.ts';

/** What a coded column may hold, by the list of src/domain/codes.ts. A new coded column without an entry fails. */
const codedColumns: Readonly<Record<string, readonly (number | string)[]>> = {
  'account_qualifications.qualification': codes.staffQualification.keys,
  'accounting_mappings.kind': journalKind.keys,
  'accounting_mappings.tax': salesTax.keys,
  'accounts.role': codes.accountRole.keys,
  'audit_logs.proof': codes.actProof.keys,
  'branch_certificates.kind': codes.certificateKind.keys,
  'branch_images.people': picturePeople,
  'branch_pattern_days.weekday': codes.patternWeekday.keys,
  'branches.status': codes.branchStatus.keys,
  'childcares.status': codes.childcareSettlement.keys,
  'childcare_corrections.status': staffCodes.correctionSettlement.keys,
  'childcare_corrections.payment_method': codes.paymentMethod.keys,
  'children.gender': codes.childGender.keys,
  'company_documents.kind': codes.documentKinds,
  'rule_drafts.table_name': ruleTables,
  'content_versions.kind': contentKindNames,
  'customer_consents.kind': consentKinds,
  'customers.gender': codes.adultGender.keys,
  'customers.payment_method': codes.paymentMethod.keys,
  'customers.registration_status': codes.registrationStatus.keys,
  'customers.social_media_upload': codes.socialMediaUpload.keys,
  'customers.status': codes.customerStatus.keys,
  'inbox_threads.kind': codes.inboxKind.keys,
  'inbox_threads.status': codes.inboxStatus.keys,
  'inbox_templates.kind': staffCodes.templateKind.keys,
  'daily_reports.kind': staffCodes.reportKind.keys,
  'family_members.role': familyCodes.familyRole.keys,
  'family_invitations.role': familyCodes.invitedRoles,
  'family_threads.status': codes.inboxStatus.keys,
  'family_messages.sender': messageCodes.messageSender.keys,
  'late_notices.kind': messageCodes.lateKind.keys,
  'late_notices.answer': messageCodes.lateAnswer.keys,
  'infections.paper': morningCodes.returnPaper.keys,
  'morning_forms.meal': morningCodes.morningMeal.keys,
  'morning_forms.sleep': morningCodes.morningSleep.keys,
  'morning_forms.staff_answer': morningCodes.morningAnswer.keys,
  'files.content_type': fileContentTypes,
  'files.purpose': filePurposeNames,
  'imports.kind': codes.importKinds,
  'inquiry_categories.type': codes.inquiryType.keys,
  'payment_intents.payment_type': codes.cardChargeTypes,
  'payments.payment_method': codes.paymentMethod.keys,
  'payments.payment_type': codes.paymentType.keys,
  'plan_types.customer_type': codes.planCustomerType.keys,
  'payment_intents.method': attemptMethods,
  'unpaid_steps.step': ['failed', ...unpaidSteps],
  'reservable_managements.status': codes.reservableStatuses,
  'reserve_cancellations.cancel_settlement_status': codes.cancelSettlementStatus.keys,
  'reserve_cancellations.cancel_type': codes.cancelType.keys,
  'reserve_cancellations.cancel_cause': codes.cancelCause.keys,
  'emergencies.kind': staffCodes.emergencyKind.keys,
  'pick_up_escalations.step': staffCodes.escalationStep.keys,
  'pick_up_calls.called': staffCodes.calledPerson.keys,
  'pick_up_calls.result': staffCodes.callResult.keys,
  'fee_give_backs.how': feeRefundWay.keys,
  'fee_waivers.status': staffCodes.waiverStatus.keys,
  'reserve_details.absent_cause': codes.cancelCause.keys,
  'reserve_details.fetched_by_kind': staffCodes.fetchedByKind.keys,
  'reserve_details.fetched_proof': staffCodes.fetchedProof.keys,
  'reserve_details.fetched_document': staffCodes.identityDocument.keys,
  'emergency_children.handed_document': staffCodes.identityDocument.keys,
  'hand_over_exceptions.document': staffCodes.identityDocument.keys,
  'hand_over_exceptions.refusal': staffCodes.doorRefusal.keys,
  'hand_over_exceptions.how': staffCodes.handedHow.keys,
  'reserve_details.attendance_status': codes.childAttendance.keys,
  'reserves.refusal_reason': refusalReason.keys,
  'reserves.approval_status': codes.approvalStatus.keys,
  'reserves.childcare_status': codes.childcareStatus.keys,
  'service_checks.service': codes.serviceName.keys,
  'unsubscribe_questionnaires.branch_impression': codes.impression.keys,
  'unsubscribe_questionnaires.enrollment_status': codes.enrollmentStatus.keys,
  'unsubscribe_questionnaires.staff_impression': codes.impression.keys,
  'unsubscribe_questionnaires.unsubscribe_type': codes.unsubscribeType.keys,
  'unsubscribe_questionnaires.usability': codes.usability.keys,
  'notifications.kind_group': noticeGroup.keys,
  'announcements.kind': announcementKind.keys,
  'announcements.audience': announcementAudience.keys,
  'advertising_consents.way': consentWay.keys,
  'notification_settings.kind_group': chosenGroups,
  'waitlist_entries.mode': seatCodes.waitlistMode.keys,
  'waitlist_entries.status': seatCodes.waitlistStatus.keys,
  'seat_offers.status': seatCodes.offerStatus.keys,
  'seat_holds.kind': seatCodes.holdKind.keys,
  'branches.staffing_mode': staffing.staffingMode.keys,
  'care_settings.cover_agreement': coverCodes.coverAgreement.keys,
  'care_settings.overtime_agreement': coverCodes.overtimeAgreement.keys,
  'care_settings.staff_rounding': staffing.staffRounding.keys,
  'care_settings.ratio_age': staffing.ratioAge.keys,
  'issued_documents.kind': paperCodes.documentKind.keys,
  'child_benefits.kind': paperCodes.benefitKind.keys,
  'subsidies.giver': subsidyCodes.subsidyGiver.keys,
  'subsidy_terms.kind': subsidyCodes.subsidyKind.keys,
  'subsidy_terms.limit_period': subsidyCodes.limitPeriod.keys,
  'subsidy_terms.late_cancel_use': subsidyCodes.lateCancelUse.keys,
  'subsidy_approvals.reduction_class': subsidyCodes.reductionClass.keys,
  'municipality_layouts.layout': paperCodes.certificateLayout.keys,
  'tax_settings.childcare_benefit': paperCodes.benefitCover.keys,
  'tax_settings.zero_year_old_benefit': paperCodes.benefitCover.keys,
  'tax_settings.after_business_benefit': paperCodes.benefitCover.keys,
  'tax_settings.holiday_benefit': paperCodes.benefitCover.keys,
  'tax_settings.current_day_benefit': paperCodes.benefitCover.keys,
  'tax_settings.meal_support_benefit': paperCodes.benefitCover.keys,
  'child_allergies.severity': care.allergySeverity.keys,
  'child_allergies.told_by': care.allergySource.keys,
  'child_photo_answers.told_by': care.allergySource.keys,
  'child_essentials.allergy_answer': care.allergyAnswer.keys,
  'child_essentials.diet_stage': care.dietStage.keys,
  'child_documents.kind': healthCodes.documentPaper.keys,
  'child_health_reads.page': healthCodes.healthReadPage.keys,
  'medicine_requests.kind': incidents.medicineKind.keys,
  'medicine_requests.timing': incidents.medicineTiming.keys,
  'medicine_requests.storage': incidents.medicineStorage.keys,
  'medicine_doses.status': incidents.doseStatus.keys,
  'incidents.kind': incidents.incidentKind.keys,
  'incidents.serious_kind': incidents.seriousKind.keys,
  'incident_entries.kind': incidents.incidentEntryKind.keys,
  'closures.kind': codes.closureKind.keys,
  'closures.choice': staffCodes.closureChoice.keys,
  'child_logs.kind': logCodes.childLogKind.keys,
  'child_logs.meal_amount': logCodes.mealAmount.keys,
  'child_logs.mood': logCodes.childMood.keys,
  'child_logs.proof': codes.actProof.keys,
  'child_logs.toilet': logCodes.toiletResult.keys,
  'nap_gaps.cause': logCodes.napGap.keys,
  'naps.end_cause': logCodes.napEnd.keys,
  'naps.proof': codes.actProof.keys,
  'sleep_calls.step': logCodes.sleepStep.keys,
  'sleep_checks.position': logCodes.sleepPosition.keys,
  'sleep_checks.proof': codes.actProof.keys,
};
/** Of the server's own tables those of money: what the domain computes and the database may not take otherwise. */
const moneyColumns: Readonly<Record<string, readonly number[]>> = {
  'claim_entries.kind': claimKind.keys,
  'claim_entries.movement': claimMovement.keys,
  'free_bill_lines.line': billKinds,
  'free_bill_lines.tax': salesTax.keys,
  'payment_lines.line': lineKind.keys,
  'payment_lines.tax': salesTax.keys,
  'ticket_entries.movement': ticketMovement.keys,
};
/** Small numbers that count, and texts that only the server reads and writes (never shown by a label of codes.ts). */
const notCoded = [
  'municipality_layouts.claim_due_day',
  'accounts.morning_mail_hour',
  'age_limits.maximum_school_grade',
  'shift_pattern_days.weekday',
  'age_limits.minimum_age_months',
  'infections.onset_days',
  'infections.eased_days',
  'morning_forms.loose_stools',
  'morning_forms.vomits',
  'branches.maximum_school_grade',
  'branches.minimum_age_months',
  'reserve_settings.step_minutes',
  'reserve_details.current_day_paid_percent',
];
const processStates = /\.(status|line_status|mail_status|push_status)$/;

interface Checked {
  column: string;
  type: string;
  /** The definition of the column's own CHECK with a list, if it has one. */
  list: string | null;
}

let database: TestDatabase;
let columns: Checked[];
let money: Checked[];
beforeAll(async () => {
  database = await testDatabase('empty');
  const read = (schema: string) =>
    database.pool.query<Checked>(
      `select c.relname || '.' || a.attname as column, format_type(a.atttypid, null) as type,
       (select pg_get_constraintdef(k.oid) from pg_constraint k
        where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
          and pg_get_constraintdef(k.oid) ~ ' = ANY ') as list
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relnamespace = $1::regnamespace and c.relkind = 'r' order by 1`,
      [schema],
    );
  columns = (await read('public')).rows;
  const ledgers = new Set(Object.keys(moneyColumns).map((column) => column.split('.')[0]));
  money = (await read('app')).rows.filter(({ column }) => ledgers.has(column.split('.')[0]));
});

/** CHECK ((status = ANY (ARRAY[1, 2, 3]))) and CHECK ((kind = ANY (ARRAY['terms'::text, …]))). */
function valuesOf(definition: string): (number | string)[] {
  const list = /ARRAY\[(.*)\]/.exec(definition)?.[1] ?? '';
  return list.split(', ').map((item) => /'(.*)'/.exec(item)?.[1] ?? Number(item));
}

describe('a coded column', () => {
  it('is every small number and every text with a list, but for those named here', () => {
    const found = columns
      .filter(({ type, list }) => type === 'smallint' || list !== null)
      .filter(({ column, type }) => !(type === 'text' && processStates.test(column) && !(column in codedColumns)))
      .map(({ column }) => column)
      .filter((column) => !notCoded.includes(column));
    expect(found).toEqual(Object.keys(codedColumns).sort());
  });

  it.each(Object.entries(codedColumns))('%s has a CHECK with exactly the keys of its list', (name, keys) => {
    const list = columns.find(({ column }) => column === name)?.list;
    expect(list ? valuesOf(list).sort() : 'no check').toEqual([...keys].sort());
  });

  it('of the lines and ledgers of money is every small number of theirs', () => {
    const found = money.filter(({ type, list }) => type === 'smallint' || list !== null).map(({ column }) => column);
    expect(found).toEqual(Object.keys(moneyColumns));
  });

  it.each(Object.entries(moneyColumns))('%s of money has a CHECK with exactly the keys of its list', (name, keys) => {
    const list = money.find(({ column }) => column === name)?.list;
    expect(list ? valuesOf(list).sort() : 'no check').toEqual([...keys].sort());
  });
});

describe('a code in SQL', () => {
  it('is said by the name it has in the domain', async () => {
    await expect(codeFunction()).toMatchFileSnapshot('../schema/01_base/functions-codes.sql');
  });

  it('is the number itself to the planner', async () => {
    const { rows } = await database.pool.query(
      `explain (costs off) select from payments where payment_type = app.code('paymentType.refund')`,
    );
    expect(JSON.stringify(rows)).toContain("'5'::smallint");
  });
});
