import { type ReactNode, useContext } from 'react';
import {
  Links,
  type LoaderFunctionArgs,
  Meta,
  type MetaFunction,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunction,
} from 'react-router';
import { siteIsOpen } from './data/load-site-open.ts';
import { loadRootData } from './data/root-data.ts';
import { useSiteOpen } from './data/site-open.ts';
import { ErrorScreen } from './layout/error-screen.tsx';
import { NavigationCare } from './layout/navigation-care.tsx';
import { NonceContext } from './layout/nonce.ts';
import { pageMeta } from './layout/page-meta.ts';
import { ShareTags } from './layout/share-tags.tsx';
import { SiteFrame } from './layout/site-frame.tsx';
import { PageStyle } from './page-style.tsx';
import { sessionHintScript } from './session/session-hint.ts';

/** Public settings of the server, the company's facts and whether it is open; the same for all users, so they are loaded once per visit. */
export async function loader({ context }: LoaderFunctionArgs) {
  const [data, open] = await Promise.all([loadRootData(context), siteIsOpen(context)]);
  return { ...data, open };
}

export const shouldRevalidate: ShouldRevalidateFunction = () => false;

export const meta: MetaFunction = () => pageMeta({});

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useContext(NonceContext);
  const open = useSiteOpen();
  return (
    <html lang="ja" data-preparing={open ? undefined : ''} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#fffdf9" />
        <meta name="format-detection" content="telephone=no" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <Meta />
        <ShareTags />
        <PageStyle />
        <Links />
        <script
          nonce={nonce}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, with the nonce of this request
          dangerouslySetInnerHTML={{ __html: sessionHintScript }}
        />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return (
    <>
      <NavigationCare />
      <Outlet />
    </>
  );
}

/** The last net: an error outside every area. */
export function ErrorBoundary() {
  return (
    <SiteFrame>
      <ErrorScreen />
    </SiteFrame>
  );
}
