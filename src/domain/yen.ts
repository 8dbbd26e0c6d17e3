/** Yen are whole numbers, tax included (product-rules.md "Money"). Every division rounds down. */
export type Yen = number;

export const hourlyAmount = (yenPerHour: Yen, minutes: number): Yen => Math.floor((yenPerHour * minutes) / 60);
export const percentOf = (amount: Yen, percent: number): Yen => Math.floor((amount * percent) / 100);
export const sum = (amounts: readonly Yen[]): Yen => amounts.reduce((total, amount) => total + amount, 0);

/** The tax inside a tax-included amount, for receipts. */
export const includedTax = (amount: Yen, percent: number): Yen => Math.floor((amount * percent) / (100 + percent));

const withCommas = new Intl.NumberFormat('en-US');
/** 1100 → '1,100円', -500 → '-500円' */
export const formatYen = (amount: Yen): string => `${withCommas.format(amount)}円`;
