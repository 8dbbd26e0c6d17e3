import { useState } from 'react';
import { Link, type MetaFunction, useParams } from 'react-router';
import {
  type SelectStaffBranchImagesData,
  SelectStaffBranchImagesDocument,
} from '../../../../../contract/operations/generated.ts';
import { branchStatus } from '../../../../../domain/codes.ts';
import { branchImageLimit } from '../../../../../domain/files/file-purposes.ts';
import { useEdit } from '../../../../console/edit/use-edit.ts';
import { HeadquartersPage } from '../../../../console/headquarters-page.tsx';
import { useStaff } from '../../../../console/staff-context.tsx';
import { LiveLoaded } from '../../../../console/staff-page.tsx';
import { operation } from '../../../../data/question.ts';
import { useAction } from '../../../../data/use-action.ts';
import { useAnswer } from '../../../../data/use-answer.ts';
import { pageMeta } from '../../../../layout/page-meta.ts';
import { movedIds } from '../../../../parts/branches/headquarters/images/branch-image.ts';
import { ImageCard } from '../../../../parts/branches/headquarters/images/image-card.tsx';
import { ImageForm } from '../../../../parts/branches/headquarters/images/image-form.tsx';
import { ManagerFace } from '../../../../parts/branches/headquarters/images/manager-face.tsx';
import { Button } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { ErrorNotice } from '../../../../ui/notice.tsx';
import { showToast } from '../../../../ui/toast.tsx';

export const meta: MetaFunction = () => pageMeta({ title: '園の写真', noindex: true });

type Branch = SelectStaffBranchImagesData['branches'][number];

/** The pictures of a branch's public page: chosen, cut, described, put in order. What is saved shows there at once. */
export default function BranchImages() {
  const branch_id = Number(useParams().branch_id);
  const { headquarters, branch: own } = useStaff();
  const mayEdit = headquarters || own.id === branch_id;
  const known = Number.isSafeInteger(branch_id) && mayEdit;
  const query = useAnswer(known ? operation(SelectStaffBranchImagesDocument, { branch_id }) : null);
  const [branch] = query.data?.branches ?? [];
  return (
    <HeadquartersPage
      for="manager"
      title={branch ? `${branch.name}の写真` : '園の写真'}
      lead="公開ページに、上から順に表示します。1枚目は園の一覧にも出ます。"
      aside={branch && branch.status !== branchStatus.code.closed && <PageLink branch={branch} />}
    >
      {known ? (
        <LiveLoaded query={query}>
          {({ branches: [found] }) =>
            found ? <Pictures branch={found} onChanged={() => void query.reload()} /> : <NoBranch />
          }
        </LiveLoaded>
      ) : (
        <NoBranch />
      )}
    </HeadquartersPage>
  );
}

const NoBranch = () => (
  <EmptyState title="この園の写真は変更できません">
    担当している園の写真だけを変更できます。園の一覧からもう一度お選びください。
  </EmptyState>
);

const PageLink = ({ branch }: { branch: Branch }) => (
  <Link to={`/branches/${branch.path_name}`} className="text-link inline-flex min-h-11 items-center text-note">
    公開ページを見る
  </Link>
);

function Pictures({ branch, onChanged }: { branch: Branch; onChanged: () => void }) {
  const images = branch.branch_images;
  const [adding, setAdding] = useState(false);
  const order = useAction('staffOrderBranchImages');
  const full = images.length >= branchImageLimit;

  async function move(id: number, by: -1 | 1) {
    const ids = images.map((image) => image.id);
    const outcome = await order.send({ branch_id: branch.id, branch_image_ids: movedIds(ids, id, by) });
    if (outcome?.kind === 'ok') showToast('写真の順番を変更しました', undefined, 'order');
    // Also after a refusal: another user added or removed one.
    onChanged();
  }
  return (
    <div className="grid gap-4">
      <ErrorNotice text={order.text} />
      <ManagerFace branch={branch} onChanged={onChanged} />
      <h2 className="text-h3">園の写真</h2>
      {images.every(({ example_flag }) => example_flag) && !adding && (
        <EmptyState title="園の写真を載せてください">
          はじめての方は、写真を見て預ける園を決めます。外から見た入口、駅からの道、保育室、お昼寝の場所があると安心です。
          写真が届くまでは、園のページに家の絵を表示します。
        </EmptyState>
      )}
      <ol className="grid gap-4">
        {images.map((image, position) => (
          <li key={image.id}>
            <ImageCard
              branch_id={branch.id}
              image={image}
              position={position}
              count={images.length}
              moving={order.busy}
              onMove={(by) => void move(image.id, by)}
              onChanged={onChanged}
            />
          </li>
        ))}
      </ol>
      {adding ? (
        <AddImage
          branch_id={branch.id}
          onDone={(saved) => {
            setAdding(false);
            if (saved) onChanged();
          }}
        />
      ) : full ? (
        <p className="text-note text-ink-soft">
          写真は{branchImageLimit}枚までです。追加するには、どれかを外してください。
        </p>
      ) : (
        <div>
          <Button onClick={() => setAdding(true)}>写真を追加する</Button>
        </div>
      )}
    </div>
  );
}

function AddImage({ branch_id, onDone }: { branch_id: number; onDone: (saved: boolean) => void }) {
  const add = useEdit('staffAddBranchImage', () => {
    showToast('写真を追加しました');
    onDone(true);
  });
  return (
    <section className="rounded-lg border border-line bg-white p-4">
      <h2 className="mb-4 text-lead">写真を追加</h2>
      <ImageForm
        branch_id={branch_id}
        saving={add}
        onCancel={() => onDone(false)}
        onSave={({ file_key = '', ...words }) => add.save({ branch_id, ...words, file_key })}
      />
    </section>
  );
}
