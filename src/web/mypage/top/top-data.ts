import type { SelectMypageTopData } from '../../../contract/operations/generated.ts';
import type { CustomerStatus } from '../../../domain/codes.ts';
import { type DisplayType, displayTypes } from '../../../domain/customer.ts';

export type Customer = SelectMypageTopData['customers'][number];

/** Which of SPEC §4's notices show, from what the page's query answered. */
export const displayTypesOf = (data: SelectMypageTopData, customer: Customer): readonly DisplayType[] =>
  displayTypes({
    status: customer.status as CustomerStatus,
    registration_status: customer.registration_status,
    has_upcoming_reserve: data.info1.length > 0,
    has_pending_reserve: data.info2.length > 0,
    unpaid_flag: customer.unpaid_flag,
  });
