import { describe, expect, it } from 'vitest';
import { type RuleChangeFacts, ruleNotices } from './rule-notices.ts';

const facts: RuleChangeFacts = {
  table: 'unit_prices',
  today: '2026-11-16',
  date: '2027-01-15',
  dearer: true,
  members: 12,
  reserves: 3,
  retentionChanges: false,
  plansNamingAmounts: [],
};
const notices = (changed: Partial<RuleChangeFacts> = {}) =>
  ruleNotices({ ...facts, ...changed }).map(({ title, due }) => [title, due]);

describe('notices the law wants', () => {
  it('of dearer prices: members a month before, families with a reserve while they can still cancel free', () => {
    expect(notices()).toEqual([
      ['会員の皆さまへのお知らせ', '2026-12-15'],
      ['予約済みの3件の料金', null],
      ['園での掲示と説明', '2027-01-15'],
      ['特定商取引法に基づく表記', null],
    ]);
  });

  it('are due today if the day is nearer, and fewer without members or reserves', () => {
    expect(notices({ date: '2026-11-20' })[0]).toEqual(['会員の皆さまへのお知らせ', '2026-11-16']);
    expect(notices({ members: 0, reserves: 0 }).map(([title]) => title)).toEqual([
      '園での掲示と説明',
      '特定商取引法に基づく表記',
    ]);
  });

  it('name the plans whose words hold an amount', () => {
    const words = ruleNotices({ ...facts, plansNamingAmounts: ['ライト', 'スタンダード'] });
    expect(words.find(({ title }) => title === 'プランの説明の見直し')?.text).toContain('ライト、スタンダードの説明');
  });

  it('name what each kind of row needs', () => {
    expect(notices({ table: 'cancellation_policies' }).map(([title]) => title)).toContain('キャンセル料の根拠');
    expect(notices({ table: 'ticket_prices' }).map(([title]) => title)).toContain('回数券の有効期限');
    expect(notices({ table: 'plan_types' }).map(([title]) => title)).toContain('月額プランの表示');
    expect(notices({ table: 'reserve_settings', retentionChanges: true }).map(([title]) => title)).toContain(
      'プライバシーポリシーの見直し',
    );
    expect(notices({ table: 'meal_hours' })).toEqual([]);
  });
});
