/** What a company must have before it opens, in the order it is asked for. */
export const openingItems = [
  'company',
  'terms',
  'house_rules',
  'bring_list',
  'prices',
  'cancellation_policy',
  'plans',
  'branch',
  'address',
  'postings',
  'manager',
  'second_factor',
  'stripe',
  'webhook',
  'line',
  'line_webhook',
  'mail',
] as const;
export type OpeningItem = (typeof openingItems)[number];
