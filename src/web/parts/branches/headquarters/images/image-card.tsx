import { useState } from 'react';
import { pictureSources } from '../../../../../domain/files/picture-address.ts';
import { AskedAction } from '../../../../console/edit/asked-action.tsx';
import { ChangedMeanwhile } from '../../../../console/edit/changed-meanwhile.tsx';
import { History } from '../../../../console/edit/history.tsx';
import { MoveButtons } from '../../../../console/edit/move-buttons.tsx';
import { useEdit } from '../../../../console/edit/use-edit.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import { showToast } from '../../../../ui/toast.tsx';
import type { BranchImage } from './branch-image.ts';
import { ImageForm } from './image-form.tsx';

type ImageCardProps = {
  branch_id: number;
  image: BranchImage;
  position: number;
  count: number;
  moving: boolean;
  onMove: (by: -1 | 1) => void;
  /** Something was saved, here or by another user: the page reloads its data. */
  onChanged: () => void;
};

/** One picture of the page, in its place. */
export function ImageCard({ branch_id, image, position, count, moving, onMove, onChanged }: ImageCardProps) {
  const [open, setOpen] = useState<'edit' | 'remove' | 'history'>();
  const name = `${position + 1}枚目`;
  const close = () => setOpen(undefined);
  const toggle = (part: 'edit' | 'history') => setOpen(open === part ? undefined : part);
  const changed = () => {
    close();
    onChanged();
  };
  const edit = useEdit('staffUpdateBranchImage', () => {
    showToast('写真を変更しました');
    changed();
  });
  return (
    <article className="rounded-lg border border-line bg-white p-4">
      <div className="grid gap-4 sm:grid-cols-[16rem_1fr]">
        <Picture image={image} />
        <div className="flex min-w-0 flex-col">
          <div className="flex flex-wrap items-center gap-2">
            <h2 className="text-lead">{name}</h2>
            {position === 0 && <Badge tone="trust">園の一覧にも表示</Badge>}
            {image.example_flag && <Badge tone="ask">イメージ(絵)</Badge>}
          </div>
          <p className="mt-1 font-bold break-words">{image.caption || '見出しがありません'}</p>
          <p className="break-words">{image.alternative_text}</p>
          <div className="mt-auto flex flex-wrap gap-2 pt-3">
            <Button kind="plain" size="small" onClick={() => toggle('edit')}>
              編集<span className="sr-only">({name})</span>
            </Button>
            <MoveButtons
              name={name}
              position={position}
              count={count}
              disabled={moving}
              size="small"
              words={['前へ', '後ろへ']}
              onMove={onMove}
            />
            <Button kind="danger" size="small" onClick={() => setOpen('remove')}>
              外す<span className="sr-only">({name})</span>
            </Button>
            <Button kind="quiet" size="small" aria-expanded={open === 'history'} onClick={() => toggle('history')}>
              変更の記録<span className="sr-only">({name})</span>
            </Button>
          </div>
        </div>
      </div>
      {open === 'edit' && (
        <div className="mt-5 border-t border-line pt-5">
          <ImageForm
            branch_id={branch_id}
            image={image}
            saving={edit}
            onCancel={close}
            onSave={({ file_key, ...words }) =>
              edit.save({
                branch_image_id: image.id,
                version: image.version,
                ...words,
                ...(file_key === undefined ? {} : { file_key }),
              })
            }
          />
        </div>
      )}
      {open === 'history' && <History table_name="branch_images" record_id={image.id} />}
      <ChangedMeanwhile conflict={edit.conflict} table="branch_images" busy={edit.busy} onReload={changed} />
      {open === 'remove' && (
        <AskedAction
          name="staffRemoveBranchImage"
          input={{ branch_image_id: image.id, version: image.version }}
          title={`${name}の写真を外しますか`}
          yes="外す"
          no="外さない"
          busyLabel="外しています"
          toast="写真を外しました"
          onClose={close}
          onDone={changed}
          onChanged={changed}
        >
          <p>公開ページからすぐに消えます。写真のファイルは1日後に削除されます。</p>
        </AskedAction>
      )}
    </article>
  );
}

function Picture({ image }: { image: BranchImage }) {
  return (
    <img
      src={image.image_path}
      srcSet={pictureSources(image.image_path)}
      sizes="16rem"
      alt={image.alternative_text}
      width={image.width}
      height={image.height}
      loading="lazy"
      className="aspect-video w-full rounded-md bg-cream object-cover"
    />
  );
}
