import type { MetaDescriptor } from 'react-router';
import { brand } from '../../domain/brand.ts';

export type PageMeta = {
  /** Without the brand, which is added. The home page has none. */
  title?: string;
  /** The home page's words beside the brand. */
  words?: string | undefined;
  description?: string;
  /** The page's path, for the canonical address. */
  path?: string;
  publicUrl?: string | undefined;
  /** Member pages, confirm and done pages: nothing for a search engine. */
  noindex?: boolean;
};

/**
 * Title, description and canonical (SPEC §2 "Page metadata"). React Router takes the deepest route's; what is the same
 * for every page, the share image and its address, is in the document (share-tags.tsx).
 */
export function pageMeta(page: PageMeta): MetaDescriptor[] {
  const title =
    page.title === undefined
      ? page.words === undefined
        ? brand.title
        : `${brand.name}｜${page.words}`
      : `${page.title}｜${brand.name}`;
  const description = page.description ?? brand.description;
  const absolute = (path: string): string => (page.publicUrl === undefined ? path : new URL(path, page.publicUrl).href);
  const tags: MetaDescriptor[] = [
    { title },
    { name: 'description', content: description },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: brand.name },
    { property: 'og:locale', content: 'ja_JP' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
  if (page.path !== undefined && page.noindex !== true)
    tags.push({ tagName: 'link', rel: 'canonical', href: absolute(page.path) });
  if (page.noindex === true) tags.push({ name: 'robots', content: 'noindex' });
  return tags;
}

/** The public URL of the site, from the root loader's data among a meta function's `matches`. */
export function publicUrlOf(matches: readonly unknown[]): string | undefined {
  const root = matches[0];
  if (typeof root !== 'object' || root === null || !('loaderData' in root)) return undefined;
  const settings = root.loaderData;
  if (typeof settings !== 'object' || settings === null || !('publicUrl' in settings)) return undefined;
  return typeof settings.publicUrl === 'string' ? settings.publicUrl : undefined;
}
