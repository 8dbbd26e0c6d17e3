import { requireBranch } from '../../auth/branch-access.ts';
import { implement, Refusal } from '../../callable/context.ts';
import { writeAudit } from '../../store/audit.ts';
import { lockBranchImages, orderBranchImages } from '../store/branch-images.ts';

const sorted = (ids: readonly number[]): string => ids.toSorted((a, b) => a - b).join(' ');

/** All pictures of a branch in their new order. Refused if one was added or removed meanwhile. */
export const staffOrderBranchImages = implement(
  'staffOrderBranchImages',
  async ({ clock, database, account }, { branch_id, branch_image_ids }, acting) => {
    requireBranch(account, branch_id);
    await database.transaction(clock.now(), async (tx) => {
      const before = await lockBranchImages(tx, branch_id);
      if (sorted(before) !== sorted(branch_image_ids)) throw new Refusal('stale_status');
      await orderBranchImages(tx, branch_image_ids);
      const change = { account: acting, branch_id, table_name: 'branch_images' } as const;
      await writeAudit(tx, change, null, before, branch_image_ids);
    });
    return { status: 'OK' };
  },
);
