import type { MetaFunction } from 'react-router';
import { pageMeta } from '../../../layout/page-meta.ts';
import { BranchFrame } from '../../../parts/branches/headquarters/branch-part.tsx';
import { BranchOverview } from '../../../parts/branches/headquarters/overview.tsx';

export const meta: MetaFunction = () => pageMeta({ title: '園の設定', noindex: true });

export default function BranchSettings() {
  return (
    <BranchFrame title="園の設定" for="manager" overview>
      {(props) => <BranchOverview {...props} />}
    </BranchFrame>
  );
}
