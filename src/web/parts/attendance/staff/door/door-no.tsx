import { Ban } from 'lucide-react';
import type { ReactNode } from 'react';

/** The door says no: filled red, read at arm's length, and there until somebody has dealt with it. */
export function DoorNo({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div
      role="alert"
      className="flex gap-3 rounded-md border-2 border-wrong bg-wrong px-4 py-3 text-white forced-colors:border"
    >
      <Ban className="mt-0.5 size-8 shrink-0" aria-hidden="true" />
      <div className="min-w-0 flex-1 leading-snug">
        <p className="phrases text-lead font-bold">{text}</p>
        {children && <p className="mt-1">{children}</p>}
      </div>
    </div>
  );
}
