import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { CareCall } from './tap-queue.ts';

const answers: { value: unknown[]; sent: { name: string; data: Record<string, unknown> }[] } = { value: [], sent: [] };
const key = btoa(String.fromCharCode(...new Uint8Array(32).fill(7)));
vi.mock('../../data/browser-data.ts', () => ({
  callFunction: (name: string, data: Record<string, unknown>) => {
    if (name === 'staffReadPhotoKey')
      return Promise.resolve({ kind: 'ok', result: { key, until: '2999-01-01T00:00:00Z' } });
    answers.sent.push({ name, data });
    return Promise.resolve(answers.value.shift());
  },
}));
const uploads: { value: unknown[]; bytes: Blob[] } = { value: [], bytes: [] };
vi.mock('../../files/upload-file.ts', () => ({
  uploadFile: (_request: object, bytes: Blob) => {
    uploads.bytes.push(bytes);
    return Promise.resolve(uploads.value.shift());
  },
}));
const { erasePhotos, keepPhoto, preparePhotoKey, waitingPhoto } = await import('../tablet/waiting-photos.ts');
const { sendPhoto } = await import('./send-photo.ts');

/** As much of IndexedDB as is used; what lies in it can be looked at. */
const lying = new Map<string, unknown>();
const request = <Result>(result: Result) => {
  const asked = { result, onsuccess: () => {}, onerror: () => {}, onupgradeneeded: () => {} };
  queueMicrotask(() => asked.onsuccess());
  return asked;
};
const store = {
  get: (id: string) => request(lying.get(id)),
  put: (value: unknown, id: string) => request(lying.set(id, value)),
  delete: (id: string) => request(lying.delete(id)),
};
beforeEach(() => {
  vi.stubGlobal('indexedDB', {
    open: () => request({ transaction: () => ({ objectStore: () => store }), close: () => {} }),
    deleteDatabase: () => lying.clear(),
  });
});
afterEach(() => {
  erasePhotos();
  answers.sent = [];
  uploads.bytes = [];
});

const text = 'the picture of a child';
const photo = { bytes: new Blob([text]), branch_id: 2, file_key: null };
const wish: CareCall = {
  name: 'staffWriteChildLog',
  input: { reserve_id: 7, child_id: 1, kind: 7, file_key: 'photo-1', idempotency_key: 'a-key' },
};
const tap = {
  ...{ id: 'tap', reserve_id: 7, kind: 'care' as const, children: [1] as const, wish, photo: 'photo-1' },
  tapped_at: '2026-11-16T12:00:00+09:00',
};
const send = () => sendPhoto(tap, { timeout: 1, headers: {} });
const read = async (found: Awaited<ReturnType<typeof waitingPhoto>>) =>
  found === null || found === 'later' ? found : await found.bytes.text();

it('lies sealed on a registered tablet, and is gone at sign-out', async () => {
  await preparePhotoKey();
  await keepPhoto('photo-1', photo);
  const stored = lying.get('photo-1') as { data: ArrayBuffer };
  expect(new TextDecoder('latin1').decode(stored.data)).not.toContain('picture');
  expect(await read(await waitingPhoto('photo-1'))).toBe(text);
  erasePhotos();
  expect(lying.size).toBe(0);
  expect(await waitingPhoto('photo-1')).toBeNull();
});

it('ends with the day: what is older is not opened', async () => {
  await preparePhotoKey();
  await keepPhoto('photo-1', photo);
  lying.set('photo-1', { ...(lying.get('photo-1') as object), until: 0 });
  expect(await waitingPhoto('photo-1')).toBeNull();
  expect(await send()).toMatchObject({ ok: false, failure: { type: 'photo_gone' } });
});

it('on any other device nothing is stored', async () => {
  await keepPhoto('photo-1', photo);
  expect(lying.size).toBe(0);
  expect(await read(await waitingPhoto('photo-1'))).toBe(text);
});

it('sent again after a lost answer it is the same picture, then it is erased', async () => {
  await preparePhotoKey();
  await keepPhoto('photo-1', photo);
  uploads.value = [
    { kind: 'failed', text: '', lost: true },
    { kind: 'ok', file: { file_key: 'stored' } },
  ];
  answers.value = [{ kind: 'fault', code: 'unavailable', message: '', lost: true }, { kind: 'ok' }];
  expect(await send()).toMatchObject({ failure: { lost: true } });
  expect(await send()).toMatchObject({ failure: { lost: true } });
  expect(await send()).toEqual({ ok: true });
  expect(uploads.bytes).toHaveLength(2);
  expect(answers.sent.map(({ data }) => [data.file_key, data.made_at])).toEqual([
    ['stored', tap.tapped_at],
    ['stored', tap.tapped_at],
  ]);
  expect(lying.size).toBe(0);
});

it('is erased when the family no longer allows it', async () => {
  await keepPhoto('photo-1', photo);
  uploads.value = [{ kind: 'ok', file: { file_key: 'stored' } }];
  answers.value = [{ kind: 'refused', type: 'photo_consent_missing', msg: '' }];
  expect(await send()).toMatchObject({ ok: false, failure: { type: 'photo_consent_missing' } });
  expect(await waitingPhoto('photo-1')).toBeNull();
});
