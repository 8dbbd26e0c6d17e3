import { addDays, type TokyoDate } from '../../time.ts';
import type { UnpaidPolicy } from './unpaid-steps.ts';

export interface PlannedInstalment {
  readonly due_date: TokyoDate;
  readonly amount: number;
}
interface OpenClaim {
  readonly amount: number;
}
/** Which claim (by its place in the list) a charge of an instalment is for, and how much. */
interface InstalmentAllocation {
  readonly claim: number;
  readonly amount: number;
}

export type InstalmentProblem = 'count' | 'dates' | 'too_late' | 'too_small' | 'sum' | 'share_too_small';
type InstalmentAllocations =
  | { readonly ok: true; readonly shares: readonly (readonly InstalmentAllocation[])[] }
  | { readonly ok: false; readonly problem: InstalmentProblem };

/** Spreads instalments over the claims, the oldest first; refuses what the policy does not allow or no card can pay. */
export function instalmentAllocations(
  claims: readonly OpenClaim[],
  instalments: readonly PlannedInstalment[],
  policy: UnpaidPolicy,
  { today, minimumCharge }: { today: TokyoDate; minimumCharge: number },
): InstalmentAllocations {
  const problem = planProblem(claims, instalments, policy, today);
  if (problem !== null) return { ok: false, problem };
  const rests = claims.map(({ amount }) => amount);
  const shares = instalments.map(({ amount }) => {
    let left = amount;
    return rests.flatMap((rest, claim): InstalmentAllocation[] => {
      const taken = Math.min(rest, left);
      left -= taken;
      rests[claim] = rest - taken;
      return taken === 0 ? [] : [{ claim, amount: taken }];
    });
  });
  const chargeable = shares.flat().every(({ amount }) => amount >= minimumCharge);
  return chargeable ? { ok: true, shares } : { ok: false, problem: 'share_too_small' };
}

function planProblem(
  claims: readonly OpenClaim[],
  instalments: readonly PlannedInstalment[],
  policy: UnpaidPolicy,
  today: TokyoDate,
): InstalmentProblem | null {
  const sum = (rows: readonly { amount: number }[]) => rows.reduce((total, { amount }) => total + amount, 0);
  if (instalments.length < 2 || instalments.length > policy.instalment_most) return 'count';
  const inOrder = instalments.every(({ due_date }, index) => due_date > (instalments[index - 1]?.due_date ?? today));
  if (!inOrder) return 'dates';
  const last = addDays(today, policy.instalment_longest_days);
  if (instalments.some(({ due_date }) => due_date > last)) return 'too_late';
  if (instalments.some(({ amount }) => amount < policy.instalment_least_amount)) return 'too_small';
  return sum(instalments) === sum(claims) ? null : 'sum';
}
