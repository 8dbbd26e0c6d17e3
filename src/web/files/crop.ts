/** How a picture lies behind its frame: enlarged, and moved between its edges (0 left or top, 1 right or bottom). */
export type Framing = { readonly zoom: number; readonly x: number; readonly y: number };

/** A part of a picture, in shares of its width and height. */
export type PicturePart = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

type Size = { readonly width: number; readonly height: number };

export const middle: Framing = { zoom: 1, x: 0.5, y: 0.5 };
export const largestZoom = 3;

const between = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

/** What the frame shows of the picture. */
export function partOf(picture: Size, ratio: number, { zoom, x, y }: Framing): PicturePart {
  const whole = picture.width / picture.height;
  const width = (ratio > whole ? 1 : ratio / whole) / zoom;
  const height = (ratio > whole ? whole / ratio : 1) / zoom;
  return { x: (1 - width) * x, y: (1 - height) * y, width, height };
}

/** Moved by a drag of so many frame widths and heights: the picture follows the finger. */
export function draggedBy(picture: Size, ratio: number, framing: Framing, dx: number, dy: number): Framing {
  const { width, height } = partOf(picture, ratio, framing);
  const moved = (at: number, by: number, shown: number) =>
    shown >= 1 ? at : between(at - (by * shown) / (1 - shown), 0, 1);
  return { ...framing, x: moved(framing.x, dx, width), y: moved(framing.y, dy, height) };
}

/** Whether there is anything to move to, sideways and up or down. */
export function movable(picture: Size, ratio: number, framing: Framing): { x: boolean; y: boolean } {
  const { width, height } = partOf(picture, ratio, framing);
  return { x: width < 0.999, y: height < 0.999 };
}
