import type { Params } from '../pages/form.ts';
import { invalidRequest, noSuch } from './failure.ts';
import type { StripeList, StripeObject } from './objects.ts';
import { integer, isMap, text } from './params.ts';

export const CURSORS = ['limit', 'starting_after', 'ending_before'] as const;
export const PAGING = [...CURSORS, 'created'] as const;

const COMPARE: Record<string, (created: number, bound: number) => boolean> = {
  gt: (created, bound) => created > bound,
  gte: (created, bound) => created >= bound,
  lt: (created, bound) => created < bound,
  lte: (created, bound) => created <= bound,
};

function createdMatches(object: StripeObject, params: Params): boolean {
  const created = params.created;
  if (created === undefined) return true;
  if (!isMap(created)) return object.created === integer(params, 'created');
  return Object.keys(created).every((name) => COMPARE[name]?.(object.created, integer(created, name) ?? 0) ?? true);
}

/** Newest first, paged as Stripe pages. `objects` in order of creation. */
export function page<T extends StripeObject>(url: string, objects: T[], params: Params): StripeList<T> {
  const limit = integer(params, 'limit') ?? 10;
  if (limit < 1 || limit > 100) {
    throw invalidRequest('Invalid limit: must be between 1 and 100', { param: 'limit' });
  }
  const all = objects.filter((object) => createdMatches(object, params)).reverse();
  const positionOf = (id: string, param: string) => {
    const position = all.findIndex((object) => object.id === id);
    if (position < 0) throw noSuch('object', id, param, 400);
    return position;
  };
  const after = text(params, 'starting_after');
  const before = text(params, 'ending_before');
  if (before !== undefined) {
    const end = positionOf(before, 'ending_before');
    const start = Math.max(0, end - limit);
    return { object: 'list', data: all.slice(start, end), has_more: start > 0, url };
  }
  const start = after === undefined ? 0 : positionOf(after, 'starting_after') + 1;
  return { object: 'list', data: all.slice(start, start + limit), has_more: all.length > start + limit, url };
}

export const wholeList = <T>(url: string, data: T[]): StripeList<T> => ({ object: 'list', data, has_more: false, url });
