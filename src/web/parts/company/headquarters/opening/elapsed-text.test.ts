import { expect, it } from 'vitest';
import { elapsedText } from './elapsed-text.ts';

const now = new Date('2026-11-16T01:00:00Z');
it.each([
  ['2026-11-16T00:59:31Z', '0分前'],
  ['2026-11-16T00:01:00Z', '59分前'],
  ['2026-11-16T00:00:00Z', '1時間前'],
  ['2026-11-14T01:00:01Z', '47時間前'],
  ['2026-11-13T00:00:00Z', '3日前'],
  ['2026-11-16T02:00:00Z', '0分前'],
])('%s is %s', (from, words) => expect(elapsedText(from, now)).toBe(words));
