import type { LoaderFunctionArgs } from 'react-router';
import { SelectSitemapDocument } from '../../contract/operations/generated.ts';
import { queryPublic, settingsContext } from '../data/load-context.ts';

const pages = [
  '/',
  '/about',
  '/branches/list',
  '/user_guide',
  '/qanda',
  '/user_inquiries',
  '/company',
  '/developers',
  '/staff_recruitments',
  '/partner_inquiries',
  '/terms',
  '/privacy_policy',
  '/tradelaw',
  '/magazine',
];

/** Every page worth finding, with absolute addresses. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { publicUrl } = context.get(settingsContext);
  const { branches, magazine_items } = await queryPublic(context, SelectSitemapDocument, {});
  const paths = [
    ...pages,
    ...branches.map(({ path_name }) => `/branches/${path_name}`),
    ...magazine_items.map(({ id }) => `/magazine/detail/${id}`),
  ];
  const urls = paths.map((path) => `<url><loc>${new URL(path, publicUrl).href}</loc></url>`);
  const text = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
  return new Response(text, { headers: { 'content-type': 'application/xml; charset=utf-8' } });
}
