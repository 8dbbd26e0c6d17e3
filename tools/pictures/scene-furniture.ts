import { bookRow } from './buildings.ts';
import { at, colour as c, circle, path, rect, stroke } from './shapes.ts';

export const window = (x: number, y: number, w: number, h: number, curtain: string): string =>
  at(
    x,
    y,
    rect(-10, -10, w + 20, h + 20, c.paper, 16) +
      rect(0, 0, w, h, c.water, 10) +
      circle(w * 0.78, h * 0.26, h * 0.15, c.sun) +
      path(
        `M0 ${h * 0.7}C${w * 0.3} ${h * 0.5} ${w * 0.6} ${h * 0.56} ${w} ${h * 0.66}V${h - 10}a10 10 0 0 1-10 10H10a10 10 0 0 1-10-10z`,
        c.leaf,
      ) +
      circle(w * 0.26, h * 0.52, h * 0.2, c.forest) +
      rect(w * 0.26 - 4, h * 0.62, 8, h * 0.26, c.bark, 3) +
      stroke(`M${w / 2} 0v${h}M0 ${h / 2}h${w}`, c.paper, 7) +
      path(`M-16-20h46c0 ${h * 0.5}-12 ${h * 0.8}-40 ${h + 34}c-10-${h * 0.3}-8-${h * 0.9}-6-${h + 34}z`, curtain) +
      path(
        `M${w + 16}-20h-46c0 ${h * 0.5} 12 ${h * 0.8} 40 ${h + 34}c10-${h * 0.3} 8-${h * 0.9} 6-${h + 34}z`,
        curtain,
      ) +
      stroke(`M-24-22h${w + 48}`, c.bark, 7),
  );

export const bunting = (y: number, from: number, to: number): string => {
  const fills = [c.terracotta, c.sun, c.leaf, c.apricot, c.deepwater];
  const count = Math.round((to - from) / 36);
  const flags = Array.from({ length: count }, (_, index) => {
    const x = from + 10 + index * 36;
    const sag = Math.sin((Math.PI * (index + 0.5)) / count) * 14;
    return path(`M${x} ${y + sag}h24l-12 24z`, fills[index % fills.length] ?? c.sun);
  });
  return stroke(`M${from} ${y - 2}Q${(from + to) / 2} ${y + 28} ${to} ${y - 2}`, c.bark, 3) + flags.join('');
};

export const clock = (x: number, y: number): string =>
  circle(x, y, 25, c.apricot) + circle(x, y, 19, c.paper) + stroke(`M${x} ${y - 11}v11l8 6`, c.ink, 3.5);

export const shelf = (x: number, y: number): string =>
  at(
    x,
    y,
    rect(0, -88, 170, 88, c.apricot, 10) +
      rect(10, -78, 70, 30, c.paper, 6) +
      rect(90, -78, 70, 30, c.paper, 6) +
      rect(10, -40, 70, 32, c.paper, 6) +
      rect(90, -40, 70, 32, c.paper, 6) +
      at(18, -52, bookRow(0, 0), 0.62) +
      circle(108, -58, 9, c.terracotta) +
      rect(122, -66, 16, 17, c.leaf, 3) +
      path('M142-49l8-16 8 16z', c.sun) +
      rect(20, -32, 50, 22, c.sun, 6) +
      stroke('M30-21h30', c.bark, 3) +
      rect(100, -32, 50, 22, c.deepwater, 6) +
      stroke('M110-21h30', c.paper, 3) +
      plant(140, -88),
  );

const plant = (x: number, y: number): string =>
  at(
    x,
    y,
    path('M0-16c-14-16-12-34 0-48 12 14 14 32 0 48z', c.forest) +
      path('M2-14c2-16 12-24 24-28 2 14-6 26-24 28zM-2-14c-2-16-12-24-24-28-2 14 6 26 24 28z', c.leaf) +
      path('M-16-18h32l-4 18h-24z', c.terracotta),
  );

export const pinned = (x: number, y: number): string =>
  rect(x, y, 44, 34, c.paper, 4) +
  circle(x + 14, y + 13, 6, c.sun) +
  path(`M${x + 6} ${y + 28}l10-10 8 7 6-5 8 8z`, c.leaf) +
  rect(x + 56, y + 4, 44, 34, c.paper, 4) +
  path(`M${x + 66} ${y + 32}v-12l12-9 12 9v12z`, c.terracotta);
