import { describe, expect, it } from 'vitest';
import { allergyAnswer, allergySeverity } from './care-codes.ts';
import { allergyAnswerOf, allergyInFull, allergyList, allergyText, alsoLikely } from './child-health.ts';

const { mild, moderate, severe } = allergySeverity.code;
const { notAsked, none, some } = allergyAnswer.code;
const allergy = (name: string, severity: number = moderate, more = {}) => ({
  other_name: '',
  severity,
  reaction: '',
  epipen_flag: false,
  allergen: { name },
  ...more,
});
const child = (answer: number | null, child_allergies = [] as ReturnType<typeof allergy>[]) => ({
  child_essentials: answer === null ? [] : [{ allergy_answer: answer }],
  child_allergies,
});

describe('what is known of a child’s allergies', () => {
  it('is not asked, none or some; an entry counts whatever the answer says', () => {
    expect([child(null), child(notAsked), child(none), child(some)].map(allergyAnswerOf)).toEqual([
      notAsked,
      notAsked,
      none,
      some,
    ]);
    expect(allergyAnswerOf(child(none, [allergy('卵')]))).toBe(some);
  });

  it('is said in words, the worst first', () => {
    const listed = [
      allergy('乳', mild),
      allergy('卵', severe),
      { ...allergy('', mild), other_name: 'ねこ', allergen: null },
    ];
    expect(allergyList(listed as never)).toBe('卵(重い症状)・乳・ねこ');
    expect([child(null), child(none), child(some, [allergy('卵')])].map(allergyText)).toEqual([
      '未回答',
      'アレルギーなし',
      '卵',
    ]);
    const full = allergy('卵', severe, { reaction: 'せきが出ます', epipen_flag: true });
    expect(allergyInFull(full)).toBe('卵 重い症状 エピペンあり せきが出ます');
  });

  it('hints at the nut that often goes with another, either way round, until it is named too', () => {
    expect(alsoLikely(['カシューナッツ', '卵'])).toEqual([{ named: 'カシューナッツ', other: 'ピスタチオ' }]);
    expect(alsoLikely(['ピーカンナッツ'])).toEqual([{ named: 'ピーカンナッツ', other: 'くるみ' }]);
    expect(alsoLikely(['くるみ', 'ピーカンナッツ'])).toEqual([]);
  });
});
