/** Digits as a Japanese keyboard gives them: full width becomes half width, everything else goes. */
export const halfWidthDigits = (text: string): string => text.normalize('NFKC').replaceAll(/\D/g, '');
