import { readStored, storeHere } from './tablet-choice.ts';

const name = 'imahoiku.staff.device';
let own: string | undefined;

/** This screen's own name, the same for everybody who signs in at it; without storage it lives as long as the page. */
export function deviceKey(): string {
  own ??= readStored(name) ?? crypto.randomUUID();
  storeHere(name, own);
  return own;
}
