import type { ReactNode } from 'react';

/** The one button of a confirm page: always under the thumb on a phone, in its place on a wide screen. */
export function ConfirmBar({ children }: { children: ReactNode }) {
  return (
    <div className="sticky-bar sticky bottom-0 z-10 -mx-4 grid bg-paper px-4 py-2.5 pb-[calc(env(safe-area-inset-bottom)+0.625rem)] shadow-bar lg:static lg:mx-0 lg:bg-transparent lg:p-0 lg:shadow-none">
      {children}
    </div>
  );
}
