import { z } from 'zod';
import { storableJson } from '../../domain/text/storable-text.ts';

/** An id is in an index, so it has an end; real ones have some 30 characters. */
const id = z.string().min(1).max(255);
const stripeEvent = z.looseObject({ id, type: id });
const lineBody = z.object({ events: z.array(z.unknown()).max(1000) });
const lineEvent = z.looseObject({ webhookEventId: id, type: id });

type StripeEvent = z.infer<typeof stripeEvent>;
type LineEvent = z.infer<typeof lineEvent>;

/** A signed event as it can be stored, or null: the signature says who sent it, not that it can be read. */
export function readStripeEvent(payload: unknown): StripeEvent | null {
  return stripeEvent.safeParse(storable(payload)).data ?? null;
}

/** The events of a signed body that can be read, or null if it is no such body. LINE's "verify" button sends none. */
export function readLineEvents(body: string): LineEvent[] | null {
  const parsed = lineBody.safeParse(storable(parseJson(body)));
  if (!parsed.success) return null;
  return parsed.data.events.flatMap((event) => lineEvent.safeParse(event).data ?? []);
}

/** Nested deeper than any event: treat it as invalid JSON. */
function storable(value: unknown): unknown {
  try {
    return storableJson(value);
  } catch {
    return undefined;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
