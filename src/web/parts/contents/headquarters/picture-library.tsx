import { type FormEvent, useState } from 'react';
import type { FunctionOk } from '../../../../contract/functions/functions.ts';
import { branchImageRatio } from '../../../../domain/files/file-purposes.ts';
import { LiveLoaded } from '../../../console/staff-page.tsx';
import { reading } from '../../../data/question.ts';
import { useAction } from '../../../data/use-action.ts';
import { useAnswer } from '../../../data/use-answer.ts';
import { PictureField } from '../../../files/picture-field.tsx';
import { UploadProgress } from '../../../files/upload-progress.tsx';
import { emptyPictureDraft, type PictureDraft, usePictureUpload } from '../../../files/use-picture-upload.ts';
import { GiveUpButton } from '../../../form/give-up-button.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { showToast } from '../../../ui/toast.tsx';

type LibraryPicture = FunctionOk<'headquartersAddContentImage'>['image'];
type PictureLibraryProps = { onChoose: (picture: LibraryPicture) => void; onClose: () => void };

/** The pictures for the site's texts: one is chosen, or sent and described first. */
export function PictureLibrary({ onChoose, onClose }: PictureLibraryProps) {
  const [adding, setAdding] = useState(false);
  const query = useAnswer(reading('headquartersListContentImages', {}));
  return (
    <Dialog title="写真を選ぶ" isOpen wide onClose={onClose}>
      {adding ? (
        <AddPicture onAdded={onChoose} onCancel={() => setAdding(false)} />
      ) : (
        <>
          <Button onClick={() => setAdding(true)}>新しい写真を送る</Button>
          <div className="mt-4 min-h-72">
            <LiveLoaded steady query={query}>
              {({ images }) =>
                images.length === 0 ? (
                  <p className="text-note text-ink-soft">まだ写真がありません。</p>
                ) : (
                  <ul className="grid grid-cols-2 gap-4 sm:grid-cols-3">
                    {images.map((image) => (
                      <li key={image.id}>
                        <Picture picture={image} onChoose={onChoose} onRemoved={query.reload} />
                      </li>
                    ))}
                  </ul>
                )
              }
            </LiveLoaded>
          </div>
        </>
      )}
    </Dialog>
  );
}

type PictureProps = {
  picture: LibraryPicture;
  onChoose: (picture: LibraryPicture) => void;
  onRemoved: () => Promise<void>;
};

function Picture({ picture, onChoose, onRemoved }: PictureProps) {
  const { send, busy, text } = useAction('headquartersRemoveContentImage');
  async function remove() {
    const outcome = await send({ content_image_id: picture.id });
    if (outcome?.kind !== 'ok') return;
    showToast('写真を削除しました');
    await onRemoved();
  }
  return (
    <div className="grid gap-1">
      <button
        type="button"
        onClick={() => onChoose(picture)}
        className="grid gap-1.5 rounded-md border border-line bg-white p-1.5 text-left hover:border-action"
      >
        <img
          src={picture.image_path}
          alt=""
          width={picture.width}
          height={picture.height}
          loading="lazy"
          className="aspect-video w-full rounded-sm bg-cream object-cover"
        />
        <span className="line-clamp-2 min-h-11 px-1 text-note">
          {picture.alternative_text}
          <span className="sr-only">を使う</span>
        </span>
      </button>
      <Button kind="quiet" size="small" busy={busy} busyLabel="削除しています" onClick={() => void remove()}>
        削除<span className="sr-only">({picture.alternative_text})</span>
      </Button>
      {text && <p className="text-note font-bold text-wrong">{text}</p>}
    </div>
  );
}

function AddPicture({ onAdded, onCancel }: { onAdded: (picture: LibraryPicture) => void; onCancel: () => void }) {
  const [draft, setDraft] = useState<PictureDraft>(emptyPictureDraft);
  const [asked, setAsked] = useState(false);
  const { upload, progress, failure } = usePictureUpload({ purpose: 'content_image' }, branchImageRatio);
  const adding = useAction('headquartersAddContentImage');
  const busy = adding.busy || progress !== undefined;
  const missing = {
    picture: draft.picture === undefined ? '写真を選んでください。' : undefined,
    alternative_text: draft.alternative_text.trim() === '' ? '写真の説明を入力してください。' : undefined,
  };
  async function add(event: FormEvent) {
    event.preventDefault();
    // The dialog is inside the editor's form in React's tree, though not in the DOM: submit would bubble to it.
    event.stopPropagation();
    setAsked(true);
    if (busy || missing.picture || missing.alternative_text) return;
    const file_key = await upload(draft);
    if (file_key === undefined) return;
    setDraft((current) => ({ ...current, file_key }));
    const outcome = await adding.send({ file_key, alternative_text: draft.alternative_text });
    if (outcome?.kind === 'ok') onAdded(outcome.result.image);
  }
  const problem = failure ?? adding.text;
  return (
    <form method="post" noValidate onSubmit={add} className="grid gap-5">
      <PictureField draft={draft} onChange={setDraft} ratio={branchImageRatio} errors={asked ? missing : {}} />
      <UploadProgress share={progress} />
      {problem && !busy && (
        <Notice kind="error" live>
          {problem}
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy} busyLabel="送っています">
          送って使う
        </Button>
        <GiveUpButton onGiveUp={onCancel} />
      </div>
    </form>
  );
}
