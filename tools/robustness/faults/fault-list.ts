/** A deliberate mistake and the tests that have to die of it. `from` stands once in the file. */
export type Fault = {
  readonly name: string;
  readonly file: string;
  readonly from: string;
  readonly to: string;
  readonly tests: readonly string[];
};

const door = ['src/domain/attendance/door', 'src/web/parts/attendance/staff/door', 'src/server/attendance'];
const links = 'src/server/testing/permissions/links.test.ts';

/** The mistakes that would hurt most: at the door, at the nap, and in yen. */
export const faults: readonly Fault[] = [
  {
    name: 'somebody barred is taken for anybody listed',
    file: 'src/domain/attendance/door/hand-over.ts',
    from: 'if (bars.some((bar) => isNameOf(bar, person.name))) return',
    to: 'if (bars.length < 0) return',
    tests: door,
  },
  {
    name: 'while the list is frozen a stranger may fetch',
    file: 'src/domain/attendance/door/hand-over.ts',
    from: 'refusal: frozen ? notListed : null',
    to: 'refusal: null',
    tests: door,
  },
  {
    name: 'somebody hidden stays what they were',
    file: 'db/schema/11_family/functions.sql',
    from: "when hidden_flag then app.code('familyStanding.hidden') else role end",
    to: 'else role end',
    tests: ['src/server/attendance/door-sweep.test.ts', 'db/tests/family-standings.test.ts'],
  },
  {
    name: 'a pass outlives whoever made it',
    file: 'db/schema/11_family/functions.sql',
    from: `  update public.pickup_passes p set revoked_at = app.now()
    where p.revoked_at is null and p.used_at is null and (`,
    to: `  update public.pickup_passes p set revoked_at = null
    where p.revoked_at is null and p.used_at is null and (`,
    tests: [links, 'src/server/family/functions/standing.test.ts', 'src/server/family/passes.test.ts'],
  },
  {
    name: 'a private file is shown to whoever has its address',
    file: 'src/server/files/store/file-sight.ts',
    from: "return seen === 't';",
    to: "return seen !== '';",
    tests: [links, 'src/server/files'],
  },
  {
    name: 'a later price is charged for the time agreed',
    file: 'src/domain/billing/bill/agreed-price.ts',
    from: 'if (total(before) >= total(present)) return actual;',
    to: 'if (agreed.length > 0) return actual;',
    tests: ['src/domain/billing/bill', 'src/server/billing/corrections/agreed-price.test.ts'],
  },
  {
    name: 'a fee is a share of the higher of agreed and present',
    file: 'db/schema/12_reserves/functions.sql',
    from: 'else least(r.reserve_amount, app.present_amount(r.id)) end',
    to: 'else greatest(r.reserve_amount, app.present_amount(r.id)) end',
    tests: ['src/server/reserves/store/payable-amounts.test.ts', 'src/server/billing/corrections/agreed-price.test.ts'],
  },
  {
    name: 'tickets planned for an earlier stay count as free',
    file: 'src/domain/tickets/planned-tickets.ts',
    from: 'other.id !== stay.id && inOrder(other, stay) < 0',
    to: 'other.id === 0',
    tests: ['src/domain/tickets'],
  },
  {
    name: 'an edit renews the minutes in which a reserve is taken back free',
    file: 'db/schema/12_reserves/views.sql',
    from: 'when p.take_back_minutes > 0 and app.now() <= r.created_at +',
    to: 'when p.take_back_minutes > 0 and app.now() <= r.updated_at +',
    tests: [
      'src/server/reserves/edit-and-cancel.test.ts',
      'db/tests/rules-agree.test.ts',
      'db/tests/fair-cancellation.test.ts',
    ],
  },
  {
    name: "plain staff's waiver is granted at once",
    file: 'src/server/reserves/store/fee-waivers.ts',
    from: '  manager ? granted : waiting,',
    to: '  granted,',
    tests: ['src/server/billing/functions/waiving.test.ts', 'src/server/reserves/cancel-causes.test.ts'],
  },
  {
    name: 'time before opening and after closing is rounded together',
    file: 'src/domain/billing/pricing.ts',
    from: 'return (Math.ceil(before / step) + Math.ceil(after / step)) * step;',
    to: 'return Math.ceil((before + after) / step) * step;',
    tests: ['src/domain/billing'],
  },
  {
    name: 'a refund leaves no entry in the log',
    file: 'src/server/billing/functions/staffRefundPayment.ts',
    from: "await writeAudit(tx, change, refund_id, null, await rowOf(tx, 'refunds', refund_id));",
    to: '',
    tests: ['src/server/attendance/branch-day.test.ts'],
  },
  {
    name: 'an amount below the least charge is written off as another',
    file: 'src/server/billing/store/write-offs.ts',
    from: '[target.id, reserve_id, branch_id, customer_id, account_id, amount, reason]',
    to: '[target.id, reserve_id, branch_id, customer_id, account_id, amount + 1, reason]',
    tests: ['src/server/billing/settle.test.ts', 'src/server/billing/functions/corrections.test.ts'],
  },
  {
    name: 'a forged message of LINE is believed',
    file: 'src/server/webhooks/plugin.ts',
    from: "if (!gateways.lineMessaging.isSignedByLine(body, String(request.headers['x-line-signature'] ?? ''))) {",
    to: "if (gateways.lineMessaging.isSignedByLine(body, '') && body === '') {",
    tests: ['src/server/webhooks'],
  },
  {
    name: 'an ended session is forgotten until the list is read again',
    file: 'src/server/auth/ended-sessions.ts',
    from: '      ended.add(session_id);\n',
    to: '',
    tests: ['src/server/auth'],
  },
  {
    name: 'a child that lies prone is looked at only when its turn comes',
    file: 'src/domain/care/sleep.ts',
    from: "return position === sleepPosition.code.prone && !turned_flag ? 'prone' : null;",
    to: 'return position === 0 && turned_flag ? null : null;',
    tests: ['src/domain/care'],
  },
];
