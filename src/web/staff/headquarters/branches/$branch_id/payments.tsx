import type { MetaFunction } from 'react-router';
import { pageMeta } from '../../../../layout/page-meta.ts';
import { BranchFrame } from '../../../../parts/branches/headquarters/branch-part.tsx';
import { BranchPaymentsPart } from '../../../../parts/branches/headquarters/payments-part.tsx';

export const meta: MetaFunction = () => pageMeta({ title: '受取口座', noindex: true });

export default function BranchPayments() {
  return (
    <BranchFrame title="受取口座" for="headquarters" lead="園の売上を受け取るStripeの口座です。">
      {(props) => <BranchPaymentsPart {...props} />}
    </BranchFrame>
  );
}
