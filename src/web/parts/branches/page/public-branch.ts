import type { SelectBranchesDetailData } from '../../../../contract/operations/generated.ts';

/** A branch as its page shows it. */
export type PublicBranch = SelectBranchesDetailData['branches'][number];
