import { expect, it } from 'vitest';
import { keptNumbers } from './kept-numbers.ts';
import { matchesQuery } from './search-text.ts';

it.each([
  ['保育料は1,100円です。', '保育料は|1,100円|です。'],
  ['11月16日(月)の9:00〜12:30', '|11月16日(月)|の|9:00〜12:30|'],
  ['60分前まで、80%です', '|60分|前まで、|80%|です'],
  ['生後6か月から', '生後|6か月|から'],
  ['港南2-19-4まで', '港南|2-19-4|まで'],
  ['数はありません', '数はありません'],
])('%s', (text, marked) => {
  const pieces = marked.split('|').map((piece) => (/^\d/.test(piece) ? [...piece].join('\u2060') : piece));
  expect(keptNumbers(text)).toBe(pieces.join(''));
  expect(matchesQuery(text, [keptNumbers(text)])).toBe(true);
});
