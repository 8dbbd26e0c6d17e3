import { z } from 'zod';
import * as field from '../fields.ts';

/** What a caller must be let in for: `family` is a parent's own sign-in, the others are scopes of a partner's key. */
export const apiScopes = ['places', 'availability', 'refer', 'family'] as const;
export type ApiScope = (typeof apiScopes)[number];

/** One operation of /api/v1. Its description, its page and its route are all made from this. */
export interface ApiOperation<Input extends z.ZodObject = z.ZodObject, Answer extends z.ZodObject = z.ZodObject> {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** `{x}` is a field of the input. */
  readonly path: string;
  readonly summary: string;
  readonly description: string;
  readonly scope: ApiScope;
  /** Fields of the path, of the query (GET, DELETE) or of the body. */
  readonly input: Input;
  /** `status` and `msg` of a function's answer are left out. */
  readonly answer: Answer;
  /** Sent with the header Idempotency-Key: the same key and content give the same answer and do nothing twice. */
  readonly keyed?: true;
  /** Input that a test sends to the demo world; `{tomorrow}` is a day. */
  readonly example: Readonly<Record<string, unknown>>;
}

export const apiOperation = <Input extends z.ZodObject, Answer extends z.ZodObject>(
  described: ApiOperation<Input, Answer>,
): ApiOperation<Input, Answer> => described;

export const meals = ['breakfast', 'lunch', 'supper'] as const;

/** When a child comes: one Tokyo day, 'HH:mm' each. Meals hold for every child. */
export const stayShape = {
  date: field.tokyoDate('ご利用日'),
  start_time: field.clockTime('開始時間'),
  end_time: field.clockTime('終了時間'),
};
export const mealsShape = { meals: z.array(z.enum(meals)).max(meals.length).default([]) };
