import type { SelectMypageTopData } from '../../../contract/operations/generated.ts';
import type { CustomerStatus } from '../../../domain/codes.ts';
import { type DisplayType, displayTypes } from '../../../domain/customer.ts';

export type Customer = SelectMypageTopData['customers'][number];

/** Variant B: the first of the reserves that wait for a card. */
export const cardDueOf = ({ info1, info2 }: SelectMypageTopData): string | undefined =>
  [...info1, ...info2].flatMap(({ card_due_datetime }) => card_due_datetime ?? []).sort()[0];

/** Which of SPEC §4's notices show, from what the page's query answered. */
export const displayTypesOf = (data: SelectMypageTopData, customer: Customer): readonly DisplayType[] =>
  displayTypes({
    status: customer.status as CustomerStatus,
    registration_status: customer.registration_status,
    has_upcoming_reserve: data.info1.length > 0,
    has_pending_reserve: data.info2.length > 0,
    unpaid_flag: customer.unpaid_flag,
  });
