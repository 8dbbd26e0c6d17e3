/**
 * The secret of an invitation comes after the # of its link and is stored for this tab while the person signs in, at LINE or
 * here. It is removed from the address at once, so that sharing the page does not leak it.
 */
const keyOf = (id: string): string => `imahoiku.family-invitation.${id}`;

export function takeToken(id: string): string | null {
  const given = new URLSearchParams(window.location.hash.slice(1)).get('token');
  if (given !== null) {
    storeToken(id, given);
    window.history.replaceState(window.history.state, '', window.location.pathname);
    return given;
  }
  try {
    return window.sessionStorage.getItem(keyOf(id));
  } catch {
    return null;
  }
}

export function storeToken(id: string, token: string): void {
  try {
    window.sessionStorage.setItem(keyOf(id), token);
  } catch {
    // Without memory the link has to be opened again after the sign-in; the page says so.
  }
}

export function forgetToken(id: string): void {
  try {
    window.sessionStorage.removeItem(keyOf(id));
  } catch {
    // Nothing was stored.
  }
}
