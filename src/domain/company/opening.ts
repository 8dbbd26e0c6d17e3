/** What a company must have before it opens, in the order it is asked for. */
export const openingItems = [
  'company',
  'terms',
  'prices',
  'cancellation_policy',
  'plans',
  'branch',
  'staff',
  'second_factor',
  'stripe',
  'line',
  'mail',
] as const;
export type OpeningItem = (typeof openingItems)[number];
