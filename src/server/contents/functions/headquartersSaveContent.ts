import { implement } from '../../callable/context.ts';
import { saveContent } from '../contents.ts';

/** Adds or changes a text of the site. Cached public pages are invalidated by app.publish_content. */
export const headquartersSaveContent = implement(
  'headquartersSaveContent',
  async ({ clock, database }, input, acting) => {
    const now = clock.now();
    const saved = await database.transaction(now, (tx) => saveContent(tx, acting, input, now));
    return { status: 'OK', ...saved };
  },
);
