import { describe, expect, it } from 'vitest';
import { type PinWeakness, pinDigits, pinWeaknessText, weaknessOfPin } from './pin.ts';

const easy: Record<PinWeakness, readonly string[]> = {
  run: ['0000', '111111', '1234', '9876', '345678', '7890', '1357', '8642'],
  repeated: ['1212', '121212', '123123', '1221', '123321', '112233', '1112', '2000', '90909'],
  keypad: ['2580', '0852', '1478', '7896', '1254', '14789', '147258', '159357'],
  year: ['2026', '1985', '2019', '198512'],
  date: ['0415', '1504', '1231', '850415', '990229'],
};

describe('refuses an easily guessed PIN and explains why', () => {
  it.each(Object.entries(easy).flatMap(([why, pins]) => pins.map((pin) => [pin, why as PinWeakness] as const)))(
    '%s: %s',
    (pin, why) => {
      expect(weaknessOfPin(pin)).toBe(why);
      expect(pinWeaknessText[why]).toMatch(/別のPIN/);
    },
  );
});

it.each(['4826', '7305', '9163', '60274', '482615', '739104'])('%s is not', (pin) => {
  expect(weaknessOfPin(pin)).toBeNull();
});

it('nine of ten PINs of four digits stay free to choose', () => {
  const all = Array.from({ length: 10_000 }, (_, number) => String(number).padStart(4, '0'));
  const free = all.filter((pin) => weaknessOfPin(pin) === null).length;
  expect(free / all.length).toBeGreaterThan(0.85);
  expect(free / all.length).toBeLessThan(0.95);
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
