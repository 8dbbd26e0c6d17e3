/** The plan to begin with: the one that costs nothing a month, else none is chosen for the parent. */
export const freePlan = (plan_types: readonly { id: number; monthly_amount: number }[]): string =>
  String(plan_types.find(({ monthly_amount }) => monthly_amount === 0)?.id ?? '');
