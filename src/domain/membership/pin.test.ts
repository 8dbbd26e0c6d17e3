import { expect, it } from 'vitest';
import { isEasyPin, pinDigits } from './pin.ts';

it.each(['0000', '111111', '1234', '9876', '345678'])('%s is the first anybody would try', (pin) => {
  expect(isEasyPin(pin)).toBe(true);
});

it.each(['1357', '2580', '1212', '198304'])('%s is not', (pin) => {
  expect(isEasyPin(pin)).toBe(false);
});

it('four to six digits, in half width', () => {
  expect(['123', '1234', '123456', '1234567', '12a4', '１２３４'].map((pin) => pinDigits.test(pin))).toEqual([
    false,
    true,
    true,
    false,
    false,
    false,
  ]);
});
