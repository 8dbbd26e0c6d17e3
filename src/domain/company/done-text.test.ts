import { expect, it } from 'vitest';
import { instantOf } from '../time.ts';
import { doneText } from './done-text.ts';

const at = instantOf('2026-11-16', 13 * 60 + 5);

it.each([
  ['staffApproveReserve', true, '藤井 春さんが13:05に承認しました。'],
  ['staffNoShow', false, '藤井 春さんが11月16日(月) 13:05に来園なしにしました。'],
  ['something else', true, '藤井 春さんが13:05に変更しました。'],
])('%s, today %s: %s', (action, today, text) =>
  expect(doneText({ name: '藤井 春', action, created_at: at, today })).toBe(text),
);
