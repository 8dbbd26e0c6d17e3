import { at, colour as c, door, path, rect, roundWindow, stroke, wideWindow } from './shapes.ts';

/** A house with a gable: x is its middle, y its foot. */
export const house = (x: number, y: number, roof: string, wall: string = c.paper): string =>
  at(
    x,
    y,
    path('M-120 0v-120L0-196l120 76V0z', wall) +
      stroke('M-138-112 0-200l138 88', roof, 20) +
      door(0, 0) +
      roundWindow(-76, -66) +
      roundWindow(76, -66),
  );

/** A house with a flat roof and so many storeys; our door is always below. */
export const building = (x: number, y: number, storeys: number, wall: string, band: string): string => {
  const tall = 40 + storeys * 56;
  const windows = Array.from({ length: storeys - 1 }, (_, level) => {
    const top = -tall + 26 + level * 56;
    return [-78, -20, 38].map((left) => rect(left, top, 40, 32, c.peach, 6)).join('');
  });
  return at(
    x,
    y,
    rect(-100, -tall, 200, tall, wall, 10) +
      rect(-108, -tall - 6, 216, 16, band, 8) +
      windows.join('') +
      rect(-100, -96, 200, 12, band) +
      door(0, 0, 0.88) +
      wideWindow(-88, -70, 40, 46) +
      wideWindow(48, -70, 40, 46),
  );
};

export const awning = (x: number, y: number, w: number): string => {
  const stripes = Array.from({ length: 6 }, (_, index) =>
    path(
      `M${x + (w / 6) * index} ${y}h${w / 6}v16a${w / 12} ${w / 12} 0 0 1-${w / 6} 0z`,
      index % 2 === 0 ? c.terracotta : c.paper,
    ),
  );
  return stripes.join('');
};

export const wave = (y: number, colour: string): string =>
  stroke(
    `M20 ${y}q20-10 40 0t40 0M180 ${y + 8}q20-10 40 0t40 0M400 ${y}q20-10 40 0t40 0M540 ${y + 10}q20-10 40 0t40 0`,
    colour,
    4,
  );

/** A shelf of books. */
export function bookRow(x: number, y: number): string {
  const spines = [c.terracotta, c.leaf, c.sun, c.apricot, c.forest, c.deepwater, c.terracotta];
  return `${spines.map((fill, index) => rect(x + index * 12, y - 30 - (index % 3) * 3, 10, 30 + (index % 3) * 3, fill, 2)).join('')}${rect(x - 4, y, 92, 4, c.bark, 2)}`;
}
