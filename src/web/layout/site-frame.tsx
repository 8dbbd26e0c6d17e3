import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { ChatLink } from './fixed-bar.tsx';
import { isInFlow } from './fixed-bar-paths.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';

type SiteFrameProps = {
  children: ReactNode;
  /** None where something is typed or confirmed. */
  bar?: ReactNode;
};

/** Skip link, header, page, footer, fixed bar: the frame of every customer-facing page. */
export function SiteFrame({ children, bar }: SiteFrameProps) {
  const { pathname } = useLocation();
  return (
    <div id="top" className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="sr-only z-50 rounded-md bg-ink px-4 py-3 text-white focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        本文へ移動
      </a>
      <Header />
      {/* The footer begins below the first screen: whatever arrives piece by piece, the page or the footer itself, nothing seen jumps. */}
      <main id="main" tabIndex={-1} className="min-h-[calc(100svh-var(--header-height))] flex-1 outline-none">
        {children}
      </main>
      <Footer roomForBar={Boolean(bar)} />
      {bar || (!isInFlow(pathname) && <ChatStrip />)}
    </div>
  );
}

/**
 * Where there is no bar but nothing is typed either (errors, signing out, before the opening): a low strip on phones, a button
 * in the empty corner of wide screens. In forms and confirm pages the footer's line has the link.
 */
function ChatStrip() {
  return (
    <>
      {/* The end of the page stays free for it. */}
      <div className="chat-room no-print" />
      <aside aria-label="チャット相談" className="fixed-bar chat-strip no-print">
        <ChatLink wide />
      </aside>
    </>
  );
}
