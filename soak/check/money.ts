import { brokenBooks } from '../../src/server/testing/books/book-questions.ts';
import { stripeCustomerOf } from '../load/families.ts';
import type { Check, CheckContext } from './check.ts';

const CHARGED = 4;

/** Tickets that were acknowledged are paid once; those that were not are paid once or not at all. */
export async function checkPurchases({ client, families, journal }: CheckContext): Promise<Check> {
  const { rows } = await client.query<{ id: number; key: string; paid: boolean; entries: number; amount: number }>(
    `select t.id, t.idempotency_key as key, t.paid_datetime is not null as paid, count(p.id)::integer as entries,
       coalesce(sum(p.amount), 0)::integer as amount
     from tickets t left join payments p on p.ticket_id = t.id and p.payment_type = $2
     where t.customer_id = any ($1) group by t.id`,
    [families.map(({ customer_id }) => customer_id), CHARGED],
  );
  const byKey = new Map(rows.map((row) => [row.key, row]));
  const against: string[] = [];
  for (const { key, answered, amount, ticket_id } of journal.purchases) {
    const row = byKey.get(key);
    if (answered === 'ok' && (row?.id !== ticket_id || !row.paid))
      against.push(`tickets ${key}: not there or not paid`);
    if (row === undefined) continue;
    if (row.entries !== (row.paid ? 1 : 0) || row.amount !== (row.paid ? amount : 0)) {
      against.push(`tickets ${row.id}: ${row.entries} entries of ${row.amount}, paid ${row.paid}`);
    }
  }
  const acknowledged = journal.purchases.filter(({ answered }) => answered === 'ok').length;
  return { name: 'every acknowledged payment exists once', looked: `${acknowledged} acknowledged`, against };
}

type Intent = { id: string; customer: string | null; status: string; amount_received: number };
type Refund = { id: string; payment_intent: string; status: string; amount: number };

/** Everything of one kind, page by page, as the stand-in gives it to whoever has a key. */
async function all<Item extends { id: string }>(stripe: string, path: string): Promise<Item[]> {
  const items: Item[] = [];
  for (let more = true; more; ) {
    const last = items.at(-1)?.id;
    const url = `${stripe}/v1/${path}?limit=100${last === undefined ? '' : `&starting_after=${last}`}`;
    const answer = await fetch(url, { headers: { authorization: 'Bearer sk_test_imahoiku' } });
    if (!answer.ok) throw new Error(`${path}: HTTP ${answer.status} ${await answer.text()}`);
    const page = (await answer.json()) as { data: Item[]; has_more: boolean };
    items.push(...page.data);
    more = page.has_more;
  }
  return items;
}

export async function checkBooks({ client, families, emulators }: CheckContext): Promise<Check[]> {
  const ours = new Set(families.map(({ number }) => stripeCustomerOf(number)));
  const intents = (await all<Intent>(emulators.stripe, 'payment_intents')).filter(
    ({ customer, status }) => status === 'succeeded' && ours.has(customer ?? ''),
  );
  const known = new Set(intents.map(({ id }) => id));
  const refunds = (await all<Refund>(emulators.stripe, 'refunds')).filter(
    ({ payment_intent, status }) => known.has(payment_intent) && status !== 'failed' && status !== 'canceled',
  );
  const atStripe = new Map<string, number>();
  for (const { id, amount_received } of intents) atStripe.set(id, amount_received);
  for (const { id, amount } of refunds) atStripe.set(id, -amount);
  const { rows } = await client.query<{ reference: string; amount: number; entries: number }>(
    `select coalesce(stripe_refund_id, stripe_payment_intent_id) as reference, sum(amount)::integer as amount,
       count(*) filter (where reverses_payment_id is null)::integer as entries
     from payments where customer_id = any ($1) and coalesce(stripe_refund_id, stripe_payment_intent_id) is not null group by 1`,
    [families.map(({ customer_id }) => customer_id)],
  );
  const inBooks = new Map(rows.map((row) => [row.reference, row]));
  const differ: string[] = [];
  for (const [reference, amount] of atStripe) {
    const entry = inBooks.get(reference);
    if (entry?.amount !== amount) differ.push(`${reference}: Stripe ${amount}, books ${entry?.amount ?? 'nothing'}`);
  }
  for (const { reference, amount, entries } of rows) {
    if (!atStripe.has(reference)) differ.push(`${reference}: books ${amount}, Stripe nothing`);
    if (entries !== 1) differ.push(`${reference}: ${entries} entries`);
  }
  const twice = await client.query<{ purpose: string }>(
    `select concat_ws(' ', 'stay', childcare_id, 'cancellation', reserve_cancellation_id, 'tickets', ticket_id) as purpose
     from payment_intents where status = 'succeeded' and customer_id = any ($1) and childcare_correction_id is null
     group by childcare_id, reserve_cancellation_id, ticket_id having count(*) > 1`,
    [families.map(({ customer_id }) => customer_id)],
  );
  const broken = await brokenBooks(client);
  const sum = intents.reduce((total, { amount_received }) => total + amount_received, 0);
  return [
    {
      name: 'books and Stripe say the same',
      looked: `${intents.length} charges of ${sum} yen, ${refunds.length} refunds`,
      against: differ,
    },
    {
      name: 'nothing was charged twice',
      looked: `${intents.length} charges`,
      against: twice.rows.map(({ purpose }) => purpose),
    },
    {
      name: 'the books agree with themselves',
      looked: 'the whole database',
      against: broken.map(({ name, rows: found }) => `not so: ${name}: ${JSON.stringify(found).slice(0, 300)}`),
    },
  ];
}
