import { expect, it } from 'vitest';
import { allergyIn } from './allergies.ts';

it.each([
  ['卵アレルギーがあります。少量でも避けてください。', true],
  ['ｱﾚﾙｷﾞｰ: えび', true],
  ['エピペンを持参します', true],
  ['アレルギーはありません。人見知りします。', false],
  ['アレルギー特になし', false],
  ['乳アレルギーがあります。卵アレルギーはありません。', true],
  ['宿題を持って行きます', false],
  ['', false],
])('%s', (remarks, found) => expect(allergyIn(remarks) !== null).toBe(found));
