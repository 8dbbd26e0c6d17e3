import { onSignOut } from '../../../session/browser-session.ts';

/** Unsent text stays in this tab until it is sent: a reload or a lost session loses nothing. */
const prefix = 'imahoiku.words.';
let sweeping = false;

/** At sign-out nothing that was typed stays behind. */
function sweepAtSignOut(): void {
  if (sweeping) return;
  sweeping = true;
  onSignOut(() => {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key);
  });
}

export function unsentText(place: string): string {
  try {
    return sessionStorage.getItem(`${prefix}${place}`) ?? '';
  } catch {
    return '';
  }
}

export function storeUnsent(place: string, words: string): void {
  try {
    sweepAtSignOut();
    if (words === '') sessionStorage.removeItem(`${prefix}${place}`);
    else sessionStorage.setItem(`${prefix}${place}`, words);
  } catch {
    // Storage may be forbidden: then it lives as long as the page.
  }
}
