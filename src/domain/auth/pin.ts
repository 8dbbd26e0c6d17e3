/** Four to six digits; the fifth and sixth are for anyone who wants them. */
export const pinDigits = /^\d{4,6}$/;

/** Why a PIN is easy to guess. */
export type PinWeakness = 'run' | 'repeated' | 'keypad' | 'year' | 'date';

export const pinWeaknessText: Record<PinWeakness, string> = {
  run: '同じ数字や、1234・9876のような続き番号は、すぐに推測されます。別のPINにしてください。',
  repeated: '1212や1221のように、同じ並びをくり返すPINは、すぐに推測されます。別のPINにしてください。',
  keypad: '2580や1478のように、ボタンの並びをたどるPINは、すぐに推測されます。別のPINにしてください。',
  year: '1985や2026のような西暦は、すぐに推測されます。別のPINにしてください。',
  date: '誕生日や記念日のような日付は、すぐに推測されます。別のPINにしてください。',
};

export function weaknessOfPin(pin: string): PinWeakness | null {
  if (isRun(pin)) return 'run';
  if (isRepeated(pin)) return 'repeated';
  if (isKeypadLine(pin)) return 'keypad';
  if (isYear(pin)) return 'year';
  return isDate(pin) ? 'date' : null;
}

/** One digit throughout, or each the next by the same step: 1111, 1234, 9876, 1357. After 9 comes 0. */
function isRun(pin: string): boolean {
  const steps = [...pin].slice(1).map((digit, place) => (Number(digit) - Number(pin[place]) + 10) % 10);
  return steps.every((step) => step === steps[0]) && [0, 1, 2, 8, 9].includes(steps[0] ?? 0);
}

/** 1212, 121212, 123123; the same backwards as forwards: 1221, 123321; digits in pairs: 112233; a single other digit: 1112, 2000. */
function isRepeated(pin: string): boolean {
  if (/^(\d+)\1+$/.test(pin) || pin === [...pin].toReversed().join('') || /^(?:(\d)\1)+$/.test(pin)) return true;
  return /^(\d)\1+\d$|^\d(\d)\2+$/.test(pin);
}

const KEYPAD = ['123', '456', '789', '*0#'];
const LINES = ['123', '456', '789', '147', '258', '369', '159', '357'];
const lines = new Set(LINES.flatMap((line) => [line, [...line].toReversed().join('')]));
const placeOf = (digit: string) => {
  const row = KEYPAD.findIndex((keys) => keys.includes(digit));
  return { row, column: KEYPAD[row]?.indexOf(digit) ?? 0 };
};

/**
 * Keys that touch, each pressed once: a line (2580), a corner (1478, 7896), a square (1254). A finger that only wanders
 * over neighbours is what the eye of a bystander keeps. Two lines of three (147258, 123456) are the six-digit form of it.
 */
function isKeypadLine(pin: string): boolean {
  if (lines.has(pin.slice(0, 3)) && lines.has(pin.slice(3))) return true;
  if (new Set(pin).size < pin.length) return false;
  const places = [...pin].map(placeOf);
  return places.slice(1).every((place, index) => {
    const before = places[index] ?? place;
    return Math.abs(place.row - before.row) + Math.abs(place.column - before.column) === 1;
  });
}

/** A plausible year of birth, of marriage, or the current one; with six digits also a year and month: 198304. */
function isYear(pin: string): boolean {
  const year = Number(pin.slice(0, 4));
  if (year < 1900 || year > 2099) return false;
  return pin.length === 4 || (pin.length === 6 && isMonth(pin.slice(4)));
}

const isMonth = (digits: string) => Number(digits) >= 1 && Number(digits) <= 12;
const LONGEST_MONTHS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const isMonthAndDay = (digits: string) =>
  isMonth(digits.slice(0, 2)) &&
  Number(digits.slice(2)) >= 1 &&
  Number(digits.slice(2)) <= (LONGEST_MONTHS[Number(digits.slice(0, 2)) - 1] ?? 0);

/** 0415 (month, day), 1504 (day, month), 850415 (year, month, day). */
function isDate(pin: string): boolean {
  const dayFirst = `${pin.slice(2, 4)}${pin.slice(0, 2)}`;
  if (pin.length === 4) return isMonthAndDay(pin) || isMonthAndDay(dayFirst);
  return pin.length === 6 && isMonthAndDay(pin.slice(2));
}
