import { randomUUID } from 'node:crypto';
import { demoBringRows, demoCompany, demoConsents } from '../../../../db/seed/content/company.ts';
import type { FunctionCaller } from '../../../contract/functions/definition.ts';
import { type FunctionName, functions } from '../../../contract/functions/functions.ts';
import type { TestApp } from '../app.ts';
import { memberDesk } from '../members.ts';
import { registrationForm } from '../registration-form.ts';
import { branchValues } from './branches.ts';
import { incidentValues } from './care.ts';
import { careLogValues } from './care-log.ts';
import { familyValues } from './family.ts';
import { pathsOf } from './hostile.ts';
import { type KnownValues, plausible } from './plausible.ts';

/** A caller for a function, and values their call would be accepted with. */
export interface Person {
  token: string | undefined;
  known: KnownValues;
}

/** Functions that turn a non-customer into a customer. */
const forNewcomers: readonly FunctionName[] = ['createCustomer', 'createReservesCustomer', 'createSubscription'];
const newVersion = { id: null, version: 1, adaptation_date: '2026-12-01', material_flag: true, announced_flag: false };
const weekday = (position: number) => `2026-12-${String(14 + (position % 5)).padStart(2, '0')}`;

/** No one has answered for the child before. */
const healthAnswer = { version: 0, allergy_answer: 2, allergies: [], usual_temperature: null, diet_stage: null };

const wishedTimes = { branch_ids: [2], earliest_time: '09:00', latest_time: '15:00', minutes: 120 };

/** Callers of every kind for the fuzz of the functions, each new one untouched by the calls before. */
export async function fuzzPeople(app: TestApp) {
  const desk = await memberDesk(app);
  const staff = await app.pool.query<{ uid: string }>('select uid from accounts where role = 1 limit 1');
  const headquarters = await app.tokenOf(staff.rows[0]?.uid ?? '', 'staff');
  const formTokens = new Map<string, string>();
  for (const form of ['user_inquiries', 'partner_inquiries', 'staff_recruitments'] as const) {
    const answer = await app.call('issueFormToken', { form });
    if (answer.status === 'OK') formTokens.set(form, answer.form_token);
  }
  app.clock.advance(10);
  const { rows: existing } = await app.pool.query<Record<string, number>>(
    `select (select min(id) from payments) as payment_id, (select min(id) from childcares) as childcare_id,
       (select min(id) from ticket_prices) as ticket_price_id, (select min(id) from inquiry_categories) as inquiry_category_id,
       (select min(id) from staff_recruitments) as staff_recruitment_id`,
  );
  const { rows: partner } = await app.pool.query<{ id: number }>(
    'select min(id) as id from inquiry_categories where type = 2',
  );
  /** Where the general values would be refused before anything is written. */
  const special: Partial<Record<FunctionName, KnownValues>> = {
    staffLowerCancelFee: { reserve_cancellation_id: 1, lowered_amount: 1 },
    partnerInquiries: { inquiry_category_id: partner[0]?.id },
    createReservesCustomer: { quoted_amount: 8800 },
    buyTickets: { quoted_amount: 10_500 },
    editPlanTypeCustomer: { quoted_amount: 1100 },
    staffSaveDailyReport: { date: '2026-11-16', strikes_id: null },
    staffCloseDay: { date: '2026-11-16' },
    staffRecordStay: { arrived_at: null, left_at: null },
    staffCheckIn: { temperature: 36.5 },
    staffEnterByHand: { arrived: '10:00', left: '11:00' },
    staffSetPin: { pin: '4826' },
    staffReadPass: { digits: '123456' },
    staffCheckOutByPass: { digits: '123456' },
    headquartersSaveTabletSettings: { pin_error_limit: 5 },
    headquartersSaveCompanyFacts: { ...demoCompany, chat_url: '', ...newVersion },
    headquartersSaveDocument: { body: '## 見出し\n本文', ...newVersion },
    headquartersSaveBringList: { items: demoBringRows, ...newVersion },
    agreeToDocuments: demoConsents,
    headquartersSetDraftLink: { open_flag: true },
    readMagazineDraft: { token: randomUUID() },
    staffSetCapacity: { confirmed_flag: 1 },
    staffCorrectClocking: { clock_in_time: '08:00', clock_out_time: '09:00' },
    staffSetHours: { confirmed_flag: 1 },
    staffSetReservable: { confirmed_flag: 1 },
    headquartersListAccounts: { state: 0 },
    cancelForIllness: { temperature: 38.2 },
    staffReadOwnShifts: { month: '2026-11-01' },
    staffAskSwap: { with_date: '2026-11-20' },
    headquartersSaveWorkLimits: { minor_until: '2027-03-31' },
    headquartersIssuePartnerKey: {
      contact_email: 'partner@example.jp',
      expiry_date: '2027-03-31',
      addresses: '192.0.2.1',
    },
    // Beyond every other day of the fuzz.
    headquartersPreviewPriceRow: { adaptation_date: '2029-06-01', id: null, version: null },
    headquartersSavePriceRow: { adaptation_date: '2029-06-01', id: null, version: null },
    headquartersSaveAllergen: {
      mandatory_from: '2029-06-01',
      end_date: '2029-06-02',
      adaptation_date: '2029-06-01',
      id: null,
      version: null,
    },
    headquartersWithdrawOffer: { withdrawn_date: '2029-06-01', id: 2, version: 1 },
    ...branchValues,
    ...incidentValues,
    staffSavePattern: { confirmed_flag: 1, branch_pattern_id: null, version: null },
    staffPreviewPattern: { branch_pattern_id: null, version: null },
    headquartersFindFamilies: { state: 'all' },
    headquartersStopCustomer: { until_date: '2026-12-31' },
    headquartersGrantTickets: { expiry_date: '2027-03-31' },
    headquartersExtendTickets: { expiry_date: '2027-03-31' },
    staffFindMember: { child_birth_date: '2023-05-05', tel: null },
    staffCreateFamily: { child2: null, allergy_answers: [] },
    staffSavePickupBar: { from_date: '2026-11-16', until_date: null, photo: 'keep' },
    staffCountChild: { found: true, made_at: '2026-11-16T03:00:00.000Z' },
    staffHandOverChild: { made_at: '2026-11-16T03:00:00.000Z' },
    ...careLogValues,
    acceptFamilyInvitation: { consents: { terms: demoConsents.terms, privacy: demoConsents.privacy } },
    inviteFamilyMember: { role: 3, email: null },
    savePickupPerson: { pickup_person_id: null, version: null, photo: 'none', file_key: null },
    acceptFamilyLink: { tel_digits: '0000', consents: demoConsents },
    updateChildHealth: healthAnswer,
    nearbySeats: { from: '15:00', place: '港区' },
    staffUpdateChildHealth: { ...healthAnswer, consent_read_out: null },
    quoteWaitlistEntry: wishedTimes,
    createWaitlistEntry: wishedTimes,
    ...familyValues,
    sendFamilyMessage: { body: 'こんにちは', file_keys: [] },
    staffSendFamilyMessage: { body: 'こんにちは', file_keys: [] },
    sendLateNotice: { expected_time: '18:00', quoted_amount: 0 },
    issueYearlyStatement: { year: 2026 },
    issueCertificate: { month: '2026-10-01' },
    saveOtherFacilityAmount: { month: '2026-10-01' },
    saveChildBenefit: { kind: 2, municipality: '港区', start_date: '2026-04-01', end_date: '2027-03-31' },
    headquartersSaveMunicipality: { municipality: '港区' },
    headquartersSaveInfection: { eased_label: null, eased_days: null, end_date: null },
    headquartersAgreeInstalments: {
      instalments: [
        { due_date: '2026-12-01', amount: 1000 },
        { due_date: '2027-01-01', amount: 1000 },
      ],
    },
    headquartersFindDocuments: { kind: 1, start_date: '2026-01-01', end_date: '2026-12-31', before_id: null },
  };
  let people = 0;
  const guest = await desk.member();

  async function familyOf(customer_id: number) {
    const { rows } = await app.pool.query<{ id: number }>(
      `insert into children (customer_id, name, gender, date_of_birth) values ($1, '子', 1, '2023-05-05') returning id`,
      [customer_id],
    );
    return rows[0]?.id ?? 0;
  }
  const reservedBy = async (customer_id: number, child_id: number) => {
    const made = await app.call(
      'staffCreateReserve',
      {
        ...times(people),
        customer_id,
        branch_id: 2,
        child_ids: [child_id],
        override_reason: 'fuzz',
        idempotency_key: randomUUID(),
      },
      headquarters,
    );
    return made.status === 'OK' ? made.reserve_id : 0;
  };

  /** Values a call of the function would be accepted with, except the caller's own ids. */
  function valuesOf(name: FunctionName): KnownValues & { email: string } {
    people += 1;
    const email = `fuzz${people}@example.jp`;
    return {
      ...registrationForm(email),
      ...existing[0],
      ...times(people),
      branch_id: 2,
      password: 'a-long-password',
      code: 'code',
      state: 'state',
      customerId: 'cus_x',
      priceId: 'price_standard',
      setup_intent_id: 'seti_x',
      idempotency_key: randomUUID(),
      form_token: formTokens.get(formOf(name)) ?? '',
      website: '',
      quoted_fee: 0,
      date: weekday(people),
      adaptation_date: weekday(people),
      month: '2026-11',
      date_from: weekday(people),
      date_to: weekday(people),
      at: app.clock.now().toISOString(),
      start_time: '10:00',
      end_time: '12:00',
      open_time: '08:00',
      close_time: '18:00',
      extended_open_time: '07:00',
      extended_close_time: '20:00',
      reserve_cancellation_id: null,
      childcare_correction_id: null,
      amount: 1,
      pick_up_tel: '09012345678',
      birth_dates: ['2023-05-05'],
      date_of_birth: '2023-05-05',
      accepted_amounts: [],
      session_id: randomUUID(),
      // Not the caller's own, whose sessions these functions end.
      account_id: 3,
      file_key: randomUUID(),
      email,
      ...special[name],
    };
  }

  return {
    valuesOf,
    /** A new person who may call the function. */
    async caller(name: FunctionName): Promise<Person> {
      const caller: FunctionCaller = functions[name].caller;
      const general = valuesOf(name);
      const { email } = general;
      if (caller === 'anyone') return { token: undefined, known: { ...general, child_ids: [], reserve_id: null } };
      if (forNewcomers.includes(name)) {
        const uid = `fuzz-${people}`;
        await app.pool.query(
          "insert into auth.users (uid, kind, email, password_hash) values ($1, 'customer', $2, 'x')",
          [uid, email],
        );
        return { token: await app.tokenOf(uid), known: general };
      }
      const isOwn = ['signed_in', 'customer', 'payer', 'guardian', 'family'].includes(caller);
      const member = isOwn ? await desk.member({ plan_type_id: 1 }) : guest;
      const child = await familyOf(member.id);
      const needsReserve = pathsOf(plausible(functions[name].input, {})).some((path) => path.at(-1) === 'reserve_id');
      const known = {
        quoted_amount: 2200,
        ...general,
        email: member.email,
        customer_id: member.id,
        child_id: child,
        child_ids: [child],
        reserve_id: needsReserve ? await reservedBy(member.id, await familyOf(member.id)) : null,
      };
      return { token: isOwn ? member.token : headquarters, known };
    },
    payload: (name: FunctionName, { known }: Person): unknown => plausible(functions[name].input, known),
  };
}
export type FuzzPeople = Awaited<ReturnType<typeof fuzzPeople>>;

const times = (position: number) => ({
  reserve_date: weekday(position),
  start_hour: 10,
  start_min: 0,
  end_hour: 12,
  end_min: 0,
  pickup_flag: 1 as const,
  pickup_name: '祖母',
  pickup_tel: '09012345678',
  breakfast_support_flag: 0 as const,
  lunch_support_flag: 0 as const,
  supper_support_flag: 0 as const,
  remarks: 'よろしくお願いします',
});

const formOf = (name: FunctionName): string =>
  name === 'userInquiries'
    ? 'user_inquiries'
    : name === 'partnerInquiries'
      ? 'partner_inquiries'
      : 'staff_recruitments';
