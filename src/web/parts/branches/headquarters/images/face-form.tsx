import { type FormEvent, useState } from 'react';
import type { SelectStaffBranchImagesData } from '../../../../../contract/operations/generated.ts';
import { greetingLimit } from '../../../../../domain/files/file-purposes.ts';
import { ChangedMeanwhile } from '../../../../console/edit/changed-meanwhile.tsx';
import { useEdit } from '../../../../console/edit/use-edit.ts';
import { PictureField } from '../../../../files/picture-field.tsx';
import { UploadProgress } from '../../../../files/upload-progress.tsx';
import { emptyPictureDraft, type PictureDraft, usePictureUpload } from '../../../../files/use-picture-upload.ts';
import { GiveUpButton } from '../../../../form/give-up-button.tsx';
import { Button } from '../../../../ui/button.tsx';
import { ChoiceCard } from '../../../../ui/choice-card.tsx';
import { FieldError, TextAreaField, TextField } from '../../../../ui/field.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { showToast } from '../../../../ui/toast.tsx';

type FaceFormProps = {
  branch_id: number;
  shown: SelectStaffBranchImagesData['branches'][number]['branch_faces'][number] | undefined;
  /** What is shown is one's own: its picture may stay. */
  own: boolean;
  name: string;
  onCancel: () => void;
  onChanged: () => void;
};
type FaceValues = { name: string; greeting: string; agreed: boolean };

/** Nothing typed or chosen is lost by a failure; the consent is asked for with every save. */
function useFaceForm({ branch_id, shown, own, name, onChanged }: FaceFormProps) {
  const [draft, setDraft] = useState<PictureDraft>(emptyPictureDraft);
  const [values, setValues] = useState<FaceValues>({
    name: own && shown ? shown.name : name,
    greeting: own && shown ? shown.greeting : '',
    agreed: false,
  });
  const [asked, setAsked] = useState(false);
  const { upload, progress, failure } = usePictureUpload({ purpose: 'branch_image', branch_id }, 1);
  const saving = useEdit('staffSaveBranchFace', () => {
    showToast('園長の紹介を公開しました');
    onChanged();
  });
  const missing = {
    file_key: !own && draft.picture === undefined ? '写真を選んでください。' : undefined,
    name: values.name.trim() === '' ? 'お名前を入力してください。' : undefined,
    greeting: values.greeting.trim() === '' ? 'ひとことを入力してください。' : undefined,
    agreed: values.agreed ? undefined : '掲載への同意が必要です。',
  };
  const busy = saving.busy || progress !== undefined;

  async function save(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (busy || Object.values(missing).some(Boolean)) return;
    const file_key = await upload(draft);
    if (draft.picture !== undefined && file_key === undefined) return;
    setDraft((current) => ({ ...current, file_key }));
    const { agreed: _, ...words } = values;
    const version = shown?.version ?? 0;
    await saving.save({ branch_id, version, ...words, ...(file_key === undefined ? {} : { file_key }) });
  }
  const error = (field: keyof typeof missing) => (asked ? missing[field] : undefined) ?? saving.errors[field];
  return {
    draft,
    setDraft,
    values,
    setValues,
    error,
    busy,
    progress,
    problem: failure ?? saving.problem,
    saving,
    save,
  };
}

/** A manager's own face and sentence for the branch's page. */
export function FaceForm(props: FaceFormProps) {
  const { shown, own, onCancel, onChanged } = props;
  const form = useFaceForm(props);
  return (
    <form method="post" noValidate onSubmit={form.save} className="mt-4 grid max-w-form gap-5">
      <PictureField
        draft={form.draft}
        onChange={form.setDraft}
        ratio={1}
        described={false}
        errors={{ picture: form.error('file_key') }}
        {...(own && shown ? { current: { src: shown.image_path, alt: shown.name } } : {})}
      />
      <FaceWords form={form} />
      <UploadProgress share={form.progress} />
      {form.problem && !form.busy && (
        <Notice kind="error" live>
          {form.problem}
        </Notice>
      )}
      <ChangedMeanwhile
        conflict={form.saving.conflict}
        table="branch_faces"
        busy={form.saving.busy}
        onReload={onChanged}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={form.busy} busyLabel="保存しています">
          同意して公開する
        </Button>
        <GiveUpButton onGiveUp={onCancel} />
      </div>
    </form>
  );
}

function FaceWords({ form: { values, setValues, error } }: { form: ReturnType<typeof useFaceForm> }) {
  return (
    <>
      <TextField
        label="ページに出すお名前"
        required
        maxLength={50}
        autoComplete="off"
        value={values.name}
        error={error('name')}
        onChange={(event) => setValues({ ...values, name: event.target.value })}
      />
      <TextAreaField
        label="ひとこと"
        hint="はじめての保護者の方へ。1〜2文で。"
        required
        rows={2}
        maxLength={greetingLimit}
        value={values.greeting}
        error={error('greeting')}
        onChange={(event) => setValues({ ...values, greeting: event.target.value })}
      />
      <div>
        <ChoiceCard
          type="checkbox"
          title="わたしの顔とお名前を、園のページに載せることに同意します"
          note="いつでも外せます。園長でなくなったときは、自動で消えます。"
          checked={values.agreed}
          onChange={(event) => setValues({ ...values, agreed: event.target.checked })}
        />
        {error('agreed') && <FieldError id="face-agreed">{error('agreed')}</FieldError>}
      </div>
    </>
  );
}
