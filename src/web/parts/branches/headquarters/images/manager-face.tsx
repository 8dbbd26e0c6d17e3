import { useState } from 'react';
import type { SelectStaffBranchImagesData } from '../../../../../contract/operations/generated.ts';
import { accountRole } from '../../../../../domain/codes.ts';
import { AskedAction } from '../../../../console/edit/asked-action.tsx';
import { useStaff } from '../../../../console/staff-context.tsx';
import { Button } from '../../../../ui/button.tsx';
import { FaceForm } from './face-form.tsx';

type Branch = SelectStaffBranchImagesData['branches'][number];
type ManagerFaceProps = { branch: Branch; onChanged: () => void };

/** Whom the branch's page shows as its manager. Only managers themselves can put their face there. */
export function ManagerFace({ branch, onChanged }: ManagerFaceProps) {
  const { account } = useStaff();
  const [open, setOpen] = useState<'edit' | 'remove'>();
  const [shown] = branch.branch_faces;
  const mayShow = account.role === accountRole.code.branchManager;
  const changed = () => {
    setOpen(undefined);
    onChanged();
  };
  return (
    <section aria-labelledby="manager-face" className="mb-6 rounded-lg border border-line bg-white p-4">
      <h2 id="manager-face" className="text-lead">
        園長の紹介
      </h2>
      {shown ? <Shown face={shown} /> : <p className="mt-1 text-note text-ink-soft">{notShown(mayShow)}</p>}
      {open !== 'edit' && (
        <div className="mt-3 flex flex-wrap gap-2">
          {mayShow && (
            <Button kind="plain" size="small" onClick={() => setOpen('edit')}>
              {shown ? '自分の紹介に変える' : '自分の顔とひとことを載せる'}
            </Button>
          )}
          {shown && (
            <Button kind="danger" size="small" onClick={() => setOpen('remove')}>
              外す<span className="sr-only">(園長の紹介)</span>
            </Button>
          )}
        </div>
      )}
      {open === 'edit' && (
        <FaceForm
          branch_id={branch.id}
          shown={shown}
          own={shown?.account_id === account.id}
          name={account.name}
          onCancel={() => setOpen(undefined)}
          onChanged={changed}
        />
      )}
      {open === 'remove' && shown && (
        <AskedAction
          name="staffRemoveBranchFace"
          input={{ branch_id: branch.id, version: shown.version }}
          title="園長の紹介を外しますか"
          yes="外す"
          no="外さない"
          busyLabel="外しています"
          toast="園長の紹介を外しました"
          onClose={() => setOpen(undefined)}
          onDone={changed}
          onChanged={changed}
        >
          <p>公開ページからすぐに消えます。写真のファイルは1日後に削除されます。</p>
        </AskedAction>
      )}
    </section>
  );
}

const notShown = (mayShow: boolean): string =>
  mayShow
    ? 'まだ載せていません。顔とひとことがあると、はじめての方が安心します。'
    : 'まだ載せていません。園長本人が、自分のアカウントから載せます。';

function Shown({ face }: { face: Branch['branch_faces'][number] }) {
  return (
    <div className="mt-3 flex items-center gap-4">
      <img
        src={face.image_path}
        alt={face.name}
        width={face.width}
        height={face.height}
        className="size-20 shrink-0 rounded-full bg-cream object-cover"
      />
      <div>
        <p>{face.greeting}</p>
        <p className="text-note text-ink-soft">{face.name}</p>
      </div>
    </div>
  );
}
