import type { MetaFunction } from 'react-router';
import { pageMeta } from '../../../../layout/page-meta.ts';
import { BranchFrame } from '../../../../parts/branches/headquarters/branch-part.tsx';
import { BranchEditForm } from '../../../../parts/branches/headquarters/edit-form.tsx';

export const meta: MetaFunction = () => pageMeta({ title: '園の基本情報', noindex: true });

export default function BranchEdit() {
  return (
    <BranchFrame title="園の基本情報" for="headquarters" lead="名前、場所、連絡先などを変えられます。">
      {(props) => <BranchEditForm {...props} />}
    </BranchFrame>
  );
}
