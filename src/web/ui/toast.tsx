import { CircleCheck, TriangleAlert, X } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Text } from 'react-aria-components/Text';
import {
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastQueue as ToastQueue,
  UNSTABLE_ToastRegion as ToastRegion,
} from 'react-aria-components/Toast';

import { wantToasts } from './toasts-wanted.ts';

type ToastAction = { label: string; run: () => void };

type Word = { text: string; action?: ToastAction; failed?: true };
const queue = new ToastQueue<Word>({ maxVisibleToasts: 2 });

/** The last word about one thing, by the caller's name for it. */
const shown = new Map<string, string>();

/**
 * A short word that something worked, said after the server took it (a queued press: `said` of use-taps.ts); never the only
 * place of something important. A new word about the same subject takes the place of the old one, whose action no longer fits.
 */
export function showToast(text: string, action?: ToastAction, subject?: string): void {
  wantToasts();
  if (subject) closeToast(subject);
  const key = queue.add(action ? { text, action } : { text }, { timeout: action ? 10_000 : 6_000 });
  if (subject) shown.set(subject, key);
}

/** A small thing that did not work and can simply be pressed again: without the sign of success. */
export function showFailedToast(text: string): void {
  wantToasts();
  queue.add({ text, failed: true }, { timeout: 6_000 });
}

export function closeToast(subject: string): void {
  const key = shown.get(subject);
  if (key === undefined) return;
  shown.delete(subject);
  queue.close(key);
}

const places = {
  bottom: {
    region:
      'inset-x-0 bottom-[calc(var(--fixed-bar-height)+env(safe-area-inset-bottom)+0.75rem)] flex-col items-center gap-2 px-4',
    toast: '',
  },
  // In the header: beside the branch and the search, on a phone over them, never over 緊急; the newest alone where there is no room for two.
  top: {
    region:
      'top-0.5 right-27 left-1.5 flex-row-reverse gap-2 md:right-28 md:left-80 md:h-13 md:items-center md:justify-end xl:left-114',
    toast:
      'max-xl:not-first:hidden max-md:gap-1 max-md:py-0.5 max-md:pl-3 max-md:[&>button]:px-1 max-md:[&>svg]:hidden',
  },
} as const;

/** Rendered once, in the layout that shows toasts, where it covers no control. */
export function Toasts({ place = 'bottom' }: { place?: keyof typeof places }) {
  return (
    <ToastRegion
      queue={queue}
      aria-label="お知らせ"
      className={`pointer-events-none fixed z-40 flex outline-none ${places[place].region}`}
    >
      {({ toast }) => (
        <Toast
          toast={toast}
          className={`pointer-events-auto flex w-full max-w-md items-center gap-2.5 rounded-md bg-ink py-1.5 pr-1.5 pl-4 text-white shadow-over forced-colors:border ${places[place].toast}`}
        >
          {toast.content.failed ? (
            <TriangleAlert className="size-5 shrink-0 text-sun" aria-hidden="true" />
          ) : (
            <CircleCheck className="size-5 shrink-0 text-leaf" aria-hidden="true" />
          )}
          <ToastContent className="flex-1 text-note leading-snug">
            <Text slot="title">{toast.content.text}</Text>
          </ToastContent>
          {toast.content.action && (
            <Button
              onPress={() => {
                toast.content.action?.run();
                queue.close(toast.key);
              }}
              className="inline-flex min-h-11 items-center rounded-sm px-3 text-note font-bold text-sun underline underline-offset-4 hover:bg-white/10 data-focus-visible:outline-3 data-focus-visible:outline-white"
            >
              {toast.content.action.label}
            </Button>
          )}
          <Button
            slot="close"
            aria-label="閉じる"
            className="inline-flex size-11 items-center justify-center rounded-sm hover:bg-white/10 data-focus-visible:outline-3 data-focus-visible:outline-white"
          >
            <X className="size-5" aria-hidden="true" />
          </Button>
        </Toast>
      )}
    </ToastRegion>
  );
}
