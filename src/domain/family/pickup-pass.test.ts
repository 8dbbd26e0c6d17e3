import { describe, expect, it } from 'vitest';
import { codeWordAt, codeWords } from './code-words.ts';
import { type JudgedPass, passState, shownDigits } from './pickup-pass.ts';

const reserve = {
  branch_id: 2,
  reserve_date: '2026-11-19',
  end_datetime: '2026-11-19T12:00:00+09:00',
  approval_status: 1,
  cancel_flag: false,
} as const;
const pass: JudgedPass = {
  branch_id: 2,
  pass_date: '2026-11-19',
  revoked_at: null,
  used_at: null,
  person_removed: false,
  reserve,
};
const at = (time: string, date = '2026-11-19') => new Date(`${date}T${time}:00+09:00`);
const grace = 60;

describe('a pass', () => {
  it.each([
    ['not_yet', at('23:59', '2026-11-18')],
    ['valid', at('00:00')],
    ['valid', at('13:00')],
    ['over', at('13:01')],
  ])('is %s at %s', (state, now) => expect(passState(pass, now, grace)).toBe(state));

  it.each([
    ['revoked', { revoked_at: at('09:00') }],
    ['revoked', { person_removed: true }],
    ['revoked', { revoked_at: at('09:00'), used_at: at('10:00') }],
    ['used', { used_at: at('10:00') }],
    ['void', { reserve: { ...reserve, cancel_flag: true } }],
    ['void', { reserve: { ...reserve, approval_status: 2 as const } }],
    ['void', { reserve: { ...reserve, branch_id: 3 } }],
    ['void', { reserve: { ...reserve, reserve_date: '2026-11-20' as const } }],
  ])('is %s with %j', (state, change) => expect(passState({ ...pass, ...change }, at('10:00'), grace)).toBe(state));
});

describe('code words', () => {
  it('are many, each once, as they are spoken', () => {
    expect(codeWords.length).toBeGreaterThanOrEqual(200);
    expect(new Set(codeWords).size).toBe(codeWords.length);
    for (const word of codeWords) expect(word).toMatch(/^[ぁ-んー]{2,10}$/);
  });
  it('are taken by chance, first and last included', () => {
    expect(codeWordAt(0)).toBe(codeWords[0]);
    expect(codeWordAt(0.999_999)).toBe(codeWords.at(-1));
    expect(() => codeWordAt(1)).toThrow();
  });
});

it('digits are shown in two groups', () => expect(shownDigits('012345')).toBe('012 345'));
