import { withSama } from '../../../domain/text/called-name.ts';

/**
 * The first line of an automatic reply to whatever address a visitor typed. It may be a stranger's, so a "name" that is
 * an address of the web or several lines is not carried there.
 */
export function greetingOf(name: string): string {
  return /[\p{Cc}:/@]|\w\.\w/u.test(name) ? 'お客さま' : withSama(name, ' ');
}
