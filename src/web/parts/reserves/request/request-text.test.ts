import { describe, expect, it } from 'vitest';
import { refusalReason } from '../../../../domain/reserves/refusal-reasons.ts';
import { refusedText, secondsText } from './request-text.ts';

describe('words about a request', () => {
  it.each([
    [93_784, '1日2時間'],
    [86_400, '1日'],
    [12_000, '3時間20分'],
    [3600, '1時間'],
    [754, '12分34秒'],
    [65, '1分05秒'],
    [45, '45秒'],
    [0, '0秒'],
  ])('%i seconds are %s', (seconds, words) => expect(secondsText(seconds)).toBe(words));

  it.each([
    [refusalReason.code.full, 'あいにく、定員に達したため、このリクエスト'],
    [refusalReason.code.other, 'あいにく、このリクエスト'],
    [null, 'あいにく、このリクエスト'],
    [refusalReason.code.unanswered, 'お返事ができず'],
  ])('a refusal of reason %s says why', (reason, words) => {
    expect(refusedText(reason)).toContain(words);
    expect(refusedText(reason)).toContain('料金はかかりません');
  });
});
