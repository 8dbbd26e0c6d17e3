/** A press this soon after something appeared cannot have been aimed at it. */
const aimMs = 400;

/** Ignores touch and mouse until a press can have been aimed at it; the keyboard cannot miss, so it works at once. */
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
