import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { pickupPersonShape } from '../../../../contract/functions/family/pickup-people.ts';
import { useAction } from '../../../data/use-action.ts';
import { UploadProgress } from '../../../files/upload-progress.tsx';
import { usePictureUpload } from '../../../files/use-picture-upload.ts';
import { checkedBySchema } from '../../../form/checked-by.ts';
import { KanaField } from '../../../form/fields/kana-field.tsx';
import { TelField } from '../../../form/fields/tel-field.tsx';
import { SchemaForm, useField } from '../../../form/schema-form.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/field.tsx';
import { ErrorNotice } from '../../../ui/notice.tsx';
import { photoToSend } from './photo-to-send.ts';
import type { SavedPerson } from './pickup-list.tsx';
import { PickupPictureField, usePictureChoice } from './pickup-picture-field.tsx';

const personForm = z.object(pickupPersonShape);
type Typed = z.input<typeof personForm>;

type PickupDialogProps = {
  person: SavedPerson | 'new' | undefined;
  onClose: () => void;
  onSaved: (name: string) => void;
  /** Another user saved meanwhile: the list is reloaded. */
  onChanged: () => void;
};

/** A person who may pick up: who they are, how to reach them, optionally a photo. */
export function PickupDialog({ person, onClose, onSaved, onChanged }: PickupDialogProps) {
  const isNew = person === 'new';
  return (
    <Dialog title={isNew ? 'お迎えの方を追加' : 'お迎えの方を変更'} isOpen={person !== undefined} onClose={onClose}>
      {person && <PickupForm person={isNew ? undefined : person} onSaved={onSaved} onChanged={onChanged} />}
    </Dialog>
  );
}

type PickupFormProps = {
  person: SavedPerson | undefined;
  onSaved: (name: string) => void;
  onChanged: () => void;
};

function PickupForm({ person, onSaved, onChanged }: PickupFormProps) {
  const { send, busy, text } = useAction('savePickupPerson');
  const picture = usePictureChoice(person?.file?.key);
  const { upload, progress, failure: uploadFailure } = usePictureUpload({ purpose: 'pickup_photo' }, 1);
  const form = useForm<Typed>({
    defaultValues: {
      name: person?.name ?? '',
      name_kana: person?.name_kana ?? '',
      relation: person?.relation ?? '',
      tel: person?.tel ?? '',
    },
    resolver: checkedBySchema(personForm),
  });
  const onSubmit = form.handleSubmit(async (typed) => {
    const words = personForm.parse(typed);
    const photo = await photoToSend(picture.choice, upload);
    if (photo === null) return;
    const known = person ? { pickup_person_id: person.id, version: person.version } : {};
    const outcome = await send({ ...known, ...words, ...photo });
    if (outcome?.kind === 'ok') return onSaved(words.name);
    // What was typed stays; a stale version is known from now on.
    if (outcome?.kind === 'refused' && outcome.type === 'changed_meanwhile') onChanged();
  });
  return (
    <SchemaForm form={form} schema={personForm} onSubmit={(event) => void onSubmit(event)} className="grid gap-5">
      <ErrorNotice text={uploadFailure ?? text} />
      <PersonFields />
      <PickupPictureField {...picture} name={person?.name ?? ''} />
      <UploadProgress share={progress} />
      <Button type="submit" busy={busy || progress !== undefined} busyLabel="保存しています">
        保存する
      </Button>
    </SchemaForm>
  );
}

function PersonFields() {
  return (
    <>
      <TextField autoComplete="off" hint="身分証と同じお名前を入力してください。" {...useField('name', 'お名前')} />
      <KanaField name="name_kana" />
      <TextField autoComplete="off" placeholder="祖母、叔父、シッター など" {...useField('relation')} />
      <TelField name="tel" label="電話番号" autoComplete="off" />
    </>
  );
}
