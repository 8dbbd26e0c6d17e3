import { Refusal } from '../../contract/refusal.ts';
import { childDataVersion } from '../../domain/membership/consents.ts';

/** What was read out must be the text in force: another version means that another text was read. */
export function requireReadConsent(consent: { version: string }): void {
  if (consent.version !== childDataVersion) throw new Refusal('consents_outdated');
}
