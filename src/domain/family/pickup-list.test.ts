import { describe, expect, it } from 'vitest';
import { listedAs } from './pickup-list.ts';

const list = [
  { name: '石井 さゆり', tel: '09011114444' },
  { name: '木村 直樹', tel: null },
];

describe('who of the list was typed', () => {
  it('reads blanks and widths alike, and wants the same number where one is known', () => {
    expect(listedAs(list, { name: '石井　さゆり', tel: '09011114444' })).toBe(list[0]);
    expect(listedAs(list, { name: '石井さゆり', tel: null })).toBe(list[0]);
    expect(listedAs(list, { name: '石井 さゆり', tel: '09000000000' })).toBeUndefined();
    expect(listedAs(list, { name: '木村 直樹', tel: '09000000000' })).toBe(list[1]);
    expect(listedAs(list, { name: '別の 人', tel: '09011114444' })).toBeUndefined();
  });
});
