import { Refusal } from '../../contract/refusal.ts';
import { type DiscountLimit, mostDiscount } from '../../domain/billing/bill/correction.ts';
import { accountRole } from '../../domain/codes.ts';
import type { ReserveSettings } from '../../domain/settings/settings.ts';
import { formatYen } from '../../domain/yen.ts';
import type { Account } from '../auth/store/accounts.ts';

/** Headquarters as they see fit, the others by the settings in force. */
export function discountLimitOf(account: Account, settings: ReserveSettings): DiscountLimit {
  switch (account.role) {
    case accountRole.code.headquarters:
      return null;
    case accountRole.code.branchManager:
      return { yen: settings.manager_discount_yen, percent: settings.manager_discount_percent };
    default:
      return { yen: settings.staff_discount_yen, percent: settings.staff_discount_percent };
  }
}

/** A discount given earlier by staff with more rights may stay. */
export function requireDiscountWithin(
  account: Account,
  settings: ReserveSettings,
  { bill, discount, before }: { bill: number; discount: number; before: number },
): void {
  const most = mostDiscount(bill, discountLimitOf(account, settings));
  if (discount <= Math.max(most, before)) return;
  const whom = account.role === accountRole.code.branchStaff ? '園長または本部' : '本部';
  throw new Refusal('discount_limit', {
    fields: ['others_discount_amount'],
    details: { most },
    msg: `割引は${formatYen(most)}までつけられます。それより多くするときは、${whom}に依頼してください。`,
  });
}
