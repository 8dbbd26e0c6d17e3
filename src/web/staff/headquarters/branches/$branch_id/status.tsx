import type { MetaFunction } from 'react-router';
import { pageMeta } from '../../../../layout/page-meta.ts';
import { BranchFrame } from '../../../../parts/branches/headquarters/branch-part.tsx';
import { BranchStatusPart } from '../../../../parts/branches/headquarters/status-part.tsx';

export const meta: MetaFunction = () => pageMeta({ title: '園の状態', noindex: true });

export default function BranchStatusEdit() {
  return (
    <BranchFrame title="園の状態" for="headquarters" lead="開園、閉園の手続きをします。">
      {(props) => <BranchStatusPart {...props} />}
    </BranchFrame>
  );
}
