import { zodResolver } from '@hookform/resolvers/zod';
import { FormProvider, type UseFormReturn, useForm } from 'react-hook-form';
import { z } from 'zod';
import { pickupBarShape } from '../../../../contract/functions/family/bars.ts';
import { useStaff } from '../../../console/staff-context.tsx';
import { serverToday } from '../../../data/server-clock.ts';
import { useAction } from '../../../data/use-action.ts';
import { UploadProgress } from '../../../files/upload-progress.tsx';
import { usePictureUpload } from '../../../files/use-picture-upload.ts';
import { KanaField } from '../../../form/fields/kana-field.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextAreaField, TextField } from '../../../ui/field.tsx';
import { ErrorNotice } from '../../../ui/notice.tsx';
import { photoToSend } from '../people/photo-to-send.ts';
import { PickupPictureField, usePictureChoice } from '../people/pickup-picture-field.tsx';
import type { Bar } from './barred-people.tsx';

const barForm = z.object(pickupBarShape);
type Typed = z.input<typeof barForm>;

type BarFormProps = { child_id: number; bar: Bar | undefined; onSaved: () => void; onChanged: () => void };

/** A person a child is never handed to: name in writing and in kana, and until when. */
export function BarForm({ child_id, bar, onSaved, onChanged }: BarFormProps) {
  const { branch } = useStaff();
  const { send, busy, text } = useAction('staffSavePickupBar');
  const picture = usePictureChoice(bar?.file?.key);
  const request = { purpose: 'barred_photo', branch_id: branch.id } as const;
  const { upload, progress, failure } = usePictureUpload(request, 1);
  const form = useForm<Typed, unknown, z.output<typeof barForm>>({
    defaultValues: {
      name: bar?.name ?? '',
      name_kana: bar?.name_kana ?? '',
      relation: bar?.relation ?? '',
      reason: bar?.reason ?? '',
      from_date: bar?.from_date ?? serverToday(),
      until_date: bar?.until_date ?? '',
    },
    resolver: zodResolver(barForm),
  });
  const onSubmit = form.handleSubmit(async (words) => {
    const photo = await photoToSend(picture.choice, upload);
    if (photo === null) return;
    const known = bar ? { pickup_bar_id: bar.id, version: bar.version } : {};
    const outcome = await send({ child_id, ...known, ...words, ...photo });
    if (outcome?.kind === 'ok') return onSaved();
    if (outcome?.kind === 'refused' && outcome.type === 'changed_meanwhile') onChanged();
  });
  return (
    <FormProvider {...form}>
      <form method="post" noValidate className="grid gap-4" onSubmit={(event) => void onSubmit(event)}>
        <ErrorNotice text={failure ?? text} />
        <BarFields {...form} />
        <PickupPictureField
          {...picture}
          name={bar?.name ?? ''}
          hint="なくてもかまいません。見られるのは、予約のある園のスタッフと本部だけです。紙には出ません。"
        />
        <UploadProgress share={progress} />
        <Button type="submit" busy={busy || progress !== undefined} busyLabel="保存しています">
          保存する
        </Button>
      </form>
    </FormProvider>
  );
}

function BarFields({ register, formState: { errors } }: UseFormReturn<Typed, unknown, z.output<typeof barForm>>) {
  return (
    <>
      <TextField label="お名前" required autoComplete="off" {...register('name')} error={errors.name?.message} />
      <KanaField
        name="name_kana"
        label="お名前(カナ)"
        hint="わかれば入力してください。別の漢字で名乗っても確かめられます。"
      />
      <TextField
        label="お子さまとの続柄"
        required
        autoComplete="off"
        {...register('relation')}
        error={errors.relation?.message}
      />
      <TextAreaField
        label="理由"
        required
        hint="スタッフの画面にだけ出ます。紙には出ません。"
        {...register('reason')}
        error={errors.reason?.message}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label="開始日" type="date" required {...register('from_date')} error={errors.from_date?.message} />
        <TextField label="終了日" type="date" {...register('until_date')} error={errors.until_date?.message} />
      </div>
    </>
  );
}
