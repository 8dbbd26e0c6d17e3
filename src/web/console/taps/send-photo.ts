import { callFunction } from '../../data/browser-data.ts';
import { uploadFile } from '../../files/upload-file.ts';
import { erasePhoto, keepPhoto, waitingPhoto } from '../tablet/waiting-photos.ts';
import type { CareTap, TapOutcome } from './tap-queue.ts';

export type PhotoTap = CareTap & { readonly photo: string };
export const isPhotoTap = (tap: CareTap): tap is PhotoTap => tap.photo !== undefined;

const goneText =
  '送信を待っていた写真は、日付が変わったか、画面を閉じたため消えました。必要なときは、もう一度撮ってください。';
type SendOptions = { timeout: number; headers: Record<string, string> };
const lost: TapOutcome = { ok: false, failure: { kind: 'fault', code: 'unavailable', message: '', lost: true } };

/**
 * A picture that waited: brought first, then written into the log, where the server asks again whether the families allow
 * it. It is erased here as soon as the answer is there, whatever it says.
 */
export async function sendPhoto(tap: PhotoTap, options: SendOptions): Promise<TapOutcome> {
  const { wish: call, photo: id, tapped_at: made_at } = tap;
  if (call.name !== 'staffWriteChildLog') return { ok: true };
  const photo = await waitingPhoto(id);
  if (photo === 'later') return lost;
  if (photo === null) {
    await erasePhoto(id);
    return { ok: false, failure: { kind: 'refused', type: 'photo_gone', msg: goneText } };
  }
  const { bytes, branch_id } = photo;
  let { file_key } = photo;
  if (file_key === null) {
    const sent = await uploadFile({ purpose: 'child_photo', branch_id }, bytes, () => {});
    if (sent.kind === 'failed') return sent.lost ? lost : refused(id, sent.text);
    file_key = sent.file.file_key;
    // Sent again after a lost answer it is the same picture.
    await keepPhoto(id, { bytes, branch_id, file_key });
  }
  const outcome = await callFunction(call.name, { ...call.input, file_key, made_at }, options);
  if (outcome.kind === 'fault') return { ok: false, failure: outcome };
  await erasePhoto(id);
  return outcome.kind === 'ok' ? { ok: true } : { ok: false, failure: outcome };
}

async function refused(id: string, msg: string): Promise<TapOutcome> {
  await erasePhoto(id);
  return { ok: false, failure: { kind: 'refused', type: 'photo_gone', msg } };
}
