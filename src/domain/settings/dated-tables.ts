/**
 * The tables whose rows begin on a day (`adaptation_date`) and hold until the next of the same key begins: in SQL
 * `app.<table>_on(key…, day)`, made by `npm run codegen`; in TypeScript rowInForceIfAny (dated-rows.ts). A row is asked for in no
 * other way (tools/codegen/in-force.test.ts). Before the first row nothing is in force: SQL answers no row, TypeScript null.
 */
export type DatedTableKey = {
  /** Rows follow each other by key; without one there is one row a day for the whole company. */
  readonly key: readonly { readonly column: string; readonly type: 'integer' | 'text' }[];
  /** Two rows may begin on one day: the later one counts. */
  readonly sameDay?: true;
  /** Only its id: permission to see the day does not include the whole row. */
  readonly idOnly?: true;
  /** Also as a view with its owner's rights, by day: everyone's calendar depends on it, but no one may read the table itself. */
  readonly byDay?: true;
  /** Also the rows that hold at some time of a stretch of days. */
  readonly during?: true;
};

const branch = { column: 'branch_id', type: 'integer' } as const;

export const datedTableKeys = {
  unit_prices: { key: [] },
  cancellation_policies: { key: [], during: true },
  reserve_settings: { key: [] },
  age_limits: { key: [] },
  meal_hours: { key: [] },
  care_settings: { key: [], during: true },
  tax_settings: { key: [], during: true },
  ticket_terms: { key: [] },
  unpaid_policies: { key: [] },
  ticket_prices: { key: [{ column: 'number', type: 'integer' }] },
  company_facts: { key: [], sameDay: true },
  bring_lists: { key: [], sameDay: true },
  company_documents: { key: [{ column: 'kind', type: 'text' }] },
  municipality_layouts: {
    key: [
      { column: 'prefecture_id', type: 'integer' },
      { column: 'municipality', type: 'text' },
    ],
  },
  subsidy_terms: { key: [{ column: 'subsidy_id', type: 'integer' }] },
  branch_patterns: { key: [branch], idOnly: true, during: true },
  shift_patterns: { key: [branch, { column: 'account_id', type: 'integer' }], byDay: true, during: true },
} as const satisfies Readonly<Record<string, DatedTableKey>>;
