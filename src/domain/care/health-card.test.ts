import { describe, expect, it } from 'vitest';
import { cardChanges, cardInText, emptyCardTexts, expiresSoon, hasOnlyOldPlans, isExpired } from './health-card.ts';

const card = {
  ...emptyCardTexts,
  ...{ allergy_answer: 2, allergies: [], diet_stage: null, milk: '', foods_to_avoid: '', usual_temperature: 36.6 },
  ...{ own_photos_flag: false, shared_photos_flag: false },
};

describe('a health card', () => {
  it('is held against the one before, field by field', () => {
    const before = cardInText(card);
    expect(before).toMatchObject({ allergies: 'なし', usual_temperature: '36.6℃', conditions: '' });
    const after = cardInText({ ...card, usual_temperature: null, comfort: 'タオル' });
    expect(cardChanges(before, after)).toEqual([
      { field: 'usual_temperature', before: '36.6℃', after: '' },
      { field: 'comfort', before: '', after: 'タオル' },
    ]);
    expect(cardChanges(before, before)).toEqual([]);
  });

  it.each([
    [false, false, 'ご家庭向け不可・ほかのご家庭の写真不可'],
    [true, false, 'ご家庭向けOK・ほかのご家庭の写真不可'],
    [false, true, 'ご家庭向け不可・ほかのご家庭の写真OK'],
  ])('says whose photographs may be taken: %s, %s', (own_photos_flag, shared_photos_flag, photos) => {
    expect(cardInText({ ...card, own_photos_flag, shared_photos_flag }).photos).toBe(photos);
  });

  it('is renewed in time: the last of the days counts', () => {
    expect(['2026-12-16', '2026-12-17'].map((last) => expiresSoon(last, '2026-11-16', 30))).toEqual([true, false]);
  });

  it('has papers that are good on their last day', () => {
    expect(['2026-11-15', '2026-11-16', null].map((last) => isExpired(last, '2026-11-16'))).toEqual([
      true,
      false,
      false,
    ]);
    expect(['2026-11-15', '2026-11-16', '2026-12-17'].map((last) => expiresSoon(last, '2026-11-16', 30))).toEqual([
      false,
      true,
      false,
    ]);
    const plans = (...days: string[]) => days.map((valid_until) => ({ kind: 1, valid_until }));
    expect(hasOnlyOldPlans(plans('2026-11-15'), '2026-11-16')).toBe(true);
    expect(hasOnlyOldPlans(plans('2026-11-15', '2027-01-01'), '2026-11-16')).toBe(false);
    expect(hasOnlyOldPlans([], '2026-11-16')).toBe(false);
  });
});
