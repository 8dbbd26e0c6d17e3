import { familyLinkOf } from '../../auth/store/family-links.ts';
import { implement } from '../../callable/context.ts';
import { limitAddress } from '../../callable/rate-limit.ts';
import { requireOpenLink } from '../desk-families.ts';

/** Says nothing about the family: the link may have gone astray. */
export const checkFamilyLink = implement('checkFamilyLink', async (context, { token }) => {
  await limitAddress(context, 'family link', context.config.RATE_LIMIT_EMAIL_CHECK);
  const link = await context.database.read(context.clock.now(), (db) => familyLinkOf(db, token));
  const { branch_name, proven } = requireOpenLink(link);
  return { status: 'OK', branch_name, proven };
});
