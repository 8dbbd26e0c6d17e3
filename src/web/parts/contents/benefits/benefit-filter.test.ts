import { describe, expect, it } from 'vitest';
import { benefitVariables } from './benefit-filter.ts';

const variables = (query: string) => benefitVariables(new URLSearchParams(query));

describe('benefitVariables', () => {
  it('asks for everything, newest first, without a filter', () => {
    expect(variables('')).toEqual({
      where: {},
      order_by: [{ publication_start_date: 'desc' }, { id: 'desc' }],
      limit: 6,
      offset: 0,
    });
  });

  it('filters by category and prefecture and turns pages', () => {
    const { where, offset } = variables('category=2&prefecture=13&page=3');
    expect(where).toEqual({
      benefit_category_id: { _eq: 2 },
      benefit_service_prefectures: { prefecture_id: { _eq: 13 } },
    });
    expect(offset).toBe(12);
  });

  it('reads the placeholder and nonsense as no filter', () => {
    expect(variables('category=0&prefecture=abc&order=constructor&page=-1')).toEqual(variables(''));
  });
});
