import { useState } from 'react';
import { messageLimits } from '../../../../domain/messages/message-limits.ts';
import { bytesToSend, choosePicture, isTooLarge, tooLargeText } from '../../../files/chosen-picture.ts';
import { uploadFile } from '../../../files/upload-file.ts';

export type WaitingPhoto = { readonly id: string; readonly preview: string; readonly file: File; file_key?: string };

/** Photos that go with the next message: chosen, looked at, sent up only with it; what arrived need not travel again. */
export function usePhotos(branch_id: number | undefined) {
  const [photos, setPhotos] = useState<readonly WaitingPhoto[]>([]);
  const [problem, setProblem] = useState<string>();

  function add(files: FileList | null): void {
    const chosen = [...(files ?? [])];
    const fitting = chosen.filter((file) => !isTooLarge(file));
    const room = messageLimits.photos - photos.length;
    setProblem(
      fitting.length < chosen.length
        ? tooLargeText
        : fitting.length > room
          ? `写真は1度に${messageLimits.photos}枚までです。`
          : undefined,
    );
    const added = fitting
      .slice(0, room)
      .map((file) => ({ id: crypto.randomUUID(), preview: URL.createObjectURL(file), file }));
    setPhotos([...photos, ...added]);
  }

  function remove(id: string): void {
    const gone = photos.find((photo) => photo.id === id);
    if (gone) URL.revokeObjectURL(gone.preview);
    setPhotos(photos.filter((photo) => photo.id !== id));
  }

  /** The keys in order, or undefined when one could not be sent; the photos stay chosen. */
  async function upload(): Promise<string[] | undefined> {
    setProblem(undefined);
    const keys: string[] = [];
    for (const photo of photos) {
      if (photo.file_key === undefined) {
        const bytes = await bytesToSend(await choosePicture(photo.file));
        const request = { purpose: 'message_photo', ...(branch_id !== undefined && { branch_id }) } as const;
        const outcome = await uploadFile(request, bytes, () => undefined);
        if (outcome.kind !== 'ok') {
          setProblem(outcome.text);
          return undefined;
        }
        photo.file_key = outcome.file.file_key;
      }
      keys.push(photo.file_key);
    }
    return keys;
  }

  function clear(): void {
    for (const { preview } of photos) URL.revokeObjectURL(preview);
    setPhotos([]);
  }

  return { photos, problem, add, remove, upload, clear };
}
