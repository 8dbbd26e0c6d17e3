import { expect, it } from 'vitest';
import { pricesForSale } from './ticket-flow.ts';

const price = (id: number, number: number, adaptation_date: string) => ({
  id,
  name: `${number}枚`,
  number,
  price: 1000 * id,
  valid_days: 180,
  adaptation_date,
  ticket_sale_rankings: [],
});

it('sells of each size only the newest price in force', () => {
  const prices = [price(3, 10, '2026-10-01'), price(1, 10, '2024-01-01'), price(2, 20, '2024-01-01')];
  expect(pricesForSale(prices).map(({ id }) => id)).toEqual([3, 2]);
});
