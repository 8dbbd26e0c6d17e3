import type { FunctionPayload } from '../../../../../contract/functions/functions.ts';

const names = ['kind', 'start_date', 'end_date', 'min_amount', 'max_amount', 'text'] as const;
export type DocumentFilter = Record<(typeof names)[number], string>;

/** What is searched is in the address. */
export const documentFilterOf = (search: URLSearchParams): DocumentFilter =>
  Object.fromEntries(names.map((name) => [name, (search.get(name) ?? '').slice(0, 100)])) as DocumentFilter;

/** A blank field asks for nothing. */
export const documentQuery = (
  filter: DocumentFilter,
  part: { page: number; limit: number; before_id?: number },
): FunctionPayload<'headquartersFindDocuments'> => ({ ...filter, ...part });
