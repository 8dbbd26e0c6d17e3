import { z } from 'zod';
import { okResult } from '../../callable.ts';
import * as field from '../../fields.ts';
import { define, okDone } from '../definition.ts';

const branch_id = field.id('園');
const branch_room_id = field.id('部屋');
const oldestAge = 12;
const age = (label: string) => field.optional(field.count(label, 0, oldestAge));

/** Rooms of a branch, and where a child usually is. */
export const roomFunctions = {
  staffSaveRoom: define(
    'manager',
    z
      .object({
        branch_id,
        /** Null: a new one. */
        branch_room_id: field.optional(branch_room_id),
        version: field.version,
        name: field.requiredText('部屋の名前', 20),
        from_age: age('何歳から'),
        to_age: age('何歳まで'),
        sequence: field.count('並び順', 1, 99),
      })
      .refine(({ from_age, to_age }) => (from_age === null) === (to_age === null), {
        path: ['to_age'],
        error: '年齢は、何歳からと何歳までの両方を入力するか、どちらも空にしてください。',
      })
      .refine(({ from_age, to_age }) => from_age === null || to_age === null || from_age <= to_age, {
        path: ['to_age'],
        error: '何歳までは、何歳から以上にしてください。',
      }),
    okResult({ id: z.number(), version: z.number() }),
    { ok: okDone, audit: '部屋の保存' },
  ),
  staffRemoveRoom: define('manager', z.object({ branch_id, branch_room_id, version: field.version }), okResult({}), {
    ok: okDone,
    audit: '部屋の削除',
  }),
  /** The children's usual room at this branch; null: the one of their age. */
  staffPlaceChildren: define(
    'staff',
    z.object({
      branch_id,
      branch_room_id: field.optional(branch_room_id),
      child_ids: z.array(field.id('お子さま')).min(1).max(100),
    }),
    okResult({}),
    { ok: okDone, audit: null },
  ),
};
