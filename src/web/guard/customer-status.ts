import { type SelectCustomersStatusData, SelectCustomersStatusDocument } from '../../contract/operations/generated.ts';
import { registrationStatus } from '../../domain/codes.ts';
import { familyRole } from '../../domain/family/family-codes.ts';
import type { GuardPerson, GuardRegistrationStatus } from '../../domain/routing/navigation-guard.ts';
import { dataClient } from '../data/browser-data.ts';

type KnownStatus = { uid: string; status: Exclude<GuardRegistrationStatus, undefined>; person: GuardPerson };

/**
 * registration_status and who of the family is here, for the guard, remembered per person. Only the final 1 is remembered
 * across navigations: every other value is about to change, and done pages always ask again (product-rules.md "Guard, precisely").
 */
export function createCustomerStatus(ask: () => Promise<SelectCustomersStatusData>) {
  let known: KnownStatus | undefined;
  return {
    async read(uid: string, again: boolean): Promise<KnownStatus['status'] | 'failed'> {
      if (!again && known?.uid === uid && known.status === registrationStatus.code.complete) return known.status;
      try {
        const { customers } = await ask();
        const [family] = customers;
        known = { uid, status: guardStatusOf(family?.registration_status), person: personOf(family?.role) };
        return known.status;
      } catch {
        return 'failed';
      }
    },
    /** The person found by the last read: the guard reads before any page is shown. */
    person: (): GuardPerson => known?.person ?? 'payer',
    forget(): void {
      known = undefined;
    },
  };
}

/** Anything but the two finished values means that the registration is not finished. */
function guardStatusOf(value: number | undefined): KnownStatus['status'] {
  if (value === undefined) return null;
  return value === 1 || value === 2 ? value : 0;
}

function personOf(role: number | undefined): GuardPerson {
  if (role === familyRole.code.guardian) return 'guardian';
  return role === familyRole.code.relative ? 'relative' : 'payer';
}

export const guardStatus = createCustomerStatus(() => dataClient().query(SelectCustomersStatusDocument, {}));

/** Who of the family looks at this page of My Page. For what is offered; what is allowed, the server says. */
export const personHere = (): GuardPerson => guardStatus.person();
