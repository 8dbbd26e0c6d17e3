import { describe, expect, it } from 'vitest';
import { fieldErrorsOf, firstUnseen } from './refused-fields.ts';

describe('what a refusal says of the fields', () => {
  it('its own words for all flagged fields, the contract’s for each, the first of several', () => {
    const details = [
      { path: 'name', message: '名前を入力してください。' },
      { path: 'name', message: '名前が長すぎます。' },
    ];
    const refusal = {
      kind: 'refused' as const,
      type: 'input_error',
      msg: 'ご確認ください。',
      fields: ['name', 'tel'],
      details,
    };
    expect(fieldErrorsOf(refusal)).toEqual({ name: '名前を入力してください。', tel: 'ご確認ください。' });
    expect(fieldErrorsOf({ kind: 'fault', code: 'internal', message: '', lost: false })).toEqual({});
  });

  it('what no field shows is found, also a single line of a field that is there', () => {
    const isSeen = (path: string) => path === 'name' || path === 'lines';
    const wrong = { type: 'wrong', message: '3行目が長すぎます。' };
    expect(firstUnseen({ name: wrong }, isSeen)).toBeUndefined();
    expect(firstUnseen({ name: wrong, lines: [undefined, undefined, wrong] }, isSeen)).toBe('3行目が長すぎます。');
    expect(firstUnseen({ branch_id: wrong }, isSeen)).toBe('3行目が長すぎます。');
  });
});
