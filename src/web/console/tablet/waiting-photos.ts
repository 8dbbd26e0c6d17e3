import { callFunction } from '../../data/browser-data.ts';
import { serverNow } from '../../data/server-clock.ts';
import { browserNow } from '../../session/browser-clock.ts';
import { endOfDayHere } from './roll-keys.ts';

/** A picture that waits for the connection. */
export type KeptPhoto = {
  readonly bytes: Blob;
  readonly branch_id: number;
  /** Arrived already, though the entry of the log did not. */
  readonly file_key: string | null;
};
type Stored = {
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly data: ArrayBuffer;
  readonly branch_id: number;
  readonly file_key: string | null;
  /** By this device's clock. */
  readonly until: number;
};

const databaseName = 'imahoiku-photos';
const storeName = 'waiting';
/** Anywhere but on a registered tablet, and there without a key, pictures live as long as the page. */
const inMemory = new Map<string, KeptPhoto>();
let sealing: { key: CryptoKey; until: Date } | null = null;

const settled = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

async function inStore<Result>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<Result>) {
  const opening = indexedDB.open(databaseName, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(storeName);
  const database = await settled(opening);
  try {
    return await settled(work(database.transaction(storeName, mode).objectStore(storeName)));
  } finally {
    database.close();
  }
}

/** The server's key of this tablet and day, asked for while there is a connection; only in memory. */
export async function preparePhotoKey(): Promise<void> {
  if (sealing !== null && sealing.until > serverNow()) return;
  sealing = null;
  const outcome = await callFunction('staffReadPhotoKey', {});
  if (outcome.kind !== 'ok') return;
  const raw = Uint8Array.from(atob(outcome.result.key), (letter) => letter.charCodeAt(0));
  const key = await crypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['encrypt', 'decrypt']);
  sealing = { key, until: new Date(outcome.result.until) };
}

export async function keepPhoto(id: string, photo: KeptPhoto): Promise<void> {
  if (sealing === null || sealing.until <= serverNow()) return void inMemory.set(id, photo);
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const data = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, sealing.key, await photo.bytes.arrayBuffer());
  const { branch_id, file_key } = photo;
  const stored: Stored = { iv, data, branch_id, file_key, until: endOfDayHere() };
  await inStore('readwrite', (store) => store.put(stored, id)).catch(() => inMemory.set(id, photo));
}

/** Null: it is gone, or cannot be opened any more. 'later': the key cannot be asked for now. */
export async function waitingPhoto(id: string): Promise<KeptPhoto | 'later' | null> {
  const photo = inMemory.get(id);
  if (photo !== undefined) return photo;
  const stored = await inStore<Stored | undefined>('readonly', (store) => store.get(id)).catch(() => undefined);
  if (stored === undefined || stored.until <= browserNow()) return null;
  await preparePhotoKey();
  if (sealing === null) return 'later';
  const { iv, data, branch_id, file_key } = stored;
  const opened = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, sealing.key, data).catch(() => null);
  return opened && { bytes: new Blob([opened]), branch_id, file_key };
}

/** Sent, refused, or no longer wanted. */
export async function erasePhoto(id: string): Promise<void> {
  inMemory.delete(id);
  await inStore('readwrite', (store) => store.delete(id)).catch(() => undefined);
}

/** At sign-out, at midnight, and as soon as the device hears that it is no longer registered. */
export function erasePhotos(): void {
  inMemory.clear();
  sealing = null;
  if ('indexedDB' in globalThis) indexedDB.deleteDatabase(databaseName);
}
