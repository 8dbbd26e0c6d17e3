import { parseTime, timeText } from '../../../../../domain/time.ts';

/** A time as people type it: 9:05, ９：０５, 905, 0905, 9時5分, 9時. 'HH:mm', or null for what is none. */
export function typedTime(text: string): string | null {
  const plain = text.normalize('NFKC').replaceAll(/\s/g, '');
  const digits =
    /^(\d{1,2})(\d{2})$/.exec(plain) ?? /^(\d{1,2})[:.時](\d{1,2})分?$/.exec(plain) ?? /^(\d{1,2})()時$/.exec(plain);
  if (digits === null) return null;
  const [, hour = '', minute = ''] = digits;
  const read = parseTime(`${hour}:${minute.padStart(2, '0')}`);
  return read === null ? null : timeText(read);
}
