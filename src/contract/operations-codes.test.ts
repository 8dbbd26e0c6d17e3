import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildSchema,
  getNamedType,
  type ObjectFieldNode,
  parse,
  TypeInfo,
  type ValueNode,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { expect, it } from 'vitest';
import { doseStatus } from '../domain/care/incident-codes.ts';
import * as codes from '../domain/codes.ts';
import { familyRole } from '../domain/family/family-codes.ts';
import * as staffCodes from '../domain/staff-codes.ts';
import { offerStatus, waitlistStatus } from '../domain/waitlist/seat-codes.ts';
import { documents } from './operations/documents.generated.ts';

/**
 * A document cannot name a code, so the numbers it asks for are named here: what each question means, and for which column.
 * A document that asks for other numbers fails.
 */
const branch = codes.branchStatus.code;
const customer = codes.customerStatus.code;
const approval = codes.approvalStatus.code;
const childcare = codes.childcareStatus.code;
const dose = doseStatus.code;
const family = familyRole.code;
const meant: Readonly<Record<string, readonly (readonly (number | string)[])[]>> = {
  // Where a reserve can be made; where one can be a customer (rules-agree.test.ts, "the branches to choose from").
  'branches_bool_exp.status': [[branch.open], [branch.open, branch.preparing]],
  // Who may leave; whose account may be deleted.
  'view_customers_bool_exp.status': [
    [customer.enabled, customer.disabled],
    [customer.enabled, customer.disabled, customer.withdrawn],
  ],
  'customers_bool_exp.registration_status': [[codes.registrationStatus.code.detailsPending]],
  // Families that wait for an answer.
  'family_threads_bool_exp.status': [[codes.inboxStatus.code.unread, codes.inboxStatus.code.assigned]],
  // Waiting for an answer; confirmed; not refused.
  approval_status: [
    [approval.pending],
    [approval.notUsed, approval.approved],
    [approval.notUsed, approval.pending, approval.approved],
  ],
  // Threads that still need an answer.
  'inbox_threads_bool_exp.status': [[codes.inboxStatus.code.unread, codes.inboxStatus.code.assigned]],
  childcare_status: [
    [childcare.upcoming],
    [childcare.present],
    [childcare.upcoming, childcare.present],
    [childcare.present, childcare.left],
  ],
  // Who is here; who comes or is here, for whom a medicine may be received; who was here.
  'reserve_details_bool_exp.attendance_status': [
    [codes.childAttendance.code.present],
    [codes.childAttendance.code.expected, codes.childAttendance.code.present],
    [codes.childAttendance.code.present, codes.childAttendance.code.left],
  ],
  // The second guardian; everybody but the paying member; both guardians.
  'family_members_bool_exp.role': [[family.guardian], [family.guardian, family.relative]],
  'view_family_people_bool_exp.role': [[family.payingMember, family.guardian]],
  // Seats that are offered now; waitlist entries that wait for one.
  'seat_offers_bool_exp.status': [[offerStatus.code.open]],
  'waitlist_entries_bool_exp.status': [[waitlistStatus.code.waiting]],
  // Over; under way.
  'medicine_doses_bool_exp.status': [
    [dose.given, dose.notGiven],
    [dose.toCheck, dose.checked],
  ],
  'fee_waivers_bool_exp.status': [[staffCodes.waiverStatus.code.waiting], [staffCodes.waiverStatus.code.granted]],
  'childcares_bool_exp.status': [[codes.childcareSettlement.code.chargeFailed]],
  'childcare_corrections_bool_exp.status': [
    [staffCodes.correctionSettlement.code.chargeFailed, staffCodes.correctionSettlement.code.refundFailed],
  ],
  'reserve_cancellations_bool_exp.cancel_settlement_status': [[codes.cancelSettlementStatus.code.chargeFailed]],
  'view_plan_types_bool_exp.customer_type': [[codes.planCustomerType.code.registration]],
  'view_reserve_date_calendars_bool_exp.reservable_status': [[codes.reservableMark.unavailable]],
};

const schema = buildSchema(readFileSync(join(import.meta.dirname, '../../db/schema.graphql'), 'utf8'));

/** `column: { _eq: 2 }` and `{ _in: [1, 3] }`: the literals, without variables. */
function literalsOf({ value }: ObjectFieldNode): (number | string)[] {
  const fields = value.kind === 'ObjectValue' ? value.fields : [];
  const items = fields.flatMap((field): readonly ValueNode[] =>
    field.value.kind === 'ListValue' ? field.value.values : [field.value],
  );
  return items.flatMap((item): (number | string)[] =>
    item.kind === 'IntValue' ? [Number(item.value)] : item.kind === 'StringValue' ? [item.value] : [],
  );
}

it('the codes that documents ask for are those of codes.ts, by name', () => {
  const unnamed: string[] = [];
  let named = 0;
  for (const { name, text } of documents) {
    const types = new TypeInfo(schema);
    visit(
      parse(text),
      visitWithTypeInfo(types, {
        ObjectField(node) {
          const literals = literalsOf(node);
          if (literals.length === 0 || !/status$|_type$|^role$|^gender$|_method$/.test(node.name.value)) return;
          const column = `${getNamedType(types.getParentInputType())}.${node.name.value}`;
          const asked = JSON.stringify(literals);
          const known = (meant[column] ?? meant[node.name.value] ?? []).some((set) => JSON.stringify(set) === asked);
          if (known) named += 1;
          else unnamed.push(`${name}: ${column} ${asked}`);
        },
      }),
    );
  }
  expect(unnamed).toEqual([]);
  expect(named).toBeGreaterThan(20);
});
