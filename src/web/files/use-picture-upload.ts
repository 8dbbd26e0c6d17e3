import { useState } from 'react';
import { bytesToSend, type ChosenPicture } from './chosen-picture.ts';
import { type Framing, middle, partOf } from './crop.ts';
import { type UploadRequest, uploadFile } from './upload-file.ts';

/** What a person has chosen and typed, not saved yet. */
export type PictureDraft = {
  readonly picture?: ChosenPicture;
  readonly framing: Framing;
  readonly alternative_text: string;
  /** Sent already as it is: it need not travel again when the rest has to be saved again. */
  readonly file_key?: string | undefined;
};

export const emptyPictureDraft: PictureDraft = { framing: middle, alternative_text: '' };

/** Sends the chosen picture. While it travels `progress` says how far; a failure leaves the draft as it is. */
export function usePictureUpload(request: Omit<UploadRequest, 'cut'>, ratio: number) {
  const [progress, setProgress] = useState<number>();
  const [failure, setFailure] = useState<string>();

  /** The key of the file, or undefined when it could not be sent. */
  async function upload(draft: PictureDraft): Promise<string | undefined> {
    const { picture, framing, file_key } = draft;
    if (file_key !== undefined || picture === undefined) return file_key;
    setFailure(undefined);
    setProgress(0);
    const cut = picture.bitmap === null ? { ratio } : partOf(picture.bitmap, ratio, framing);
    const outcome = await uploadFile({ ...request, cut }, await bytesToSend(picture), setProgress);
    setProgress(undefined);
    if (outcome.kind === 'ok') return outcome.file.file_key;
    setFailure(outcome.text);
    return undefined;
  }
  return { upload, progress, failure };
}
