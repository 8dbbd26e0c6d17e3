import type { MetaDescriptor } from 'react-router';
import { type PageMeta, pageMeta, publicUrlOf } from '../../layout/page-meta.ts';

type MetaPlace = { matches: readonly unknown[]; location: { pathname: string } };

/** A public page's tags: its own path is the canonical address, whatever the query. */
export function publicMeta(
  { matches, location }: MetaPlace,
  page: Omit<PageMeta, 'path' | 'publicUrl'>,
): MetaDescriptor[] {
  return pageMeta({ ...page, path: location.pathname, publicUrl: publicUrlOf(matches) });
}

/** Facts for search engines (schema.org). The router escapes what could end the script element. */
export const jsonLd = (facts: Record<string, unknown>): MetaDescriptor => ({
  'script:ld+json': { '@context': 'https://schema.org', ...facts },
});
