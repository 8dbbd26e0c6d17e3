/*
 * The service worker of the offline pages: members' and, under /staff, the one that reads a registered tablet's roll.
 * It answers a navigation from its own copy only when the network cannot, and keeps nothing of the application: pages,
 * scripts and data always come from the server. It also shows a member's pushed messages, by title.
 * `version` is checked against the files by src/web/layout/offline-page.test.ts: a new page is a new worker.
 */
const version = 'offline-bfc8c09ab5b6';
const files = ['/offline.html', '/offline.js', '/staff-roll.html', '/staff-roll.js', '/favicon.svg'];

self.addEventListener('install', (event) => {
  const keep = async () => {
    const cache = await caches.open(version);
    await cache.addAll(files.map((file) => new Request(file, { cache: 'reload' })));
    await self.skipWaiting();
  };
  event.waitUntil(keep());
});

self.addEventListener('activate', (event) => {
  const begin = async () => {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name !== version).map((name) => caches.delete(name)));
    // The page is asked for while the worker starts: nothing becomes slower by it.
    await self.registration.navigationPreload?.enable();
    await self.clients.claim();
  };
  event.waitUntil(begin());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin || request.method !== 'GET') return;
  if (request.mode === 'navigate') event.respondWith(page(event));
  else if (files.includes(pathname)) event.respondWith(fetch(request).catch(() => caches.match(pathname)));
});

async function page(event) {
  try {
    const answer = (await event.preloadResponse) ?? (await fetch(event.request));
    // Without a network the early request is refused; Firefox hands over an answer of type error instead.
    if (answer.type !== 'error') return answer;
  } catch {
    // No network either.
  }
  const { pathname } = new URL(event.request.url);
  const staff = pathname === '/staff' || pathname.startsWith('/staff/');
  return (await caches.match(staff ? '/staff-roll.html' : '/offline.html')) ?? Response.error();
}

const messagesPage = '/mypage/notifications';

self.addEventListener('push', (event) => {
  const told = () => {
    try {
      return event.data?.json() ?? {};
    } catch {
      return {};
    }
  };
  const { title, link } = told();
  // A browser that is told something must show something.
  const shown = self.registration.showNotification(String(title ?? 'いまほいくからのお知らせ'), {
    lang: 'ja',
    icon: '/icon-512.png',
    data: { link: String(link ?? messagesPage) },
  });
  event.waitUntil(shown);
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const asked = new URL(event.notification.data?.link ?? messagesPage, self.location.origin);
  // Our own pages alone.
  const { href } = asked.origin === self.location.origin ? asked : new URL(messagesPage, self.location.origin);
  event.waitUntil(self.clients.openWindow(href));
});
