import { branchStatus } from '../../../../domain/codes.ts';
import { Badge, type BadgeTone } from '../../../ui/badge.tsx';

const { open, preparing } = branchStatus.code;
const toneOf = (status: number): BadgeTone => (status === open ? 'trust' : status === preparing ? 'ask' : 'no');

/** Open, preparing or closed; headquarters are no branch parents come to. */
export function BranchStatusBadge({ branch }: { branch: { status: number; real_store_flag: boolean } }) {
  if (!branch.real_store_flag) return <Badge tone="no">本部</Badge>;
  return <Badge tone={toneOf(branch.status)}>{branchStatus.label(branch.status)}</Badge>;
}
