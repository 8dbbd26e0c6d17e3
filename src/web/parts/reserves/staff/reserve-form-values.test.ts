import { describe, expect, it } from 'vitest';
import { emptyReserveForm, missingIn, reserveFieldsOf } from './reserve-form-values.ts';

describe('the staff’s reserve form', () => {
  it('says what is missing, in the order of the form', () => {
    const values = emptyReserveForm('2026-11-20');
    expect(missingIn(values)).toBe('お子さまを選択してください。');
    expect(missingIn({ ...values, child_ids: [1] })).toBe('開始と終了の時間を選択してください。');
    expect(missingIn({ ...values, child_ids: [1], reserve_date: '' })).toBe('利用日を入力してください。');
    expect(missingIn({ ...values, child_ids: [1], start: 540, end: 600 })).toBeUndefined();
  });

  it('sends SPEC §5’s fields; an empty pick-up is the parent', () => {
    const meals = { 2: ['lunch_support_flag' as const] };
    const values = { ...emptyReserveForm('2026-11-20'), child_ids: [1, 2], start: 555, end: 690, meals };
    expect(reserveFieldsOf(values)).toMatchObject({
      start_hour: 9,
      start_min: 15,
      end_hour: 11,
      end_min: 30,
      breakfast_support_flag: 0,
      lunch_support_flag: 1,
      child_meals: [
        { child: 1, lunch_support_flag: 0 },
        { child: 2, lunch_support_flag: 1 },
      ],
      pickup_flag: 0,
    });
    expect(reserveFieldsOf({ ...values, pickup_name: '祖母' })).toMatchObject({ pickup_flag: 1, pickup_name: '祖母' });
  });
});
