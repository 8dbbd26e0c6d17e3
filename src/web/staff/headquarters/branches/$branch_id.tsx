import type { MetaFunction } from 'react-router';
import { pageMeta } from '../../../layout/page-meta.ts';
import { BranchFrame } from '../../_parts/headquarters/branches/branch-part.tsx';
import { BranchOverview } from '../../_parts/headquarters/branches/overview.tsx';

export const meta: MetaFunction = () => pageMeta({ title: '園の設定', noindex: true });

export default function BranchSettings() {
  return (
    <BranchFrame title="園の設定" for="manager" overview>
      {(props) => <BranchOverview {...props} />}
    </BranchFrame>
  );
}
