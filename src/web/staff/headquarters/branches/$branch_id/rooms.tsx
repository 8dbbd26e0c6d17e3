import type { MetaFunction } from 'react-router';
import { pageMeta } from '../../../../layout/page-meta.ts';
import { BranchFrame } from '../../../../parts/branches/headquarters/branch-part.tsx';
import { RoomsPart } from '../../../../parts/care/staff/rooms/rooms-part.tsx';

export const meta: MetaFunction = () => pageMeta({ title: '部屋', noindex: true });

export default function BranchRooms() {
  return (
    <BranchFrame
      title="部屋"
      for="manager"
      lead="「保育」の画面で、部屋ごとにお子さまをしぼり込めます。年齢を入れた部屋には、その年齢のお子さまが自動で入ります。"
    >
      {({ branch }) => <RoomsPart branch_id={branch.id} />}
    </BranchFrame>
  );
}
