import { type RefObject, useEffect } from 'react';
import { holdFor } from '../../../../../ui/dialogs/settling.ts';

const rowsIn = (board: ParentNode) => board.querySelectorAll<HTMLElement>('[data-reserve]');

const boards = new Set<HTMLElement>();
/** For a programmatic scroll: a press right after it was aimed at whatever was there before. */
export function holdEverything(): void {
  for (const board of boards) for (const row of rowsIn(board)) holdFor(row);
}

/**
 * A row that moved or changed its height takes no press for a moment: the finger was on its way to
 * what was there before. Users who scroll see what comes; rows that move by themselves are measured against the page.
 */
export function useHeldWhileMoving(board: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const shown = board.current;
    if (!shown) return;
    const places = new WeakMap<Element, string>();
    function look() {
      if (!shown) return;
      for (const row of rowsIn(shown)) {
        const { left, top, height } = row.getBoundingClientRect();
        const place = [left, top + window.scrollY, height].map(Math.round).join(' ');
        if (places.get(row) !== place) holdFor(row);
        places.set(row, place);
      }
    }
    look();
    // What is above the board moves it too.
    const page = shown.closest('main') ?? document.body;
    const changes = new MutationObserver(look);
    const attributeFilter = ['class', 'hidden', 'open'];
    changes.observe(page, { subtree: true, childList: true, characterData: true, attributes: true, attributeFilter });
    const sizes = new ResizeObserver(look);
    sizes.observe(page);
    boards.add(shown);
    return () => {
      changes.disconnect();
      sizes.disconnect();
      boards.delete(shown);
    };
  }, [board]);
}
