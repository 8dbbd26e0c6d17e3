import { index, layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { type RouteAccess, routes } from '../domain/routing/routes.ts';
import { pageModule } from './page-module.ts';

/** Route table → page modules. A path without a file stops the build. */
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
  route('llms.txt', 'public/llms.ts'),
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
