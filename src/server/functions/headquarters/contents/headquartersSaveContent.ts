import { saveContent } from '../../../headquarters/contents/contents.ts';
import { implement } from '../../callable/context.ts';

/** A text of the site, added or changed. The kept public pages hear of it by app.notify_content. */
export const headquartersSaveContent = implement(
  'headquartersSaveContent',
  async ({ account, clock, database }, input) => {
    const now = clock.now();
    const saved = await database.transaction(now, (tx) => saveContent(tx, account, input, now));
    return { status: 'OK', ...saved };
  },
);
