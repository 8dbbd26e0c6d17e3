import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noMeals } from '../domain/calendar/meals.ts';
import { addDays } from '../domain/time.ts';
import {
  childFlags,
  customerDetailsFlags,
  customerFlags,
  flaggedFields,
  planFlags,
  reserveFlags,
} from './flaggable-fields.ts';
import {
  childrenFromForm,
  formField,
  formFromReserve,
  futureBirthDates,
  mealsFromForm,
  reserveFromForm,
} from './form-mapping.ts';
import {
  childForm,
  customerDetailsForm,
  newPasswordForm,
  planForm,
  registrationCustomerForm,
  registrationReservesCustomerForm,
  reserveForm,
} from './forms.ts';

const child = {
  name: '山田 さくら',
  name_kana: 'ヤマダ サクラ',
  gender: '2',
  date_of_birth: '20240401',
  customer_remarks: '卵アレルギー',
};
const registration = {
  name: '山田 花子',
  name_kana: 'ヤマダ ハナコ',
  gender: '2',
  email: 'hanako@example.com',
  tel: '09012345678',
  emergency_contact_name: '山田 太郎',
  emergency_contact_tel: '09087654321',
  date_of_birth: '19900101',
  postal_code: '1050013',
  prefecture_id: '13',
  address1: '港区浜松町',
  address2: '2-14-6',
  default_branch_id: '1',
  social_media_upload: '2',
  plan_type_id: '1',
  child1: child,
};
const reserve = { reserve_date: '2026-11-16', start_hour: '9', start_min: '0', end_hour: '12', end_min: '30' };

describe('forms', () => {
  it('knows every field SPEC §5 says the server may flag', () => {
    expect(Object.keys(customerDetailsForm.shape)).toEqual(expect.arrayContaining([...customerDetailsFlags]));
    expect(Object.keys(planForm.shape)).toEqual([...planFlags]);
    expect(Object.keys(registrationCustomerForm.shape)).toEqual(expect.arrayContaining([...customerFlags]));
    expect(Object.keys(registrationReservesCustomerForm.shape)).toEqual(expect.arrayContaining([...customerFlags]));
    const { child_meals: _ours, use_tickets: _too, pickup_person_id: _alike, ...ofSpec } = reserveForm.shape;
    expect(Object.keys(ofSpec).sort()).toEqual([...reserveFlags].sort());
    expect(childFlags).toHaveLength(16);
    for (const flag of childFlags) expect(Object.keys(childForm.shape)).toContain(flag.split('.')[1]);
  });
  it('takes a registration with one to four children', () => {
    const parsed = registrationCustomerForm.parse({ ...registration, child2: child, child3: null });
    expect(childrenFromForm(parsed).map((each) => each.form_key)).toEqual(['child1', 'child2']);
    expect(parsed.child1.date_of_birth).toBe('2024-04-01');
  });
  it('flags fields by their §5 names', () => {
    const result = registrationCustomerForm.safeParse({ ...registration, tel: 'x', child1: { ...child, gender: '0' } });
    expect(flaggedFields(result.error?.issues ?? [])).toEqual(['tel', 'child1.gender']);
  });
  it('asks for the pick-up person only when someone else comes', () => {
    expect(reserveForm.safeParse(reserve).success).toBe(true);
    const result = reserveForm.safeParse({ ...reserve, pickup_flag: '1' });
    expect(flaggedFields(result.error?.issues ?? [])).toEqual(['pickup_name', 'pickup_tel']);
  });
  it.each([
    ['9', '0', true],
    ['8', '45', true],
    ['24', '15', true],
    ['24', '0', false],
    ['9', '15', false],
  ])('an end at %s:%s after 9:00 is flagged: %s', (end_hour, end_min, flagged) => {
    const result = reserveForm.safeParse({ ...reserve, end_hour, end_min });
    expect(flaggedFields(result.error?.issues ?? [])).toEqual(flagged ? ['end_hour'] : []);
  });
  it('wants the new password once, which can be looked at while typing', () => {
    expect(newPasswordForm.parse({ password: 'abcdefgh' })).toEqual({ password: 'abcdefgh' });
    const result = newPasswordForm.safeParse({ password: 'short' });
    expect(flaggedFields(result.error?.issues ?? [])).toEqual(['password']);
  });
  it('flags birth dates in the future', () => {
    const parsed = registrationCustomerForm.parse({ ...registration, child2: { ...child, date_of_birth: '20261117' } });
    expect(futureBirthDates(parsed, '2026-11-16')).toEqual(['child2.date_of_birth']);
    expect(futureBirthDates(parsed, '2026-11-17')).toEqual([]);
  });
});

describe('form mapping', () => {
  it('reads times as Tokyo times', () => {
    const columns = reserveFromForm(reserveForm.parse(reserve));
    expect(columns.start_datetime.toISOString()).toBe('2026-11-16T00:00:00.000Z');
    expect(columns.end_datetime.toISOString()).toBe('2026-11-16T03:30:00.000Z');
  });
  it('reads meals for every child from the flags, or child by child', () => {
    const lunch = { breakfast_support_flag: false, lunch_support_flag: true, supper_support_flag: false };
    const everyChild = mealsFromForm(reserveForm.parse({ ...reserve, lunch_support_flag: '1' }));
    expect([everyChild(7), everyChild(8)]).toEqual([lunch, lunch]);
    const one = mealsFromForm(
      reserveForm.parse({ ...reserve, lunch_support_flag: 1, child_meals: [{ child: 7, lunch_support_flag: 1 }] }),
    );
    expect([one(7), one(8)]).toEqual([lunch, noMeals]);
  });
  it('drops a pick-up person whose box was unticked again', () => {
    const form = reserveForm.parse({ ...reserve, pickup_flag: 0, pickup_name: '山田', pickup_tel: '09012345678' });
    expect(reserveFromForm(form)).toMatchObject({ pick_up_name: null, pick_up_tel: null });
  });
  it('names the form field of a column', () => {
    expect(['pick_up_tel', 'remarks', 'end_datetime'].map(formField)).toEqual(['pickup_tel', 'remarks', 'end_hour']);
  });
  it('goes there and back for every reserve', () => {
    const flag = fc.constantFrom(0 as const, 1 as const);
    const times = fc
      .tuple(fc.integer({ min: 0, max: 95 }), fc.integer({ min: 1, max: 96 }))
      .filter(([start, end]) => start < end);
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 4000 }),
        times,
        flag,
        flag,
        flag,
        flag,
        (days, [start, end], breakfast, lunch, supper, pickup) => {
          const form = reserveForm.parse({
            reserve_date: addDays('2024-01-01', days),
            start_hour: Math.floor(start / 4),
            start_min: (start % 4) * 15,
            end_hour: Math.floor(end / 4),
            end_min: (end % 4) * 15,
            breakfast_support_flag: breakfast,
            lunch_support_flag: lunch,
            supper_support_flag: supper,
            pickup_flag: pickup,
            pickup_name: pickup ? '山田' : '',
            pickup_tel: pickup ? '0312345678' : '',
            pickup_person_id: pickup ? 5 : null,
            child_meals: [
              { child: 7, breakfast_support_flag: breakfast, lunch_support_flag: lunch, supper_support_flag: supper },
              { child: 8, breakfast_support_flag: breakfast, lunch_support_flag: 0, supper_support_flag: 0 },
            ],
            remarks: '',
          });
          const reserve_details = [7, 8].map((child_id) => ({ child_id, ...mealsFromForm(form)(child_id) }));
          expect(formFromReserve({ ...reserveFromForm(form), reserve_details })).toEqual(form);
        },
      ),
    );
  });
});
