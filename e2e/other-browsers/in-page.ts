import type * as TestingLibrary from '@testing-library/dom';

/*
 * What runs in the page. Each function is sent there as text, so it knows nothing but what is handed to it.
 */

/** A thing on the page as a person would name it; a name in slashes is part of one: /近い順/. */
export type Thing = { role?: string; label?: string; text?: string; within?: Thing };
export type Found = {
  count: number;
  /** The middle of the first one, scrolled to. */
  spot: { x: number; y: number } | null;
  /** Cannot be pressed now: it says so, or something lies over it. */
  disabled: boolean;
  value: string;
  /** The option that was asked for is chosen. */
  chosen: boolean;
};

type Page = { TestingLibraryDom: typeof TestingLibrary };

/** The first that fits and is shown. Of a list it chooses the option: its own window is none of the page's. */
export function findThing(thing: Thing, option: string | null): Found {
  const { TestingLibraryDom: library } = window as unknown as Page;
  const all = ({ role, label, text, within }: Thing): HTMLElement[] => {
    const fits = (shown: string) => {
      const wanted = label ?? text ?? '';
      const words = shown.replaceAll('\u200B', '').replaceAll(/\s+/g, ' ').trim();
      return /^\/.*\/$/.test(wanted) ? new RegExp(wanted.slice(1, -1)).test(words) : words === wanted;
    };
    // The card's fields stand in a tree of their own.
    const trees = [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => [...(shadowRoot?.children ?? [])]);
    const roots = within ? all(within) : [document.body, ...trees].filter((root) => root instanceof HTMLElement);
    const shown = roots.flatMap((root) => {
      if (label !== undefined) return library.queryAllByLabelText(root, fits);
      if (role === undefined) return library.queryAllByText(root, fits);
      return library.queryAllByRole(root, role, text === undefined ? {} : { name: fits });
    });
    return shown.filter((element) => element.checkVisibility());
  };
  const found = all(thing);
  const [first] = found;
  if (!first) return { count: 0, spot: null, disabled: false, value: '', chosen: false };
  first.scrollIntoView({ block: 'center', behavior: 'instant' });
  // A box that is drawn by its label has no place of its own.
  const own = first.getBoundingClientRect();
  const drawn = own.width > 4 && own.height > 4 ? first : (first.closest('label') ?? first);
  const [line = drawn.getBoundingClientRect()] = drawn.getClientRects();
  const spot = { x: line.x + line.width / 2, y: line.y + line.height / 2 };
  const top = (drawn.getRootNode() as Document | ShadowRoot).elementFromPoint(spot.x, spot.y);
  const isReached = top !== null && (drawn.contains(top) || top.contains(drawn));
  const isHeld = getComputedStyle(drawn).pointerEvents === 'none';
  const disabled = !isReached || isHeld || first.matches(':disabled, [aria-disabled="true"]');
  const value = 'value' in first ? String(first.value) : '';
  let chosen = false;
  if (option !== null && first instanceof HTMLSelectElement && !first.disabled) {
    const wanted = [...first.options].find((one) => one.label.startsWith(option) && !one.disabled);
    chosen = wanted !== undefined;
    if (wanted) {
      first.focus();
      first.value = wanted.value;
      for (const type of ['input', 'change']) first.dispatchEvent(new Event(type, { bubbles: true }));
    }
  }
  return { count: found.length, spot, disabled, value, chosen };
}

/** Which of the words stand on two lines somewhere in a heading or on a button. */
export function tornWords(words: readonly string[]): string[] {
  const shown = [...document.querySelectorAll('h1, h2, h3, button, .phrases')].filter((one) => one.checkVisibility());
  const isTorn = (word: string, element: Element): boolean => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.nodeValue ?? '';
      // A mark of the build may stand before the word, never in it: such a word would be found nowhere.
      for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
        const range = document.createRange();
        range.setStart(node, at);
        range.setEnd(node, at + word.length);
        if (new Set([...range.getClientRects()].map(({ y }) => Math.round(y))).size > 1) return true;
      }
    }
    return false;
  };
  return words.filter((word) => shown.some((element) => isTorn(word, element)));
}
