import { z } from 'zod';
import { dayItemKinds } from '../../../domain/care/day-timeline.ts';
import { okResult } from '../../callable.ts';
import * as field from '../../fields.ts';
import { define, okDone, okRead } from '../definition.ts';

const reserve_id = field.id('予約');
const moment = field.moment();
/** The state of a stay: not started, at least one child present, all gone home, no one came. */
const state = z.enum(['expected', 'present', 'left', 'absent']);

const dayItem = z.object({
  key: z.string(),
  at: moment,
  kind: z.enum(dayItemKinds),
  title: z.string(),
  words: z.string(),
  /** The address works only for the caller, for some minutes. */
  photo: z.object({ file_key: z.uuid(), url: z.string(), width: z.number(), height: z.number() }).nullable(),
});
const childOfDay = z.object({
  child_id: z.number(),
  name: z.string(),
  arrived_at: moment.nullable(),
  left_at: moment.nullable(),
  /** 今日の様子, once the child has left. */
  closing_words: z.string().nullable(),
  items: z.array(dayItem),
});
const stay = {
  reserve_id: z.number(),
  date: z.iso.date(),
  branch_name: z.string(),
  start_datetime: moment,
  end_datetime: moment,
  state,
};
export const daysPerPage = 10;
const longestDayNote = 1000;

/** A day as its family sees it, and what staff say about it in the end. */
export const dayFunctions = {
  readChildDay: define(
    'family',
    z.object({ reserve_id }),
    okResult({ ...stay, branch_tel: z.string(), guardian: z.boolean(), children: z.array(childOfDay) }),
    { ok: okRead, audit: null },
  ),
  /** Days on which at least one child came, newest first. */
  listChildDays: define(
    'family',
    z.object({ page: field.count('ページ', 1, 10_000) }),
    okResult({ total: z.number(), days: z.array(z.object({ ...stay, names: z.array(z.string()) })) }),
    { ok: okRead, audit: null },
  ),
  /** `version` is what the form was opened with; null where nothing had been written. */
  staffSaveDayNote: define(
    'staff',
    z.object({
      reserve_id,
      child_id: field.id('お子さま'),
      words: field.requiredText('今日の様子', longestDayNote),
      version: field.version.nullable(),
    }),
    okResult({}),
    { ok: okDone, audit: '今日の様子(連絡帳)の記入' },
  ),
};
