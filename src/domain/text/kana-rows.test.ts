import { expect, it } from 'vitest';
import { kanaRowOf } from './kana-rows.ts';

it.each([
  ['アベ ハル', 'あ'],
  ['ヴァン', 'あ'],
  ['がとう', 'か'],
  ['ｻﾄｳ ﾋﾅﾀ', 'さ'],
  ['ｼﾞﾝﾅｲ', 'さ'],
  ['ヅメ', 'た'],
  ['ヌマタ', 'な'],
  ['ﾊﾟｸ', 'は'],
  ['モリ', 'ま'],
  ['ユカワ', 'や'],
  ['ロッカク', 'ら'],
  ['ワタナベ', 'わ'],
  ['Smith', '他'],
  ['', '他'],
])('%s stands under %s', (name, row) => expect(kanaRowOf(name)).toBe(row));
