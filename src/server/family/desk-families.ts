import { Refusal } from '../../contract/refusal.ts';
import { tokyoDateOf } from '../../domain/time.ts';
import type { Account } from '../auth/store/accounts.ts';
import { issueFamilyLink, type OpenedFamilyLink } from '../auth/store/family-links.ts';
import type { Transaction } from '../postgres/database.ts';
import { rulesOn } from '../reserves/store/reserve-facts.ts';
import type { Services } from '../services.ts';
import { countAttempt } from '../store/rate-limits.ts';

/**
 * Anything that reveals whether a number or an address belongs to a family is counted per account: a branch helps the
 * person in front of it, and must not search through the company's families.
 */
export async function countFamilySearch(asker: Pick<Services, 'clock' | 'database'> & { account: Account }) {
  const now = asker.clock.now();
  const allowed = await asker.database.read(now, async (db) => {
    const { settings } = await rulesOn(db, tokyoDateOf(now));
    const limit = { attempts: settings.family_search_limit, seconds: 3600 };
    return countAttempt(db, `family search account ${asker.account.id}`, limit, now);
  });
  if (!allowed) throw new Refusal('family_search_limited');
}

/** To be shown at the desk; the one that goes by mail is made when it is sent. Whichever is used first ends the others. */
export async function deskLink(
  tx: Transaction,
  { account, config }: Pick<Services, 'config'> & { account: Account },
  customer_id: number,
) {
  const { token, expires_at } = await issueFamilyLink(tx, { customer_id, account_id: account.id });
  const link_url = new URL(`/family_links/${token}`, config.PUBLIC_URL).href;
  return { link_url, link_expires_datetime: expires_at.toISOString() };
}

/** A link that can be used, or the refusal the page shows. */
export function requireOpenLink(link: OpenedFamilyLink | null): OpenedFamilyLink {
  if (link === null || link.state === 'expired') throw new Refusal('family_link_expired');
  if (link.state === 'used') throw new Refusal('family_link_used');
  return link;
}

/** Only after the digits were right and the documents agreed to. */
export function requireProvenLink(link: OpenedFamilyLink | null): OpenedFamilyLink {
  const open = requireOpenLink(link);
  if (!open.proven) throw new Refusal('family_link_digits', { fields: ['tel_digits'] });
  return open;
}
