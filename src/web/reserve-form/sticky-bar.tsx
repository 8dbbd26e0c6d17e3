import type { ReactNode } from 'react';

/** The next step within the thumb's reach on a phone, with room at the right for the chat link. */
export function StickyBar({ children }: { children: ReactNode }) {
  return (
    <div className="sticky bottom-0 z-10 -mx-4 mt-6 flex items-center gap-3 bg-paper py-3 pr-[4.5rem] pb-[calc(env(safe-area-inset-bottom)+0.75rem)] pl-4 shadow-bar lg:hidden">
      {children}
    </div>
  );
}
