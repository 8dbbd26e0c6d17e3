import { type FormEvent, useState } from 'react';
import { branchImageRatio } from '../../../../../domain/files/file-purposes.ts';
import { PictureField } from '../../../../files/picture-field.tsx';
import { UploadProgress } from '../../../../files/upload-progress.tsx';
import { emptyPictureDraft, type PictureDraft, usePictureUpload } from '../../../../files/use-picture-upload.ts';
import { GiveUpButton } from '../../../../form/give-up-button.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import type { BranchImage } from './branch-image.ts';

type ImageFormProps = {
  branch_id: number;
  /** Absent: a new one. */
  image?: BranchImage;
  /** What the function that saves it says. */
  saving: { busy: boolean; errors: Readonly<Record<string, string>>; problem: string | undefined };
  onSave: (saved: { alternative_text: string; file_key: string | undefined }) => Promise<void>;
  onCancel: () => void;
};

/** A new picture, or other words or another picture in the place of one. Nothing typed or chosen is lost by a failure. */
export function ImageForm({ branch_id, image, saving, onSave, onCancel }: ImageFormProps) {
  const [draft, setDraft] = useState<PictureDraft>({
    ...emptyPictureDraft,
    alternative_text: image?.alternative_text ?? '',
  });
  const [asked, setAsked] = useState(false);
  const { upload, progress, failure } = usePictureUpload({ purpose: 'branch_image', branch_id }, branchImageRatio);
  const missing = {
    picture: image === undefined && draft.picture === undefined ? '写真を選んでください。' : undefined,
    alternative_text: draft.alternative_text.trim() === '' ? '写真の説明を入力してください。' : undefined,
  };
  const busy = saving.busy || progress !== undefined;

  async function save(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (busy || missing.picture || missing.alternative_text) return;
    const file_key = await upload(draft);
    if (draft.picture !== undefined && file_key === undefined) return;
    setDraft((current) => ({ ...current, file_key }));
    await onSave({ alternative_text: draft.alternative_text, file_key });
  }
  const problem = failure ?? saving.problem;
  return (
    <form method="post" noValidate onSubmit={save} className="grid max-w-form gap-5">
      <PictureField
        draft={draft}
        onChange={setDraft}
        ratio={branchImageRatio}
        errors={{
          picture: (asked ? missing.picture : undefined) ?? saving.errors.file_key,
          alternative_text: (asked ? missing.alternative_text : undefined) ?? saving.errors.alternative_text,
        }}
        {...(image ? { current: { src: image.image_path, alt: image.alternative_text } } : {})}
      />
      <UploadProgress share={progress} />
      {problem && !busy && (
        <Notice kind="error" live>
          {problem}
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy} busyLabel="保存しています">
          {failure ? 'もう一度送る' : '保存する'}
        </Button>
        <GiveUpButton onGiveUp={onCancel} />
      </div>
    </form>
  );
}
