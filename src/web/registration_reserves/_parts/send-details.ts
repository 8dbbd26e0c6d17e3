import { refuse } from '../../../contract/errors.ts';
import { customerDetailsForm } from '../../../contract/forms.ts';
import {
  SelectRegistrationReservesCustomerDetailsConfirmDocument,
  UpdateRegistrationReservesCustomerDetailsConfirmDocument,
} from '../../../contract/operations/generated.ts';
import { registrationStatus } from '../../../domain/codes.ts';
import { dataClient } from '../../data/browser-data.ts';
import type { FunctionOutcome } from '../../data/call-function.ts';
import { DataError } from '../../data/data-error.ts';
import type { DetailsValues } from './details-flow.ts';

/**
 * SPEC §7: sets the details and moves registration_status from 2 to 1, only where it is 2. A second press after a lost
 * answer changes nothing and finds the status at 1, which is what was wanted.
 */
export async function sendDetails(values: DetailsValues): Promise<FunctionOutcome<null>> {
  try {
    const details = customerDetailsForm.parse(values);
    const { update_customers } = await dataClient().mutate(
      UpdateRegistrationReservesCustomerDetailsConfirmDocument,
      details,
    );
    if ((update_customers?.returning.length ?? 0) > 0) return { kind: 'ok', result: null };
    const { customers } = await dataClient().query(SelectRegistrationReservesCustomerDetailsConfirmDocument, {});
    if (customers[0]?.registration_status === registrationStatus.code.complete) return { kind: 'ok', result: null };
    const { status: _ng, ...refusal } = refuse('stale_status');
    return { kind: 'refused', ...refusal };
  } catch (error) {
    const lost = error instanceof DataError && error.kind === 'network_error';
    const message = error instanceof Error ? error.message : String(error);
    return { kind: 'fault', code: lost ? 'unavailable' : 'internal', message, lost };
  }
}
