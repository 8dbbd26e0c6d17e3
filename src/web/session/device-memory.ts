import { prefectureHintKey } from './session-hint.ts';

/** What this browser remembers of its member beside the session: niceties, no credentials, all gone at sign-out. */
export const deviceKeys = {
  /** Whose drafts these are, while the server has not said yet who is here. */
  uid: 'imahoiku.uid',
  prefecture: prefectureHintKey,
  lastReserve: 'imahoiku.last_reserve',
  /** Read by public/offline.js too. */
  nextReserve: 'imahoiku.next_reserve',
} as const;

export function rememberOnDevice(key: keyof typeof deviceKeys, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(deviceKeys[key]);
    else localStorage.setItem(deviceKeys[key], value);
  } catch {
    // Storage may be forbidden.
  }
}

export function forgetDevice(): void {
  delete document.documentElement.dataset.prefecture;
  for (const key of Object.keys(deviceKeys)) rememberOnDevice(key as keyof typeof deviceKeys, null);
}
