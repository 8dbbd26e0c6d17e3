import type { LoaderFunctionArgs } from 'react-router';
import { settingsContext } from '../data/load-context.ts';

/** Member, registration and staff pages have nothing for a search engine. */
const closed = ['/mypage/', '/registration/', '/registration_reserves/', '/staff/', '/require_login', '/auth/', '/v1/'];

export function loader({ context }: LoaderFunctionArgs) {
  const { publicUrl } = context.get(settingsContext);
  const lines = [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${new URL('/sitemap.xml', publicUrl).href}`,
    '',
  ];
  return new Response(lines.join('\n'), { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
