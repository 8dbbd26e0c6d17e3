import type { SelectMypageBenefitsListVariables } from '../../../../contract/operations/generated.ts';
import { pageOf } from '../../../ui/page-numbers.ts';

export const benefitsPageSize = 6;

export const benefitOrders = [
  { key: 'new', label: '新しい順' },
  { key: 'old', label: '古い順' },
  { key: 'category', label: 'カテゴリー順' },
] as const;

const orderBy = {
  new: [{ publication_start_date: 'desc' }, { id: 'desc' }],
  old: [{ publication_start_date: 'asc' }, { id: 'asc' }],
  category: [{ benefit_category: { sequence: 'asc' } }, { publication_start_date: 'desc' }, { id: 'desc' }],
} as const;

/** A row's id out of the address; the placeholder '0' and anything else means: all. */
const idOf = (text: string | null): number | undefined =>
  text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;

type BenefitFilter = {
  category: number | undefined;
  prefecture: number | undefined;
  order: keyof typeof orderBy;
};

export function benefitFilterOf(search: URLSearchParams): BenefitFilter {
  const order = search.get('order') ?? '';
  return {
    category: idOf(search.get('category')),
    prefecture: idOf(search.get('prefecture')),
    order: Object.hasOwn(orderBy, order) ? (order as keyof typeof orderBy) : 'new',
  };
}

/** The query's variables for what the address asks for: filter, order and page live there, so 'back' keeps them. */
export function benefitVariables(search: URLSearchParams): SelectMypageBenefitsListVariables {
  const { category, prefecture, order } = benefitFilterOf(search);
  const { offset } = pageOf(search.get('page'), Number.MAX_SAFE_INTEGER, benefitsPageSize);
  return {
    where: {
      ...(category === undefined ? {} : { benefit_category_id: { _eq: category } }),
      ...(prefecture === undefined ? {} : { benefit_service_prefectures: { prefecture_id: { _eq: prefecture } } }),
    },
    order_by: orderBy[order],
    limit: benefitsPageSize,
    offset,
  };
}
