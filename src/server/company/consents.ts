import { areConsentsInForce, type Consents, childDataVersion } from '../../domain/membership/consents.ts';
import { Refusal } from '../callable/context.ts';
import type { Services } from '../services.ts';
import { consentVersionsInForce, dueConsents } from './store/documents.ts';

type Asker = Pick<Services, 'clock' | 'database'>;

/** What a newcomer agrees to now, which is what is recorded; another version means that another text was read. */
export async function agreedConsents({ clock, database }: Asker, given: Consents): Promise<Consents> {
  const { terms, privacy } = await database.read(clock.now(), consentVersionsInForce);
  if (terms === null || privacy === null) throw new Refusal('terms_not_ready');
  const inForce = { terms, privacy, child_data: childDataVersion };
  if (!areConsentsInForce(given, inForce)) throw new Refusal('consents_outdated');
  return inForce;
}

/**
 * For what makes a new contract (a reserve, a plan, tickets): a member who has not agreed to the texts in force is asked
 * first. Seeing, cancelling and fetching never ask.
 */
export async function refuseDueConsents({ clock, database }: Asker, customer: { id: number }): Promise<void> {
  const due = await database.read(clock.now(), (db) => dueConsents(db, customer.id));
  if (due.length > 0) throw new Refusal('consents_due', { details: { documents: due } });
}
