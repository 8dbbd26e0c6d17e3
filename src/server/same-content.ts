import { hash } from 'node:crypto';
import { Refusal } from '../contract/refusal.ts';

/** Not part of what is asked for: the key itself, the proof of not being a bot, the amount as it was shown, when it was pressed. */
const aside: ReadonlySet<string> = new Set(['idempotency_key', 'form_token', 'quoted_amount', 'made_at']);

/** What was sent with an idempotency key, in short; the order of the fields does not matter. */
export function contentHash(input: object): string {
  const content = Object.fromEntries(Object.entries(input).filter(([name]) => !aside.has(name)));
  return hash('sha256', JSON.stringify(ordered(content)));
}

function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([name, each]) => [name, ordered(each)]));
}

/** A key that is known: the same content gets the first answer again, other content is refused. */
export function refuseOtherContent(stored: string | null, sent: string): void {
  if (stored !== sent) throw new Refusal('key_used_for_other_content');
}
