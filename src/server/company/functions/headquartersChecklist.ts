import { openingItems } from '../../../domain/company/opening.ts';
import { implement } from '../../callable/context.ts';
import { type LineQuota, lineQuota } from '../../notifying/store/line-quotas.ts';
import { openingChecklist } from '../store/checklist.ts';
import { serviceChecks } from '../store/service-checks.ts';
import { siteState } from '../store/site-state.ts';

const quotaShown = ({ limit_number, used_number, short_at }: LineQuota) => ({ limit_number, used_number, short_at });

/** What is there and what is missing before the company can open. */
export const headquartersChecklist = implement('headquartersChecklist', async ({ clock, database }) => {
  const { state, done, services, quota } = await database.read(clock.now(), async (db) => ({
    state: await siteState(db),
    done: await openingChecklist(db),
    services: await serviceChecks(db),
    quota: await lineQuota(db),
  }));
  const items = openingItems.map((item) => ({ item, done_flag: done[item] }));
  return { status: 'OK', ...state, items, services, line_quota: quota && quotaShown(quota) };
});
