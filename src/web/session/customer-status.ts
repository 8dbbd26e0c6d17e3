import type { GuardRegistrationStatus } from '../../domain/navigation-guard.ts';
import { dataClient } from '../data/browser-data.ts';
import { documentOf } from '../data/graphql-client.ts';

type SelectCustomersStatus = { customers: readonly { registration_status: 0 | 1 | 2 }[] };

const selectCustomersStatus = documentOf<SelectCustomersStatus>('SelectCustomersStatus');

type Known = { uid: string; status: Exclude<GuardRegistrationStatus, undefined> };

/**
 * registration_status for the guard, remembered per person. Only the final 1 is remembered across navigations:
 * every other value is about to change, and done pages always ask again (domain-rules "Guard, precisely").
 */
export function createCustomerStatus(ask: () => Promise<SelectCustomersStatus>) {
  let known: Known | undefined;
  return {
    async read(uid: string, again: boolean): Promise<Known['status'] | 'failed'> {
      if (!again && known?.uid === uid && known.status === 1) return known.status;
      try {
        const { customers } = await ask();
        known = { uid, status: customers[0]?.registration_status ?? null };
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

export const customerStatus = createCustomerStatus(() => dataClient().query(selectCustomersStatus, {}));
