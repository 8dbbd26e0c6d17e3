import { expect, it } from 'vitest';
import { matchesQuery } from './search-text.ts';

const texts = [
  '梅田ことり園',
  '大阪府',
  '大阪市北区芝田',
  '2-5-14 ことりビル2階',
  '阪急 大阪梅田駅 茶屋町口から徒歩5分',
  'うめだことりえん おおさかふ おおさかしきたくしばた おおさかうめだえき',
];

it.each([
  ['', true],
  ['ことり', true],
  ['コトリ', true],
  ['ｺﾄﾘ', true],
  ['大阪市北区', true],
  ['うめだ', true],
  ['ウメダ', true],
  ['ｳﾒﾀﾞ', true],
  ['うめだ ことり', true],
  ['うめだことり', true],
  ['大阪府大阪市', true],
  ['おおさか・うめだ', true],
  ['２－５－１４', true],
  ['梅田　徒歩５分', true],
  ['大阪梅田駅', true],
  ['梅田 横浜', false],
  ['なんば', false],
])('%s: %s', (query, found) => {
  expect(matchesQuery(query, texts)).toBe(found);
});
