import { describe, expect, it } from 'vitest';
import { ageText, birthDateText } from './birth-date-text.ts';

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
