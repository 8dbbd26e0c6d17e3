import type { ReactNode } from 'react';

/** The next step within the thumb’s reach on a phone. `sticky-bar`: a short form pushes it to the end of the screen. */
export function StickyBar({ children }: { children: ReactNode }) {
  return (
    <div className="sticky-bar sticky bottom-0 z-10 -mx-4 mt-6 flex items-center gap-3 bg-paper px-4 py-3 pb-[calc(env(safe-area-inset-bottom)+0.75rem)] shadow-bar lg:hidden">
      {children}
    </div>
  );
}
