/** So long nobody can have aimed at what has just come to stand there. */
const aimMs = 400;

/** Takes no press by finger or mouse for as long as nobody can have aimed at it; the keyboard has no place to miss. */
export function holdFor(element: HTMLElement): void {
  element.style.pointerEvents = 'none';
  const until = String(performance.now() + aimMs);
  element.dataset.heldUntil = until;
  setTimeout(() => {
    if (element.dataset.heldUntil !== until) return;
    element.style.pointerEvents = '';
    delete element.dataset.heldUntil;
  }, aimMs);
}

/** As the `ref` of a mark within it: from the moment it is shown. */
export function holdAround(mark: HTMLElement | null): void {
  if (mark?.parentElement) holdFor(mark.parentElement);
}
