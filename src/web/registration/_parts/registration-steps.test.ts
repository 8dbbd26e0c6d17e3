import { describe, expect, it } from 'vitest';
import { emptyRegistration } from './registration-flow.ts';
import { reachedStep, stepAt, stepOfField, stepSchema } from './registration-steps.ts';

const today = '2026-11-16';
const you = {
  ...emptyRegistration,
  name: '水野 かおり',
  name_kana: 'ミズノ カオリ',
  gender: '2',
  date_of_birth: '19900401',
  tel: '09012345678',
  email: 'mizuno@example.jp',
  postal_code: '1050013',
  prefecture_id: '13',
  address1: '港区浜松町',
  address2: '2-14-6',
};
const child = {
  ...you,
  child1: { name: '水野 はる', name_kana: 'ミズノ ハル', gender: '1', date_of_birth: '20230503', customer_remarks: '' },
  emergency_contact_name: '水野 一郎',
  emergency_contact_tel: '08012345678',
  default_branch_id: '2',
  social_media_upload: '3',
};
const flagsOf = (step: 'you' | 'child' | 'card', values: unknown) =>
  stepSchema(step, today)
    .safeParse(values)
    .error?.issues.map(({ path }) => path.join('.')) ?? [];

describe('the steps of registration A', () => {
  it('each checks its own fields and lets the others pass', () => {
    expect(flagsOf('you', you)).toEqual([]);
    expect(flagsOf('child', child)).toEqual([]);
    expect(flagsOf('child', { ...child, name: '' })).toEqual([]);
    expect(flagsOf('card', child)).toEqual(['plan_type_id']);
  });

  it('ask for the kana of a child, refuse the own number and days to come', () => {
    expect(flagsOf('child', { ...child, child1: { ...child.child1, name_kana: '' } })).toEqual(['child1.name_kana']);
    expect(flagsOf('child', { ...child, emergency_contact_tel: you.tel })).toEqual(['emergency_contact_tel']);
    expect(flagsOf('child', { ...child, child1: { ...child.child1, date_of_birth: '20261117' } })).toEqual([
      'child1.date_of_birth',
    ]);
    expect(flagsOf('you', { ...you, date_of_birth: '20261117' })).toEqual(['date_of_birth']);
  });

  it('are reached one after the other', () => {
    expect(reachedStep(undefined, today)).toBe('you');
    expect(reachedStep(emptyRegistration, today)).toBe('you');
    expect(reachedStep(you, today)).toBe('child');
    expect(reachedStep(child, today)).toBe('card');
  });

  it.each([
    ['', child, [], 'you'],
    ['step=child', child, [], 'child'],
    ['step=card', you, [], 'child'],
    ['step=card', undefined, [], 'you'],
    ['step=nonsense', child, [], 'you'],
    ['card=failed', child, [], 'card'],
    ['', child, ['child1.name'], 'child'],
    ['', child, ['plan_type_id'], 'card'],
    ['step=you', child, ['child1.name'], 'you'],
  ])('?%s', (search, values, flags, step) => {
    expect(stepAt(new URLSearchParams(search), values && { values, flags }, today)).toBe(step);
  });
});

it.each([
  ['email', 'you'],
  ['address2', 'you'],
  ['emergency_contact_tel', 'child'],
  ['child4.date_of_birth', 'child'],
  ['plan_type_id', 'card'],
])('%s stands in step %s', (field, step) => {
  expect(stepOfField(field)).toBe(step);
});
