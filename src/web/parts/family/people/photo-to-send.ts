import type { usePictureUpload } from '../../../files/use-picture-upload.ts';
import type { PictureChoice } from './pickup-picture-field.tsx';

type PhotoInput = { photo: 'keep' | 'none' } | { photo: 'new'; file_key: string };

/** Null: the picture could not be sent, which is said. */
export async function photoToSend(
  choice: PictureChoice,
  upload: ReturnType<typeof usePictureUpload>['upload'],
): Promise<PhotoInput | null> {
  if (choice.kind !== 'new') return { photo: choice.kind };
  const file_key = await upload(choice.draft);
  return file_key === undefined ? null : { photo: 'new', file_key };
}
