import type { ReactNode } from 'react';
import { ChatLink } from '../../../layout/fixed-bar.tsx';

/** The next step within the thumb's reach on a phone, with the chat beside it rather than in a separate strip (base.css). */
export function StickyBar({ children }: { children: ReactNode }) {
  return (
    <div className="sticky-bar sticky bottom-0 z-10 -mx-4 mt-6 flex items-center gap-3 bg-paper px-4 py-3 pb-[calc(env(safe-area-inset-bottom)+0.75rem)] shadow-bar lg:hidden">
      {children}
      <ChatLink />
    </div>
  );
}
