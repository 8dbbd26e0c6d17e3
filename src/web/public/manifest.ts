import { brand } from '../../domain/brand.ts';

/** The web manifest: the site on a phone's home screen. */
export function loader() {
  const manifest = {
    name: brand.name,
    short_name: brand.name,
    description: brand.description,
    lang: 'ja',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#fffdf9',
    theme_color: '#fffdf9',
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any maskable' },
    ],
    shortcuts: [
      { name: '園をさがす', url: '/branches/list' },
      { name: '今日すぐ預ける', url: '/mypage/reserves_today/select_branches' },
    ],
  };
  return new Response(JSON.stringify(manifest), {
    headers: { 'content-type': 'application/manifest+json; charset=utf-8' },
  });
}
