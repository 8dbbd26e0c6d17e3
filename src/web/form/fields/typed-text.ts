import { halfWidthDigits } from '../../../domain/text/typed-digits.ts';

/** Full-width digits become half-width, everything else goes: hyphens, spaces, what a paste brings along. */
export function digitsOf(text: string, max: number): string {
  return halfWidthDigits(text).slice(0, max);
}

type Kana = { toKatakana: (text: string, options: { passRomaji: boolean }) => string };

/** ひらがな and half-width ｶﾅ become カタカナ. Letters and kanji stay, so that the field's rule can speak about them. */
export function katakanaOf(text: string, kana: Kana | undefined): string {
  const wide = text.normalize('NFKC');
  return kana === undefined ? wide : kana.toKatakana(wide, { passRomaji: true });
}
