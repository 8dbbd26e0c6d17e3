import type { LineStart } from './line-start.ts';

const key = 'imahoiku.line_errand';

/**
 * What a tab left for LINE with. The server keeps the same under the state; when LINE comes back with a foreign state
 * (failed automatic login) only this tab knows it, and the retry must not lose the branch.
 */
export function rememberIntent({ purpose, branch, returnTo }: LineStart): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ purpose, branch, returnTo }));
  } catch {
    // Storage may be forbidden; the retry then begins without branch and return_to.
  }
}

export function rememberedIntent(purpose: LineStart['purpose']): LineStart {
  try {
    const intent = JSON.parse(sessionStorage.getItem(key) ?? 'null') as LineStart | null;
    if (intent?.purpose === purpose) return intent;
  } catch {
    // Not ours or broken.
  }
  return { purpose };
}
