import type { MetaFunction } from 'react-router';
import { pageMeta } from '../../../../layout/page-meta.ts';
import { BranchFrame } from '../../../../parts/branches/headquarters/branch-part.tsx';
import { BranchCertificatesPart } from '../../../../parts/branches/headquarters/certificates-part.tsx';

export const meta: MetaFunction = () => pageMeta({ title: '証明・認定', noindex: true });

export default function BranchCertificates() {
  return (
    <BranchFrame
      title="証明・認定"
      for="headquarters"
      lead="効力のある期間に応じて、税と公開ページの表示が変わります。職員の確認の結果は、どこにも登録しません。"
    >
      {(props) => <BranchCertificatesPart {...props} />}
    </BranchFrame>
  );
}
