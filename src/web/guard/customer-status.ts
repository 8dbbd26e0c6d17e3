import { type SelectCustomersStatusData, SelectCustomersStatusDocument } from '../../contract/operations/generated.ts';
import { registrationStatus } from '../../domain/codes.ts';
import type { GuardRegistrationStatus } from '../../domain/routing/navigation-guard.ts';
import { dataClient } from '../data/browser-data.ts';

type KnownStatus = { uid: string; status: Exclude<GuardRegistrationStatus, undefined> };

/**
 * registration_status for the guard, remembered per person. Only the final 1 is remembered across navigations:
 * every other value is about to change, and done pages always ask again (domain-rules "Guard, precisely").
 */
export function createCustomerStatus(ask: () => Promise<SelectCustomersStatusData>) {
  let known: KnownStatus | undefined;
  return {
    async read(uid: string, again: boolean): Promise<KnownStatus['status'] | 'failed'> {
      if (!again && known?.uid === uid && known.status === registrationStatus.code.complete) return known.status;
      try {
        const { customers } = await ask();
        known = { uid, status: guardStatusOf(customers[0]?.registration_status) };
        return known.status;
      } catch {
        return 'failed';
      }
    },
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

export const guardStatus = createCustomerStatus(() => dataClient().query(SelectCustomersStatusDocument, {}));
