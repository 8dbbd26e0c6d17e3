import { expect, it } from 'vitest';
import { leftText } from './countdown.tsx';

it.each([
  [3900, '1時間5分'],
  [3599, '59分59秒'],
  [1748, '29分08秒'],
  [60, '1分00秒'],
  [45, '45秒'],
  [0, '0秒'],
])('%i seconds are %s', (seconds, words) => {
  expect(leftText(seconds)).toBe(words);
});
