import { describe, expect, it } from 'vitest';
import { unsubscribeText } from './leave-text.ts';

describe('what leaving means', () => {
  const facts = { expiry_date: '2026-12-07', charged: true };

  it('the paid period may be used up', () => {
    const words = unsubscribeText({ ...facts, status: 1 });
    expect(words[0]).toBe('2026/12/07までは、これまでどおりご予約、ご利用いただけます。');
    expect(words.join()).toContain('2026/12/07に終わり');
  });

  it('who has not paid is promised no day', () => {
    expect(unsubscribeText({ ...facts, status: 2 }).join()).not.toContain('2026/12/07');
  });
});
