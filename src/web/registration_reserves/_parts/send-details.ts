import { customerDetailsForm } from '../../../contract/forms.ts';
import {
  SelectRegistrationReservesCustomerDetailsConfirmDocument,
  UpdateRegistrationReservesCustomerDetailsConfirmDocument,
} from '../../../contract/operations/generated.ts';
import { pageRefusals } from '../../../contract/page-errors.ts';
import { registrationStatus } from '../../../domain/codes.ts';
import { dataClient } from '../../data/browser-data.ts';
import { callFunction } from '../../data/browser-functions.ts';
import type { FunctionOutcome } from '../../data/call-function.ts';
import { DataError } from '../../data/data-error.ts';
import type { DetailsValues } from './details-flow.ts';
import { detailsRefusal } from './details-refusal.ts';

/**
 * SPEC §7: sets the details and moves registration_status from 2 to 1, only where it is 2. A second press after a lost
 * answer changes nothing and finds the status at 1, which is what was wanted. The emergency contact goes first.
 */
export async function sendDetails(values: DetailsValues): Promise<FunctionOutcome<null>> {
  const { emergency_contact_name, emergency_contact_tel } = values;
  if (emergency_contact_tel) {
    const contact = { emergency_contact_name, emergency_contact_tel };
    const sent = await callFunction('updateEmergencyContact', contact);
    if (sent.kind !== 'ok') return sent;
  }
  try {
    const details = customerDetailsForm.parse(values);
    const { update_customers } = await dataClient().mutate(
      UpdateRegistrationReservesCustomerDetailsConfirmDocument,
      details,
    );
    if ((update_customers?.returning.length ?? 0) > 0) return { kind: 'ok', result: null };
    const { customers } = await dataClient().query(SelectRegistrationReservesCustomerDetailsConfirmDocument, {});
    if (customers[0]?.registration_status === registrationStatus.code.complete) return { kind: 'ok', result: null };
    return { kind: 'refused', type: 'stale_status', msg: pageRefusals.stale_status };
  } catch (error) {
    const refusal = error instanceof DataError ? detailsRefusal(error.constraint) : null;
    if (refusal !== null) return { kind: 'refused', ...refusal };
    const lost = error instanceof DataError && error.kind === 'network_error';
    const message = error instanceof Error ? error.message : String(error);
    return { kind: 'fault', code: lost ? 'unavailable' : 'internal', message, lost };
  }
}
