import { describe, expect, it } from 'vitest';
import { demoBringRows } from '../../../db/seed/content/company.ts';
import { mealsFrom, noMeals } from '../calendar/meals.ts';
import { type BringFacts, bringItemText, bringList, generalBringList } from './bring-list.ts';

const lunch = mealsFrom(['lunch_support_flag']);
const four = { date_of_birth: '2022-05-10', ...noMeals };
const visit: BringFacts = {
  day: '2026-11-16',
  children: [four],
  mealsInStay: [],
  isFirstVisit: false,
  isPickedUpByAnother: false,
};
const texts = (facts: Partial<BringFacts>): string[] =>
  bringList(demoBringRows, { ...visit, ...facts }).map(bringItemText);
const items = (facts: Partial<BringFacts>): string[] =>
  bringList(demoBringRows, { ...visit, ...facts }).map(({ item }) => item);

describe('bring list of a reserve', () => {
  it('is short for a child of four who knows the branch', () => {
    expect(items({})).toEqual(['着替え1組と、汚れたものを入れる袋', '飲み物', '処方薬と投薬の依頼書']);
  });

  it('names nappies and milk for a baby, judged on the day of the stay', () => {
    const baby = { date_of_birth: '2025-05-20', ...noMeals };
    expect(items({ children: [baby] })).toContain('ミルクと哺乳びん');
    expect(items({ children: [baby] })).toContain('おむつとおしりふき');
    expect(items({ children: [baby], day: '2026-11-19' })).not.toContain('ミルクと哺乳びん');
    expect(items({ children: [four, baby] })).toContain('おむつとおしりふき');
  });

  it('names no lunch box where the meal is ordered or none falls into the stay', () => {
    expect(items({ mealsInStay: [] })).not.toContain('お弁当');
    expect(items({ children: [{ ...four, ...lunch }], mealsInStay: ['lunch_support_flag'] })).not.toContain('お弁当');
    expect(texts({ mealsInStay: ['lunch_support_flag', 'supper_support_flag'] })).toContain('お弁当(昼食と夕食の分)');
  });

  it('says whose lunch box, where only one child eats what the branch cooks', () => {
    const children = [
      { ...four, ...lunch, called: '陽向さん' },
      { ...four, called: '葵さん' },
    ];
    expect(texts({ children, mealsInStay: ['lunch_support_flag'] })).toContain('お弁当(葵さんの昼食の分)');
    const both = children.map((child) => ({ ...child, ...noMeals }));
    expect(texts({ children: both, mealsInStay: ['lunch_support_flag'] })).toContain('お弁当(昼食の分)');
  });

  it('names the papers at the first visit only; no 母子健康手帳 for a schoolchild', () => {
    expect(items({ isFirstVisit: true })).toEqual(
      expect.arrayContaining(['健康保険証または資格確認書の写し', '母子健康手帳']),
    );
    const pupil = { date_of_birth: '2018-05-10', ...noMeals };
    expect(items({ isFirstVisit: true, children: [pupil] })).not.toContain('母子健康手帳');
    expect(items({})).not.toContain('健康保険証または資格確認書の写し');
  });

  it('names the papers of who comes for the child, and what the branch asks for', () => {
    expect(items({ isPickedUpByAnother: true })).toContain('お迎えの方の身分証');
    expect(texts({ branchItems: [{ item: '上履き', reason: '2歳から' }] }).at(-1)).toBe('上履き(2歳から)');
  });
});

it('has a general list that holds everything a reserve may name, each with who needs it', () => {
  const general = generalBringList(demoBringRows).map(({ item }) => item);
  const everything = items({
    children: [{ date_of_birth: '2026-03-01', ...noMeals }],
    mealsInStay: ['lunch_support_flag'],
    isFirstVisit: true,
    isPickedUpByAnother: true,
  });
  expect(general).toEqual(everything);
  expect(generalBringList(demoBringRows).filter(({ reason }) => !reason)).toHaveLength(1);
});
