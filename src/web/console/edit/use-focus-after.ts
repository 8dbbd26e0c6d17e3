import { useEffect, useState } from 'react';

/** So long a page may take to be read again after an act, and to take away the row it was about. */
const watchedMs = 4_000;
const stepMs = 50;

/**
 * After a question the focus goes back to the button that asked it. Where the act took that button away with its row, it goes
 * to the heading of the part it stood in, not to the top of the page: by keyboard one goes on where one was.
 */
export function useFocusAfter(): void {
  // Before the dialog takes the focus.
  const [from] = useState(() => around(document.activeElement));
  useEffect(
    () => () => {
      const [button] = from;
      let left = watchedMs / stepMs;
      const timer = setInterval(() => {
        const { activeElement: now, body } = document;
        left -= 1;
        const lost = now === null || now === body;
        if (lost) headingNear(from)?.focus({ preventScroll: true });
        if (lost || left <= 0 || (now !== button && now?.closest('[role=dialog],[role=alertdialog]') === null)) {
          clearInterval(timer);
        }
      }, stepMs);
    },
    [from],
  );
}

function around(element: Element | null): readonly Element[] {
  return element === null || element === document.body ? [] : [element, ...around(element.parentElement)];
}

/** Of what is still on the page, the smallest part with a heading. */
function headingNear(from: readonly Element[]): HTMLElement | null {
  const places = [...from.filter((each) => each.isConnected), ...document.querySelectorAll('main')];
  const heading = places.map((place) => place.querySelector<HTMLElement>('h1, h2, h3')).find((each) => each !== null);
  heading?.setAttribute('tabindex', '-1');
  return heading ?? null;
}
