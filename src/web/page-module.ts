import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A page lives in the file its path names, `{x}` written `$x`:
 *   /mypage/top → mypage/top.tsx · /mypage/benefits/{benefit_id} → mypage/benefits/$benefit_id.tsx
 * Paths without a folder of their own live in public/ or auth/ (`/` is public/home.tsx, /login is auth/login.tsx).
 */
export function pageModule(path: string): string {
  const name = path === '/' ? 'home' : path.slice(1).replaceAll(/\{(\w+)\}/g, '$$$1');
  const candidates = [`${name}.tsx`, `public/${name}.tsx`, `auth/${name}.tsx`];
  const found = candidates.find((file) => existsSync(join(import.meta.dirname, file)));
  if (found === undefined) throw new Error(`No page for ${path}: looked for ${candidates.join(', ')}`);
  return found;
}
