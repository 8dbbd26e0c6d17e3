import { z } from 'zod';
import { okResult } from '../../callable.ts';
import { define } from '../definition.ts';

/** The address is returned only this once: we store just its hash. */
const issued = okResult({ url: z.string() });

/** The private calendar address of a family: times and places of its reserves, for a calendar that subscribes to it. */
export const calendarFeedFunctions = {
  issueCalendarFeed: define('guardian', z.object({}), issued, {
    ok: 'カレンダーのアドレスを発行しました。',
    audit: null,
  }),
  /** The address before it is worth nothing from now on. */
  renewCalendarFeed: define('guardian', z.object({}), issued, { ok: '新しいアドレスに替えました。', audit: null }),
  revokeCalendarFeed: define('guardian', z.object({}), okResult({}), {
    ok: 'カレンダーの公開を止めました。',
    audit: null,
  }),
};
