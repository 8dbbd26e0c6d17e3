import type { MetaFunction } from 'react-router';
import { pageMeta } from '../../../layout/page-meta.ts';
import { BranchPart } from '../../_parts/headquarters/branches/branch-part.tsx';
import { Overview } from '../../_parts/headquarters/branches/overview.tsx';

export const meta: MetaFunction = () => pageMeta({ title: '園の設定', noindex: true });

export default function BranchOverview() {
  return (
    <BranchPart title="園の設定" for="manager" overview>
      {(props) => <Overview {...props} />}
    </BranchPart>
  );
}
