import type { ReactNode } from 'react';
import { HandForm } from '../../../../form/hand-form.tsx';

type FormFrameProps = {
  onSubmit: () => void;
  children: ReactNode;
  /** The price, beside the fields where there is room. */
  estimate: ReactNode;
  /** The warnings and the button: on a tablet they stay under the thumb. */
  act: ReactNode;
};

export function DeskFormFrame({ onSubmit, children, estimate, act }: FormFrameProps) {
  return (
    <HandForm
      className="flex flex-col gap-6 lg:grid lg:grid-cols-[minmax(0,38rem)_minmax(16rem,24rem)] lg:items-start lg:gap-x-10"
      onSend={onSubmit}
    >
      <div className="grid min-w-0 gap-6 *:min-w-0">{children}</div>
      <aside className="contents lg:sticky lg:top-20 lg:grid lg:gap-6">
        {estimate}
        <div className="sticky bottom-14 z-10 -mx-4 grid gap-3 border-t border-line bg-paper px-4 py-3 md:bottom-0 md:-mx-6 md:px-6 lg:static lg:m-0 lg:border-0 lg:p-0">
          {act}
        </div>
      </aside>
    </HandForm>
  );
}
