import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { childGender } from '../domain/codes.ts';
import * as field from './fields.ts';

const firstMessage = (schema: z.ZodType, value: unknown): string | undefined =>
  schema.safeParse(value).error?.issues[0]?.message;
const accepts = (schema: z.ZodType, value: unknown): boolean => schema.safeParse(value).success;

describe('field rules', () => {
  it.each([
    ['name', field.name, '山'.repeat(50), '山'.repeat(51)],
    ['name_kana', field.name_kana, 'ヤマダ　ハナコー', 'やまだ'],
    ['name_kana half width', field.name_kana, 'ヤマダ ハナコ', 'ﾔﾏﾀﾞ'],
    ['name_kana digits', field.name_kana, 'ヴァイオレット', 'ヤマダ1'],
    ['tel 10', field.tel, '0312345678', '031234567'],
    ['tel 11', field.tel, '09012345678', '090123456789'],
    ['tel hyphen', field.tel, '09012345678', '090-1234-5678'],
    ['tel full width', field.tel, '09012345678', '０９０１２３４５６７８'],
    ['postal_code', field.postal_code, '1050013', '105-0013'],
    ['date_of_birth digits', field.date_of_birth, '20240229', '20230229'],
    ['date_of_birth picked', field.date_of_birth, '2024-02-29', '1899-12-31'],
    ['email', field.email, `${'a'.repeat(64)}@example.com`, `${'a'.repeat(64)}@${'b'.repeat(40)}.com`],
    ['email shape', field.email, 'a.b+c@example.co.jp', 'a@b'],
    ['address1', field.address1, '東'.repeat(64), '東'.repeat(65)],
    ['address2', field.address2, '1-2-3', '   '],
    ['customer_remarks', field.customer_remarks, 'あ'.repeat(100), 'あ'.repeat(101)],
    ['remarks empty', field.remarks, '', 'あ'.repeat(101)],
    ['pick_up_name', field.pick_up_name, '山'.repeat(30), '山'.repeat(31)],
    ['password short', field.password, '12345678', '1234567'],
    ['password long', field.password, 'x'.repeat(64), 'x'.repeat(65)],
    ['inquiry_text', field.inquiry_text, 'あ'.repeat(1000), 'あ'.repeat(1001)],
    ['free_comment', field.free_comment, 'あ'.repeat(1000), 'あ'.repeat(1001)],
    ['gender', field.code(childGender, '性別'), '3', '0'],
    ['id', field.id('園'), '12', '0'],
    ['id size', field.id('園'), 2_147_483_647, 2_147_483_648],
    ['flag', field.flag, '1', true],
    ['clock time', field.clockTime('時間'), '09:00', '25:00'],
    ['moment', field.moment(), '2026-11-16T10:00:00+09:00', '0000-01-01T00:00:00Z'],
    ['moment far off', field.moment(), '2199-12-31T00:00:00Z', '9999-12-31T23:59:59-23:59'],
    ['idempotency_key', field.idempotency_key, '0b5fd39a-93f1-4b6c-8e6b-3d2f5c1e7a90', 'x'],
  ])('%s', (_, schema, good, bad) => {
    expect(accepts(schema, good)).toBe(true);
    expect(accepts(schema, bad)).toBe(false);
  });

  it.each([undefined, null, 7, {}, []])('answers in Japanese even for the type %j', (value) => {
    for (const schema of [field.name, field.tel, field.email, field.password, field.date_of_birth, field.id('園')]) {
      const message = firstMessage(schema, value === 7 && schema !== field.name ? {} : value);
      expect(message).toMatch(/してください。$/);
    }
  });
  it('says what is missing and what is too long', () => {
    expect(firstMessage(field.name, ' ')).toBe('お名前を入力してください。');
    expect(firstMessage(field.name, 'あ'.repeat(51))).toBe('お名前は50文字以内で入力してください。');
    expect(firstMessage(field.tel, '1')).toBe('電話番号はハイフンなしの10桁または11桁の数字で入力してください。');
    expect(firstMessage(field.inquiry_text, 'あ'.repeat(1001))).toBe(
      'お問い合わせ内容は1,000文字以内で入力してください。',
    );
    expect(firstMessage(field.id('園'), '0')).toBe('園を選択してください。');
  });
  it('keeps its words when it is optional', () => {
    expect(firstMessage(field.optional(field.tel), '1')).toBe(firstMessage(field.tel, '1'));
  });
  it('normalises what is stored', () => {
    expect(field.name.parse('  山田 花子　')).toBe('山田 花子');
    expect(field.email.parse(' Hanako@Example.com ')).toBe('hanako@example.com');
    expect(field.date_of_birth.parse('2024/02/29')).toBe('2024-02-29');
    expect(field.customer_remarks.parse(null)).toBe('');
    expect(field.optional(field.tel).parse('')).toBeNull();
    expect(field.optional(field.tel).parse(undefined)).toBeNull();
    expect(field.optional(field.id('園')).parse('7')).toBe(7);
    expect(field.flag.parse(undefined)).toBe(0);
    expect(field.password.parse(' space  ')).toBe(' space  ');
  });
  it('refuses a birth date after today', () => {
    expect(firstMessage(field.birthDateNotAfter('2026-11-15'), '20261116')).toBe(
      '生年月日に未来の日付は入力できません。',
    );
    expect(accepts(field.birthDateNotAfter('2026-11-15'), '20261115')).toBe(true);
  });
});
