import { describe, expect, it } from 'vitest';
import { lookup, placeholderKey, withPlaceholder } from './code-list.ts';
import {
  approvalBadge,
  approvalStatus,
  childGender,
  customerStatusFilter,
  reservableStatuses,
  reservableText,
} from './codes.ts';

describe('coded values', () => {
  it('gives labels for numbers and for the digit strings of forms', () => {
    expect(childGender.label(1)).toBe('男の子');
    expect(childGender.label('2')).toBe('女の子');
  });
  it.each([0, 9, '', '1 ', null, undefined, 1.5, 'toString'])('throws for the unknown value %j', (key) => {
    expect(() => childGender.label(key)).toThrow(`Unexpected value: ${String(key)}`);
  });
  it('looks up any table with the same words', () => {
    expect(lookup(new Map([['a', 1]]), 'a')).toBe(1);
    expect(() => lookup(new Map([['a', 1]]), 'b')).toThrow('Unexpected value: b');
  });
  it('puts the placeholder key 0 first', () => {
    expect(withPlaceholder(childGender.options)[0]).toEqual({ key: placeholderKey, label: '選択してください' });
  });
  it('shows not-used approval as a dash to staff and as confirmed to parents', () => {
    expect(approvalStatus.label(1)).toBe('-');
    expect([1, 3].map(approvalBadge.label)).toEqual(['予約確定', '予約確定']);
  });
  it('knows the codes by name', () => {
    expect(approvalStatus.code).toEqual({ notUsed: 1, pending: 2, approved: 3, rejected: 4 });
    expect(customerStatusFilter.keys).toEqual([0, 1, 2, 3, 4]);
    expect([approvalStatus.has(2), approvalStatus.has(5), approvalStatus.has('2')]).toEqual([true, false, false]);
  });
  it('has a word for every calendar mark', () => {
    expect(reservableStatuses.map((mark) => reservableText[mark])).toEqual(['空きあり', 'リクエスト', '空きなし']);
  });
});
