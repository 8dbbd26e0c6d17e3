import { searchable } from '../../../domain/text/search-text.ts';
import { implement } from '../../callable/context.ts';
import { failedJobs } from '../store/failed-jobs.ts';
import { branchesOverview } from '../store/overview.ts';

const page_size = 20;
const containing = (text: string) => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;

/** All branches now, and what failed by itself. */
export const headquartersOverview = implement('headquartersOverview', async ({ clock, database }, { text, page }) => {
  const asked = {
    pattern: containing(text),
    reading: containing(searchable(text)),
    limit: page_size,
    offset: (page - 1) * page_size,
  };
  const { overview, jobs } = await database.read(clock.now(), async (db) => ({
    overview: await branchesOverview(db, asked),
    jobs: await failedJobs(db),
  }));
  return { status: 'OK', page_size, ...overview, jobs };
});
