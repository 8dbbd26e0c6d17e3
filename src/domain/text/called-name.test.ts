import { expect, it } from 'vitest';
import { calledName, withSan } from './called-name.ts';

it.each([
  ['佐藤 陽向', '陽向さん'],
  ['佐藤 陽向', '陽向さん'],
  ['陽向', '陽向さん'],
  ['佐藤 花子さん', '花子さん'],
  ['佐藤 はるちゃん', 'はるちゃん'],
  ['佐藤 はる ちゃん', 'はるちゃん'],
  ['', ''],
])('%s is called %s', (name, called) => expect(calledName(name)).toBe(called));

it.each([
  ['山田 正', '山田 正さん'],
  ['山田 正さん', '山田 正さん'],
  ['山田 正 様', '山田 正 様'],
  ['お子さま', 'お子さま'],
  ['はるちゃん', 'はるちゃん'],
  ['けんくん ', 'けんくん'],
  ['', ''],
])('%s with its title is %s', (name, called) => expect(withSan(name)).toBe(called));
