import type { SelectMypageTicketsListData } from '../../../contract/operations/generated.ts';
import { formatYen } from '../../../domain/yen.ts';

/** What an hour costs with the parent's own plan, to be compared with a ticket. */
export type OwnHour = { readonly plan_name: string | null; readonly amount: number };

export function ownHour({
  unit_prices,
  customers,
}: Pick<SelectMypageTicketsListData, 'unit_prices' | 'customers'>): OwnHour | null {
  const [unit] = unit_prices;
  const plan = customers[0]?.plan_type ?? null;
  if (unit === undefined) return null;
  const amount = Math.max(0, unit.childcare - (plan?.childcare_discount_per_hour ?? 0));
  return { plan_name: plan?.name ?? null, amount };
}

/** Said before tickets are bought that cost more than the hours they pay; null where they do not. */
export function dearTicketText(
  { price, number }: { price: number; number: number },
  hour: OwnHour | null,
): string | null {
  if (hour === null || price <= number * hour.amount) return null;
  const plan = hour.plan_name === null ? '' : `(${hour.plan_name})`;
  return `いまのプラン${plan}の保育料は1時間${formatYen(hour.amount)}で、この回数券の1枚あたりより安くなっています。この回数券は自動では使われず、ご予約ごとに使うかどうかをお選びいただきます。`;
}
