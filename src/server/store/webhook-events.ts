import type { Queryable, Transaction } from '../postgres/database.ts';

/** False if the event was received before. */
export async function recordWebhookEvent(
  tx: Transaction,
  source: 'stripe' | 'line',
  eventId: string,
  eventType: string,
  payload: unknown,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `insert into app.webhook_events (source, event_id, event_type, payload, received_at)
     values ($1, $2, $3, $4, app.now()) on conflict do nothing`,
    [source, eventId, eventType, JSON.stringify(payload)],
  );
  return rowCount === 1;
}

export async function hasHeardStripe(db: Queryable): Promise<boolean> {
  const { rows } = await db.query("select from app.webhook_events where source = 'stripe' limit 1");
  return rows.length > 0;
}

/** Null once it was processed: a job may run twice. */
export async function webhookPayload<Payload>(db: Queryable, source: string, eventId: string): Promise<Payload | null> {
  const { rows } = await db.query<{ payload: Payload }>(
    'select payload from app.webhook_events where source = $1 and event_id = $2 and processed_at is null',
    [source, eventId],
  );
  return rows[0]?.payload ?? null;
}

/** What it said is not kept: it may name a person. The id stays, so that a repetition is recognised. */
export async function markWebhookProcessed(tx: Transaction, source: string, eventId: string): Promise<void> {
  await tx.query(
    `update app.webhook_events set processed_at = app.now(), payload = '{}' where source = $1 and event_id = $2`,
    [source, eventId],
  );
}
