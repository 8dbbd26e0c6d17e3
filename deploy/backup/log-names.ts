/** A piece of the log: eight digits of its timeline, then sixteen of its place. */
const SEGMENT = /^[0-9A-F]{24}$/;
const HISTORY = /^[0-9A-F]{8}\.history$/;
const timelineOf = (name: string) => name.slice(0, 8);

export const isSegment = (name: string): boolean => SEGMENT.test(name);

/**
 * A kept name that proves that `missing` must have been there too, or null: PostgreSQL hands its log over in order, and
 * the history of a timeline before any piece of it. So what is missing before something else was lost.
 */
export function keptAfter(missing: string, kept: readonly string[]): string | null {
  if (isSegment(missing)) {
    return kept.find((name) => isSegment(name) && timelineOf(name) === timelineOf(missing) && name > missing) ?? null;
  }
  // The first timeline has no history; PostgreSQL asks for it all the same.
  if (!HISTORY.test(missing) || missing === '00000001.history') return null;
  const timeline = timelineOf(missing);
  const isOfIt = (name: string) =>
    (isSegment(name) && timelineOf(name) >= timeline) || (HISTORY.test(name) && name > missing);
  return kept.find(isOfIt) ?? null;
}

/** The name of the piece that follows, where the log is cut into pieces of this size. */
export function nextSegment(name: string, segmentBytes: number): string {
  const hex = (number: number) => number.toString(16).toUpperCase().padStart(8, '0');
  const [log, place] = [name.slice(8, 16), name.slice(16)].map((digits) => Number.parseInt(digits, 16)) as [
    number,
    number,
  ];
  const isLast = place + 1 >= 2 ** 32 / segmentBytes;
  return `${timelineOf(name)}${isLast ? `${hex(log + 1)}${hex(0)}` : `${hex(log)}${hex(place + 1)}`}`;
}

/** Pieces that are missing between two that are kept: the first of each gap. */
export function gapsIn(kept: readonly string[], segmentBytes: number): string[] {
  const segments = kept.filter(isSegment).sort();
  return segments.slice(0, -1).flatMap((name, index) => {
    const next = nextSegment(name, segmentBytes);
    const follower = segments[index + 1] ?? next;
    return timelineOf(follower) !== timelineOf(name) || follower === next ? [] : [next];
  });
}
