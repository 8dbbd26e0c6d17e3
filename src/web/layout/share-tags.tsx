import { useLocation, useRouteLoaderData } from 'react-router';
import { brand } from '../../domain/brand.ts';
import type { PublicSettings } from '../data/load-context.ts';

/** The share image and the page's own address (SPEC §2), absolute on every page: who fetches them knows no base. */
export function ShareTags() {
  const { pathname } = useLocation();
  const settings = useRouteLoaderData<PublicSettings>('root');
  const absolute = (path: string): string =>
    settings === undefined ? path : new URL(settings.publicUrl).origin + path;
  const { path, width, height, words } = brand.shareImage;
  return (
    <>
      <meta property="og:url" content={absolute(pathname)} />
      <meta property="og:image" content={absolute(path)} />
      <meta property="og:image:width" content={String(width)} />
      <meta property="og:image:height" content={String(height)} />
      <meta property="og:image:alt" content={`${brand.name} ${words}`} />
    </>
  );
}
