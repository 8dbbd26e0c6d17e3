import { describe, expect, it } from 'vitest';
import type { Quote } from '../../../../contract/functions/billing/price-lines.ts';
import { quoteLines } from './quote-lines.ts';

const line = (child_index: number, kind: Quote['lines'][number]['kind'], unit_price: number, quantity: number) => ({
  child_index,
  kind,
  unit_price,
  quantity,
  amount: 1,
  tax_class: 1 as const,
});

describe('quoteLines', () => {
  it('says unit and quantity', () => {
    const lines = quoteLines(
      { lines: [line(0, 'childcare', 1000, 150), line(0, 'meal_support', 500, 2), line(0, 'current_day', 500, 1)] },
      ['佐藤 陽向'],
    );
    expect(lines.map(({ label, detail }) => [label, detail])).toEqual([
      ['保育料', '1,000円/時間 × 2時間30分'],
      ['食事', '500円 × 2食'],
      ['当日予約料', undefined],
    ]);
  });
  it('names the child when there are several', () => {
    const lines = quoteLines({ lines: [line(0, 'childcare', 1, 60), line(1, 'childcare', 1, 60)] }, [
      '佐藤 陽向',
      '佐藤 結菜',
    ]);
    expect(lines.map(({ label }) => label)).toEqual(['保育料 陽向さん', '保育料 結菜さん']);
    expect(new Set(lines.map(({ key }) => key)).size).toBe(2);
  });
});
