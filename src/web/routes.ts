import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { index, layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { type RouteAccess, routes } from '../domain/routing/routes.ts';

/**
 * Route table → page modules. A page lives in the file its path names, `{x}` written `$x`:
 *   /mypage/top → mypage/top.tsx · /mypage/benefits/{benefit_id} → mypage/benefits/$benefit_id.tsx
 * Paths without a folder of their own live in public/ or auth/ (`/` is public/home.tsx, /login is auth/login.tsx).
 * A path without a file stops the build.
 */
function pageModule(path: string): string {
  const name = path === '/' ? 'home' : path.slice(1).replaceAll(/\{(\w+)\}/g, '$$$1');
  const candidates = [`${name}.tsx`, `public/${name}.tsx`, `auth/${name}.tsx`];
  const found = candidates.find((file) => existsSync(join(import.meta.dirname, file)));
  if (found === undefined) throw new Error(`No page for ${path}: looked for ${candidates.join(', ')}`);
  return found;
}

function pages(...groups: RouteAccess[]): RouteConfigEntry[] {
  return routes
    .filter((entry) => groups.includes(entry.access))
    .map(({ path }) => {
      if (path === '/') return index(pageModule(path), { id: path });
      return route(path.slice(1).replaceAll(/\{(\w+)\}/g, ':$1'), pageModule(path), { id: path });
    });
}

export default [
  route('sitemap.xml', 'public/sitemap.ts'),
  route('robots.txt', 'public/robots.ts'),
  route('manifest.webmanifest', 'public/manifest.ts'),
  layout('layout/public.tsx', [
    ...pages('public'),
    // Part of the gallery, so it exists in demo mode only.
    route('gallery/flow/:step', 'gallery/flow-sample.tsx'),
    route('*', 'layout/not-found.tsx'),
  ]),
  layout('layout/guarded.tsx', pages('visitor_only', 'registering', 'logged_in_continuation', 'mypage')),
  layout('staff/_parts/frame/layout.tsx', pages('staff')),
] satisfies RouteConfig;
