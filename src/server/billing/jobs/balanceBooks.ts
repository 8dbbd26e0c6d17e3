import { type BookDifference, bookDifferences, differenceLine } from '../../../domain/books/book-balance.ts';
import { addMinutes } from '../../../domain/time.ts';
import { moneyFacts } from '../../books/store/books.ts';
import { noteExpiredTickets } from '../../books/store/ledgers.ts';
import { saveStripeDay } from '../../books/store/stripe-days.ts';
import { syncSubscriptionState } from '../../membership/subscription/syncSubscription.ts';
import { notifyHeadquarters } from '../../notifying/notify-headquarters.ts';
import type { Job } from '../../queue/job.ts';
import type { Services } from '../../services.ts';
import { recordDispute } from '../record-dispute.ts';
import { recordIntent } from '../record-intent.ts';
import { recordRefunds } from '../record-refunds.ts';
import {
  dayWithoutStripe,
  factsOf,
  findFact,
  idOf,
  readStripeDays,
  readStripeMoney,
  type StripeMoney,
} from '../stripe-money.ts';
import { balancePayouts } from './balance-payouts.ts';

/** Long enough for a refund that the bank sends back after days. */
const DAYS = 30;
const LINES = 20;

/**
 * Each night: whatever Stripe knows of the last weeks is recorded if its event never came; then the books and Stripe
 * are compared, customer by customer and day by day, and every difference is reported to headquarters once.
 */
export const balanceBooks: Job<'balanceBooks'> = async (services) => {
  const { clock, database, gateways } = services;
  const since = addMinutes(clock.now(), -DAYS * 24 * 60);
  const money = await readStripeMoney(gateways.stripe, since);
  await writeDownWhatIsMissing(services, money);
  const differences = await compare(services, money, since);
  const days = await readStripeDays(gateways.stripe, since);
  await database.transaction(clock.now(), async (tx) => {
    // A day only the books know is stored as well, so that the month is not closed over it.
    const onlyBooks = new Set(
      differences.map(({ date }) => date).filter((date) => days.every((day) => day.date !== date)),
    );
    for (const day of [...days, ...[...onlyBooks].map(dayWithoutStripe)]) {
      await saveStripeDay(tx, day, differences.filter(({ date }) => date === day.date).length);
    }
    await noteExpiredTickets(tx);
    if (differences.length === 0) return;
    await notifyHeadquarters(tx, 'stripeBooksDiffer', {
      key: differences.map(differenceLine).join(' '),
      lines: [
        `帳簿とStripeの記録が${differences.length}件一致しません。`,
        ...differences.slice(0, LINES).map(differenceLine),
        ...(differences.length > LINES ? [`ほか${differences.length - LINES}件`] : []),
      ],
    });
  });
  await balancePayouts(services, since, money.invoices);
};

async function writeDownWhatIsMissing(services: Services, money: StripeMoney): Promise<void> {
  const { intents, refunds, disputes, subscriptions } = money;
  const { log } = services;
  const attempt = (work: Promise<void>, about: Record<string, string>) =>
    work.catch((error) => log.error({ err: error, ...about }, 'money at Stripe could not be written down'));
  for (const intent of intents) await attempt(recordIntent(services, intent), { payment_intent: intent.id });
  for (const id of subscriptions) await attempt(syncSubscriptionState(services, id), { subscription: id });
  for (const intent of new Set(refunds.flatMap(({ payment_intent }) => idOf(payment_intent) ?? []))) {
    await attempt(recordRefunds(services, intent), { payment_intent: intent });
  }
  for (const { id } of disputes) await attempt(recordDispute(services, id), { dispute: id });
}

async function compare(
  { clock, database, gateways }: Services,
  money: StripeMoney,
  since: Date,
): Promise<BookDifference[]> {
  const stripe = factsOf(money);
  const known = new Set(stripe.map(({ reference }) => reference));
  const books = await database.transaction(clock.now(), (tx) => moneyFacts(tx, [...known], since));
  for (const fact of books) {
    if (known.has(fact.reference)) continue;
    known.add(fact.reference);
    const found = await findFact(gateways.stripe, fact);
    if (found !== null) stripe.push(found);
  }
  return bookDifferences(books, stripe).filter(({ reference }) => !belongsToNoCustomer(reference, money));
}

/** A subscription that no registration ended up with is charged and given back without ever being in our books. */
function belongsToNoCustomer(reference: string, { intents, refunds, invoices }: StripeMoney): boolean {
  const intent = intents.find(({ id }) => id === reference || invoices.get(id) === reference);
  const refund = refunds.find(({ id }) => id === reference);
  const paid = intent ?? intents.find(({ id }) => id === idOf(refund?.payment_intent));
  if (paid === undefined || !invoices.has(paid.id)) return false;
  const back = refunds.filter(({ payment_intent }) => idOf(payment_intent) === paid.id);
  return back.reduce((sum, { amount }) => sum + amount, 0) === paid.amount_received;
}
