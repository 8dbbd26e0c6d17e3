import type { MetaFunction } from 'react-router';
import { pageMeta } from '../../../../layout/page-meta.ts';
import { BranchFrame } from '../../../../parts/branches/headquarters/branch-part.tsx';
import { BranchPageForm } from '../../../../parts/branches/headquarters/page-form.tsx';

export const meta: MetaFunction = () => pageMeta({ title: '園のページ', noindex: true });

export default function BranchPageEdit() {
  return (
    <BranchFrame title="園のページ" for="manager" lead="公開ページの紹介文、SNS、提携先を変えられます。">
      {(props) => <BranchPageForm {...props} />}
    </BranchFrame>
  );
}
