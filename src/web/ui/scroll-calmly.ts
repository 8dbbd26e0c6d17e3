/** Brings something into view, gliding unless its reader asked for less motion. */
export function scrollCalmly(element: HTMLElement | null, block: ScrollLogicalPosition): void {
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  element?.scrollIntoView({ block, behavior: calm ? 'auto' : 'smooth' });
}
