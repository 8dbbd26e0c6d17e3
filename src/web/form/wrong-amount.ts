import { halfWidthDigits } from '../../domain/text/typed-digits.ts';
import { formatYen } from '../../domain/yen.ts';

/** Of an amount there is only so much of; undefined: it is right. */
export function wrongAmount(typed: string, most: number): string | undefined {
  const amount = Number(halfWidthDigits(typed));
  const right = Number.isInteger(amount) && amount >= 1 && amount <= most;
  return right ? undefined : `1円から${formatYen(most)}までで入力してください。`;
}
