import { type RefObject, useEffect } from 'react';
import { holdFor } from '../../../../../ui/dialogs/settling.ts';

const rowsIn = (board: ParentNode) => board.querySelectorAll<HTMLElement>('[data-reserve]');

const boards = new Set<HTMLElement>();
/** After the page was scrolled without anybody's finger: whatever stands where now, nobody aimed at it. */
export function holdEverything(): void {
  for (const board of boards) for (const row of rowsIn(board)) holdFor(row);
}

/**
 * A row that came to stand somewhere else, or is of another height, takes no press for a moment: the finger was on its way to
 * what stood there before. Anyone who scrolls sees what comes; what moves by itself is measured against the page.
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
