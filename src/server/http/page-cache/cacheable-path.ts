import { matchRoute } from '../../../domain/routing/route-path.ts';

/** Made by the web, the same for everybody, without a route of their own. */
const documents = ['/sitemap.xml', '/robots.txt', '/manifest.webmanifest'];

/** The branch list by prefecture is worth keeping; free text (its search box) is not. */
const cachedQuery = /^(code=\d{2})?$/;

/**
 * The key under which a page is kept, or null: public pages of the route table and their data (`….data`, which the
 * router asks for when it goes from page to page). They are the same for everybody: the header's login state is
 * resolved in the browser.
 */
export function cacheKeyOf(url: string): string | null {
  const [path = '', query = ''] = url.split('?', 2);
  if (documents.includes(path)) return query === '' ? path : null;
  const isData = path.endsWith('.data');
  const page = pageOf(path);
  const parameters = new URLSearchParams(query);
  if (isData) parameters.delete('_routes');
  if (!cachedQuery.test(parameters.toString())) return null;
  const match = matchRoute(page);
  if (match?.route.access !== 'public' || match.route.demoOnly) return null;
  // An unfinished text is for anyone who has its link: its address is not kept in memory with everybody's pages.
  if (match.route.path === '/magazine/draft/{token}') return null;
  return url;
}

/** The page itself, where its data are asked for. */
const pageOf = (path: string): string => path.replace(/(\/)_\.data$|\.data$/, '$1');

/** Where the marks of the calendar (○ △ ×) are read from. */
export const marksView = 'view_reserve_date_calendars';

/** The public pages that show them; page-cache.test.ts holds this against what the pages read. */
const pagesWithMarks = ['/', '/branches/list', '/branches/{branch_name}'];

export const pageShowsMarks = (key: string): boolean =>
  pagesWithMarks.includes(matchRoute(pageOf(key.split('?', 1)[0] ?? ''))?.route.path ?? '');
