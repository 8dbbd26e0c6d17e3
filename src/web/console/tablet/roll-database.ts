/** What a registered tablet keeps for the time without connection. Read by public/staff-roll.js too. */
const name = 'imahoiku-roll';
const store = 'kept';

export type StoredPerson = {
  account_id: number;
  name: string;
  /** Of the PIN; 0: opened by password. */
  digits: number;
  /** By this device's clock; afterwards neither key nor roll is used, and both are erased. */
  until: number;
  salt: Uint8Array<ArrayBuffer>;
  iterations: number;
  iv: Uint8Array<ArrayBuffer>;
  private_key: ArrayBuffer;
  public_key: JsonWebKey;
  /** Wrong PINs in a row without connection; the key goes with the fifth. */
  errors: number;
};
/** What an ambulance is told. */
export type StoredPlace = { name: string; address: string; tel: string };
export type StoredRoll = {
  place: StoredPlace;
  until: number;
  iv: Uint8Array<ArrayBuffer>;
  data: ArrayBuffer;
  keys: readonly { account_id: number; key: ArrayBuffer }[];
};

const settled = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

export function rollDatabase(): Promise<IDBDatabase> {
  const opening = indexedDB.open(name, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(store);
  return settled(opening);
}

export const kept = <Value>(database: IDBDatabase, key: 'people' | 'roll'): Promise<Value | undefined> =>
  settled<Value | undefined>(database.transaction(store).objectStore(store).get(key));

export const keep = (database: IDBDatabase, key: 'people' | 'roll', value: unknown): Promise<IDBValidKey> =>
  settled(database.transaction(store, 'readwrite').objectStore(store).put(value, key));

/** At sign-out, at the end of the day, and as soon as the device hears that it is no longer registered. */
export function eraseRoll(): void {
  if (!('indexedDB' in window)) return;
  indexedDB.deleteDatabase(name);
}
