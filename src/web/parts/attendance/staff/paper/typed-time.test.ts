import { expect, it } from 'vitest';
import { typedTime } from './typed-time.ts';

it.each([
  ['9:05', '09:05'],
  ['09:05', '09:05'],
  ['905', '09:05'],
  ['0905', '09:05'],
  ['１７３０', '17:30'],
  ['９：０５', '09:05'],
  ['9時5分', '09:05'],
  ['9時', '09:00'],
  [' 18.10 ', '18:10'],
  ['24:00', '24:00'],
  ['9', null],
  ['960', null],
  ['25:00', null],
  ['昼', null],
  ['', null],
])('%s', (text, expected) => expect(typedTime(text)).toBe(expected));
