import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { Refusal } from '../../contract/refusal.ts';
import type { FunctionContext } from './context.ts';
import { limitAddress } from './rate-limit.ts';

/** Forms open to anyone; a token is good for the form it was issued for. */
type PublicFormName = 'user_inquiries' | 'partner_inquiries' | 'staff_recruitments';

/** A form may stay open for a day; drafts live an hour, so real users never hit this limit. */
const lifetimeSeconds = 24 * 3600;

type TokenStore = Pick<FunctionContext, 'config' | 'clock'>;

/** Signed, not stored: `form.seconds.random.signature`. */
export function issueToken({ config, clock }: TokenStore, form: PublicFormName): string {
  const seconds = Math.floor(clock.now().getTime() / 1000);
  const body = `${form}.${seconds}.${randomBytes(9).toString('base64url')}`;
  return `${body}.${signature(config.AUTH_SIGNING_KEY, body)}`;
}

/** True if we issued it for this form, long enough ago that a person could have filled the form in. */
function tokenHolds({ config, clock }: TokenStore, form: PublicFormName, token: string): boolean {
  const end = token.lastIndexOf('.');
  const body = token.slice(0, Math.max(end, 0));
  const given = Buffer.from(token.slice(end + 1));
  const expected = Buffer.from(signature(config.AUTH_SIGNING_KEY, body));
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false;
  const [issuedFor, seconds] = body.split('.');
  const age = clock.now().getTime() / 1000 - Number(seconds);
  return issuedFor === form && age >= config.FORM_MINIMUM_SECONDS && age <= lifetimeSeconds;
}

function signature(key: string, body: string): string {
  return createHmac('sha256', `form token ${key}`).update(body).digest('base64url');
}

/**
 * The door of the public forms, without a third party: the hidden field stays empty, the token is ours and old enough,
 * and one address sends only so many. A refusal says how to go on, because a person may meet it too.
 */
export async function refuseBots(
  context: FunctionContext,
  form: PublicFormName,
  input: { form_token: string; website: string },
): Promise<void> {
  if (input.website !== '' || !tokenHolds(context, form, input.form_token)) throw new Refusal('form_token_invalid');
  await limitAddress(context, form, context.config.RATE_LIMIT_FORM);
}
