import { describe, expect, it } from 'vitest';
import { ageNoticeText, ageText, birthDateText } from './birth-date-text.ts';

describe('birthDateText', () => {
  it.each([
    ['1990-04-01', '1990年4月1日(平成2年)'],
    ['2019-05-01', '2019年5月1日(令和元年)'],
    ['1988-12-31', '1988年12月31日(昭和63年)'],
  ])('%s', (date, text) => {
    expect(birthDateText(date)).toBe(text);
  });
});

describe('ageText', () => {
  it.each([
    ['2026-03-16', '2026-11-16', '0歳8か月'],
    ['2026-03-17', '2026-11-16', '0歳7か月'],
    ['2020-11-16', '2026-11-16', '6歳0か月'],
    ['2019-11-16', '2026-11-16', '7歳'],
    ['1990-11-17', '2026-11-16', '35歳'],
    ['2026-11-16', '2026-11-16', '0歳0か月'],
  ])('%s on %s', (date, today, text) => {
    expect(ageText(date, today)).toBe(text);
  });
});

describe('ageNoticeText', () => {
  const limits = { minimum_age_months: 6, maximum_school_grade: 6 };
  const today = '2026-11-16';
  it('says from when a small child can come, and does not stop the form', () => {
    expect(ageNoticeText('2026-10-01', today, limits, '')).toEqual({
      title: '2027年3月31日からご利用いただけます',
      text: '生後6か月からお預かりしています。ご登録は、いまお済ませいただけます。',
    });
    expect(ageNoticeText('2026-05-17', today, limits, '')).toBeNull();
  });
  it('says until when an older one could', () => {
    expect(ageNoticeText('2008-04-01', today, limits, '')).toEqual({
      title: 'この生年月日では、ご予約をお受けできません',
      text: '小学6年生までのお預かりです(このお子さまは2020年3月31日まで)。生年月日をご確認ください。',
    });
  });
  it('names the branch that was chosen', () => {
    const narrow = { minimum_age_months: 12, maximum_school_grade: 0 };
    expect(ageNoticeText('2026-01-10', today, narrow, '船橋わかば園')?.text).toBe(
      '船橋わかば園では、1歳からお預かりしています。それ以降の日か、ほかの園をお選びください。',
    );
    expect(ageNoticeText('2018-01-10', today, narrow, '船橋わかば園')?.text).toContain(
      '船橋わかば園では、小学校入学前までのお預かりです(このお子さまは2024年3月31日まで)。',
    );
  });
});
