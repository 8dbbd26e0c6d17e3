import pg from 'pg';
import { storableText } from '../../domain/text/storable-text.ts';
import { badRequest } from './errors.ts';

/** PostgreSQL cuts longer names silently, which would merge two response keys into one. */
const LONGEST_NAME_BYTES = 63;

export function quoteName(name: string): string {
  if (Buffer.byteLength(name) > LONGEST_NAME_BYTES) throw badRequest(`name over ${LONGEST_NAME_BYTES} bytes: ${name}`);
  return `"${name.replaceAll('"', '""')}"`;
}

/** A document's escapes can spell what no JSON text of the request held. */
export function quoteText(text: string): string {
  return pg.escapeLiteral(storableText(text));
}

/** `left."a"=right."b" and …` over pairs of columns. */
export function joinCondition(
  columns: readonly { readonly from: string; readonly to: string }[],
  fromAlias: string,
  toAlias: string,
): string {
  return columns.map((pair) => `${toAlias}.${quoteName(pair.to)}=${fromAlias}.${quoteName(pair.from)}`).join(' and ');
}
