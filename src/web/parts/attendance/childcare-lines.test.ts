import { describe, expect, it } from 'vitest';
import { type ChildcareAmounts, childcareLines } from './childcare-lines.ts';

const line = (kind: string, quantity: number, amount: number, child_index = 0, unit_price = 1000) => ({
  child_index,
  kind,
  unit_price,
  quantity,
  amount,
  tax_class: 1,
});
const childcare = (rest: Partial<ChildcareAmounts>): ChildcareAmounts => ({
  amount_lines: [],
  tickets_discount_amount: 0,
  others_discount_amount: 0,
  others_discount_reason: '',
  number_of_tickets_used: 0,
  total_amount: 0,
  ...rest,
});

describe('childcareLines', () => {
  it('puts the planned line beside the actual one and tells how the time grew', () => {
    const lines = childcareLines(
      childcare({ amount_lines: [line('childcare', 210, 3500)] }),
      [line('childcare', 180, 3000)],
      ['佐藤 陽向'],
    );
    expect(lines).toEqual([
      {
        key: '0 childcare 1000',
        label: '保育料',
        detail: '1,000円/時間 × 3時間→3時間30分',
        planned: 3000,
        actual: 3500,
      },
    ]);
  });

  it('tells the times of siblings who stayed apart, and who did not come', () => {
    const amount_lines = [
      { ...line('childcare', 180, 3000), from: '09:00', to: '12:00' },
      { ...line('childcare', 210, 3500, 1), from: '09:00', to: '12:20' },
      { ...line('childcare', 180, 1500, 2), absent_percent: 50 },
    ];
    const names = ['佐藤 陽向', '佐藤 結月', '佐藤 碧'];
    expect(childcareLines(childcare({ amount_lines }), [], names).map(({ detail }) => detail)).toEqual([
      '1,000円/時間 × 3時間(9:00〜12:00)',
      '1,000円/時間 × 3時間30分(9:00〜12:20)',
      'ご来園なし(ご予定の料金の50%)',
    ]);
  });

  it('keeps lines that exist on one side only', () => {
    const lines = childcareLines(
      childcare({ amount_lines: [line('after_business', 30, 150, 0, 300)] }),
      [line('meal_support', 1, 500, 0, 500)],
      [],
    );
    expect(lines.map(({ label, planned, actual }) => [label, planned, actual])).toEqual([
      ['食事', 500, 0],
      ['時間外加算', 0, 150],
    ]);
  });

  it('says whose line it is with several children', () => {
    const actual = [line('childcare', 60, 1000, 0), line('childcare', 60, 1000, 1)];
    const lines = childcareLines(childcare({ amount_lines: actual }), actual, ['佐藤 陽向', '佐藤 結菜']);
    expect(lines.map(({ label }) => label)).toEqual(['保育料 陽向さん', '保育料 結菜さん']);
  });

  it('explains tickets and discounts as deductions', () => {
    const lines = childcareLines(
      childcare({
        number_of_tickets_used: 3,
        tickets_discount_amount: 3000,
        others_discount_amount: 200,
        others_discount_reason: 'お待たせしたため',
      }),
      [],
      [],
    );
    expect(lines.map(({ label, detail, actual }) => [label, detail, actual])).toEqual([
      ['回数券', '3枚を使い、3時間分の保育料にあてました', -3000],
      ['割引', 'お待たせしたため', -200],
    ]);
  });

  it('survives stored lines it cannot read', () => {
    expect(childcareLines(childcare({ amount_lines: 'broken' }), null, [])).toEqual([]);
  });
});
