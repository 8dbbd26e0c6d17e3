import { randomUUID } from 'node:crypto';
import { addDays } from '../../src/domain/time.ts';
import { unit } from './world.ts';

/** A stay nobody else asks for, so that every save succeeds: what is measured is the work, not the refusals. */
export interface Wish {
  customer_id: number;
  uid: string;
  child_id: number;
  branch_id: number;
  date: string;
  start_hour: number;
  idempotency_key: string;
}

/** Families are taken from all over the data. */
export const wishingFamilies = 500;

export function wishes(scale: number): () => Wish {
  const stride = (unit.customers * scale) / wishingFamilies;
  let made = 0;
  return () => {
    const index = made++;
    const family = 1 + Math.floor((index % wishingFamilies) * stride);
    const turn = Math.floor(index / wishingFamilies);
    return {
      customer_id: 1000 + family,
      uid: `bench-${family}`,
      child_id: 1000 + 2 * family + 1,
      branch_id: 1001 + ((index * 7919) % (unit.branches * scale)),
      date: addDays('2026-11-17', turn % 58),
      start_hour: 8 + (Math.floor(turn / 58) % 11),
      idempotency_key: randomUUID(),
    };
  };
}
