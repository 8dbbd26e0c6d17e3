/** Pure rules of the card form: brand, formatting, checking. */
interface Brand {
  name: string;
  label: string;
  pattern: RegExp;
  lengths: number[];
  cvc: number;
}

const UNKNOWN: Brand = { name: 'unknown', label: '', pattern: /^/, lengths: [16], cvc: 3 };

const BRANDS: Brand[] = [
  { name: 'visa', label: 'Visa', pattern: /^4/, lengths: [16], cvc: 3 },
  {
    name: 'mastercard',
    label: 'Mastercard',
    pattern: /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/,
    lengths: [16],
    cvc: 3,
  },
  { name: 'amex', label: 'American Express', pattern: /^3[47]/, lengths: [15], cvc: 4 },
  { name: 'jcb', label: 'JCB', pattern: /^35(2[89]|[3-8])/, lengths: [16], cvc: 3 },
  { name: 'diners', label: 'Diners Club', pattern: /^3(0[0-5]|[689])/, lengths: [14, 16], cvc: 3 },
  { name: 'discover', label: 'Discover', pattern: /^6(011|5|4[4-9])/, lengths: [16], cvc: 3 },
];

export const brandOf = (digits: string): Brand => BRANDS.find((brand) => brand.pattern.test(digits)) ?? UNKNOWN;

/** Full-width digits come from Japanese keyboards. */
export const digitsOf = (text: string): string => text.normalize('NFKC').replace(/\D/g, '');

export function formatNumber(text: string): string {
  const all = digitsOf(text);
  const brand = brandOf(all);
  const digits = all.slice(0, Math.max(...brand.lengths));
  const groups = brand.name === 'amex' ? [4, 6, 5] : [4, 4, 4, 4];
  const parts: string[] = [];
  let from = 0;
  for (const size of groups) {
    if (from < digits.length) parts.push(digits.slice(from, from + size));
    from += size;
  }
  return parts.join(' ');
}

export function formatExpiry(text: string): string {
  let digits = digitsOf(text);
  if (/^[2-9]/.test(digits)) digits = `0${digits}`;
  digits = digits.slice(0, 4);
  return digits.length <= 2 ? digits : `${digits.slice(0, 2)} / ${digits.slice(2)}`;
}

function passesLuhn(digits: string): boolean {
  let sum = 0;
  [...digits].reverse().forEach((digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    sum += value > 9 ? value - 9 : value;
  });
  return sum % 10 === 0;
}

/** Each returns the error's code, or null when the field is complete. */
export function checkNumber(text: string): string | null {
  const digits = digitsOf(text);
  if (!brandOf(digits).lengths.includes(digits.length)) return 'incomplete_number';
  return passesLuhn(digits) ? null : 'invalid_number';
}

export function checkExpiry(text: string, now: Date): string | null {
  const digits = digitsOf(text);
  const month = Number(digits.slice(0, 2));
  if (digits.length >= 2 && (month < 1 || month > 12)) return 'invalid_expiry_month';
  if (digits.length < 4) return 'incomplete_expiry';
  const year = 2000 + Number(digits.slice(2));
  return year * 12 + month < now.getFullYear() * 12 + now.getMonth() + 1 ? 'invalid_expiry_year_past' : null;
}

export const checkCvc = (text: string, brand: Brand): string | null =>
  digitsOf(text).length === brand.cvc ? null : 'incomplete_cvc';
