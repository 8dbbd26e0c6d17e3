import { type FormEvent, useState } from 'react';
import { branchImageRatio, captionLimit, peopleUnsaid } from '../../../../../domain/files/file-purposes.ts';
import { PictureField } from '../../../../files/picture-field.tsx';
import { UploadProgress } from '../../../../files/upload-progress.tsx';
import { emptyPictureDraft, type PictureDraft, usePictureUpload } from '../../../../files/use-picture-upload.ts';
import { GiveUpButton } from '../../../../form/give-up-button.tsx';
import { Button } from '../../../../ui/button.tsx';
import { ChoiceCard, ChoiceGroup } from '../../../../ui/choice-card.tsx';
import { TextField } from '../../../../ui/field.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import type { BranchImage } from './branch-image.ts';

type People = 'nobody' | 'agreed';
type SavedImage = { alternative_text: string; caption: string; people: People; file_key: string | undefined };

type ImageFormProps = {
  branch_id: number;
  /** Absent: a new one. */
  image?: BranchImage;
  /** What the function that saves it says. */
  saving: { busy: boolean; errors: Readonly<Record<string, string>>; problem: string | undefined };
  onSave: (saved: SavedImage) => Promise<void>;
  onCancel: () => void;
};

/** A new picture, or other words or another picture in the place of one. Nothing typed or chosen is lost by a failure. */
export function ImageForm({ branch_id, image, saving, onSave, onCancel }: ImageFormProps) {
  const [draft, setDraft] = useState<PictureDraft>({
    ...emptyPictureDraft,
    alternative_text: image?.alternative_text ?? '',
  });
  const [caption, setCaption] = useState(image?.caption ?? '');
  const [people, setPeople] = useState(peopleOf(image));
  const [asked, setAsked] = useState(false);
  const { upload, progress, failure } = usePictureUpload({ purpose: 'branch_image', branch_id }, branchImageRatio);
  const missing = {
    picture: image === undefined && draft.picture === undefined ? '写真を選んでください。' : undefined,
    alternative_text: draft.alternative_text.trim() === '' ? '写真の説明を入力してください。' : undefined,
    caption: caption.trim() === '' ? '見出しを入力してください。' : undefined,
    people: people === undefined ? peopleUnsaid : undefined,
  };
  const busy = saving.busy || progress !== undefined;

  async function save(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (busy || people === undefined || Object.values(missing).some(Boolean)) return;
    const file_key = await upload(draft);
    if (draft.picture !== undefined && file_key === undefined) return;
    setDraft((current) => ({ ...current, file_key }));
    await onSave({ alternative_text: draft.alternative_text, caption, people, file_key });
  }
  const problem = failure ?? saving.problem;
  return (
    <form method="post" noValidate onSubmit={save} className="grid max-w-form gap-5">
      <PictureField
        draft={draft}
        onChange={(next) => {
          // Another picture shows other people.
          if (next.picture !== draft.picture) setPeople(undefined);
          setDraft(next);
        }}
        ratio={branchImageRatio}
        errors={{
          picture: (asked ? missing.picture : undefined) ?? saving.errors.file_key,
          alternative_text: (asked ? missing.alternative_text : undefined) ?? saving.errors.alternative_text,
        }}
        {...(image ? { current: { src: image.image_path, alt: image.alternative_text } } : {})}
      />
      <TextField
        label="見出し"
        hint="写真の下に出ます。例: 保育室、駅から入口まで、お昼寝"
        required
        maxLength={captionLimit}
        autoComplete="off"
        value={caption}
        error={(asked ? missing.caption : undefined) ?? saving.errors.caption}
        onChange={(event) => setCaption(event.target.value)}
      />
      <PeopleField
        value={people}
        onChange={setPeople}
        error={(asked ? missing.people : undefined) ?? saving.errors.people}
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

const peopleOf = (image: BranchImage | undefined): People | undefined =>
  image?.people === 'agreed' || image?.people === 'nobody' ? image.people : undefined;

type PeopleFieldProps = { value: People | undefined; onChange: (people: People) => void; error: string | undefined };

/** No child who can be recognised without the family's yes: it is asked with every picture, and nothing is preselected. */
function PeopleField({ value, onChange, error }: PeopleFieldProps) {
  const card = (people: People, title: string, note: string) => (
    <ChoiceCard
      type="radio"
      name="people"
      title={title}
      note={note}
      checked={value === people}
      onChange={() => onChange(people)}
    />
  );
  return (
    <ChoiceGroup legend="写っている方" required error={error}>
      {card('nobody', 'だれか分かる方は写っていません', '後ろ姿や、顔の分からない写真もこちらです。')}
      {card('agreed', '全員の同意をもらいました', 'お子さまは、ご登録の「写真の掲載」が「掲載してよい」の方だけです。')}
    </ChoiceGroup>
  );
}
