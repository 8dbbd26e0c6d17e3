import { describe, expect, it } from 'vitest';
import { claimsOf, nothingClaimed, type PublicFacts } from './claims.ts';
import { safetyClaims } from './safety-claims.ts';

const demo: PublicFacts = {
  ...{ sundays_flag: false, holidays_flag: true, every_day_flag: false, free_plan_flag: true },
  ...{ interview_free_flag: true, minimum_minutes: 60, today_lead_minutes: 60 },
};

describe('what is said of safety', () => {
  const care = {
    ...{ minimum_staff: 2, registered_share_percent: 33, sleep_check_minutes_zero: 5, sleep_check_minutes_one_two: 10 },
    ...{ sleep_check_minutes_three: 15, sleep_check_minutes_four: 30 },
  };
  it.each([
    [care, '3分の1以上が', '0歳は5分ごと、1〜2歳は10分ごと、3歳は15分ごと、4歳からは30分ごとに'],
    [{ ...care, registered_share_percent: 100, sleep_check_minutes_one_two: 5 }, '全員が', '0〜2歳は5分ごと、3歳は'],
    [{ ...care, registered_share_percent: 60, sleep_check_minutes_four: 15 }, '60%以上が', '3歳からは15分ごと'],
  ])('follows from the settings of care', (settings, staff, sleep) => {
    const [first, second] = safetyClaims(settings);
    expect([first?.text, second?.text]).toEqual([expect.stringContaining(staff), expect.stringContaining(sleep)]);
  });
});

describe('public claims', () => {
  it('of the demo are the words of the specification', () => {
    const { promises, tagline, title, description } = claimsOf(demo);
    expect(promises).toEqual(['1時間から', '当日予約', '祝日も開園', '面談なし']);
    expect(tagline).toBe('今日、頼れる。1時間からの一時保育');
    expect(title).toBe('1時間から、当日でも頼める一時保育');
    expect(description).toBe(
      '1時間から預けられる一時保育サービスです。当日の予約もでき、祝日も休まず、事前の面談はいりません。空きのある園をすぐに探せます。',
    );
  });

  it.each<[string, Partial<PublicFacts>, string | null]>([
    ['open every day', { every_day_flag: true, sundays_flag: true }, '日曜も祝日も休みません'],
    ['closed on Wednesdays', { sundays_flag: true }, '日曜も祝日もお預かりします'],
    ['closed on Sundays', {}, '祝日も休みません'],
    ['closed on holidays', { sundays_flag: true, holidays_flag: false }, '日曜もお預かりします'],
    ['closed on both', { holidays_flag: false }, null],
  ])('of a company %s', (_, facts, expected) => {
    const claims = claimsOf({ ...demo, ...facts });
    expect(claims.openDays?.title ?? null).toBe(expected);
    expect(JSON.stringify(claims).includes('年中無休')).toBe(facts.every_day_flag === true);
    expect(claims.promises.includes('祝日も開園')).toBe(facts.holidays_flag ?? true);
  });

  it.each<[string, Partial<PublicFacts>, string]>([
    ['half an hour', { minimum_minutes: 30 }, '30分から'],
    ['two hours', { minimum_minutes: 120 }, '2時間から'],
  ])('say the least stay of %s', (_, facts, expected) => {
    expect(claimsOf({ ...demo, ...facts }).promises[0]).toBe(expected);
  });

  it('leave out what is not so', () => {
    expect(
      claimsOf({ ...demo, today_lead_minutes: 1440, interview_free_flag: false, holidays_flag: false }),
    ).toMatchObject({
      promises: ['1時間から'],
      title: '1時間から頼める一時保育',
      description: '1時間から預けられる一時保育サービスです。空きのある園をすぐに探せます。',
    });
    expect(nothingClaimed).toMatchObject({
      promises: [],
      title: '必要なときに頼める一時保育',
      freePlan: false,
      openDays: null,
    });
  });
});
