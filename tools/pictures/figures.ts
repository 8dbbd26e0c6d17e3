import { at, colour as c, circle, path, rect, stroke } from './shapes.ts';

/** People as the home page's scene has them: round heads, two dots and a smile. */
const face = (r: number, skin: string = c.skin): string =>
  circle(0, 0, r, skin) +
  circle(-r * 0.34, r * 0.05, r * 0.085, c.ink) +
  circle(r * 0.34, r * 0.05, r * 0.085, c.ink) +
  circle(-r * 0.56, r * 0.32, r * 0.14, c.apricot) +
  circle(r * 0.56, r * 0.32, r * 0.14, c.apricot) +
  stroke(`M${-r * 0.24} ${r * 0.36}q${r * 0.24} ${r * 0.24} ${r * 0.48} 0`, c.terracotta, Math.max(1.6, r * 0.09));

const closedFace = (r: number): string =>
  circle(0, 0, r, c.skin) +
  stroke(
    `M${-r * 0.5} ${r * 0.1}q${r * 0.16} ${r * 0.16} ${r * 0.32} 0M${r * 0.18} ${r * 0.1}q${r * 0.16} ${r * 0.16} ${r * 0.32} 0`,
    c.ink,
    1.6,
  ) +
  stroke(`M${-r * 0.12} ${r * 0.5}q${r * 0.12} ${r * 0.1} ${r * 0.24} 0`, c.terracotta, 1.6);

const bob = (r: number, fill: string): string =>
  path(
    `M${-r * 1.12} ${r * 0.62}C${-r * 1.34} ${-r * 0.5} ${-r * 0.8} ${-r * 1.22} 0 ${-r * 1.22}S${r * 1.34} ${-r * 0.5} ${r * 1.12} ${r * 0.62}C${r * 0.98} ${r * 0.3} ${r} ${-r * 0.1} ${r * 0.7} ${-r * 0.42}C${r * 0.2} ${-r * 0.2} ${-r * 0.4} ${-r * 0.24} ${-r * 0.72} ${-r * 0.42}C${-r} ${-r * 0.1} ${-r * 0.98} ${r * 0.3} ${-r * 1.12} ${r * 0.62}z`,
    fill,
  );

const bun = (r: number, fill: string): string =>
  circle(0, -r * 1.28, r * 0.42, fill) +
  path(
    `M${-r * 1.06} ${r * 0.1}C${-r * 1.2} ${-r * 0.7} ${-r * 0.7} ${-r * 1.16} 0 ${-r * 1.16}S${r * 1.2} ${-r * 0.7} ${r * 1.06} ${r * 0.1}C${r * 0.84} ${-r * 0.16} ${r * 0.66} ${-r * 0.44} ${r * 0.5} ${-r * 0.6}C${r * 0.1} ${-r * 0.36} ${-r * 0.6} ${-r * 0.3} ${-r * 1.06} ${r * 0.1}z`,
    fill,
  );

const cap = (r: number, fill: string, brim: string): string =>
  path(
    `M${-r * 1.04} ${-r * 0.2}C${-r * 1.04} ${-r * 0.9} ${-r * 0.6} ${-r * 1.2} 0 ${-r * 1.2}S${r * 1.04} ${-r * 0.9} ${r * 1.04} ${-r * 0.2}z`,
    fill,
  ) + stroke(`M${-r * 1.16} ${-r * 0.22}H${r * 1.16}`, brim, r * 0.24);

const fringe = (r: number, fill: string = c.ink): string =>
  path(
    `M${-r * 1.04} ${-r * 0.02}C${-r * 1.1} ${-r * 0.8} ${-r * 0.62} ${-r * 1.14} 0 ${-r * 1.14}S${r * 1.1} ${-r * 0.8} ${r * 1.04} ${-r * 0.02}C${r * 0.7} ${-r * 0.24} ${r * 0.4} ${-r * 0.5} ${r * 0.2} ${-r * 0.56}C${-r * 0.2} ${-r * 0.3} ${-r * 0.7} ${-r * 0.2} ${-r * 1.04} ${-r * 0.02}z`,
    fill,
  );

/** A carer on her knees, an open book before her. x is her middle, y the floor. */
export const readingCarer = (x: number, y: number, apron: string): string =>
  at(
    x,
    y,
    path('M-44 0C-48-30-34-84 0-84S48-30 44 0c-10 8-78 8-88 0z', c.forest) +
      path('M-24-2c-4-28 2-58 24-58s28 30 24 58c-10 4-38 4-48 0z', apron) +
      stroke('M-30-56c-14 14-20 24-14 34l20 6M30-56c14 14 20 24 14 34l-20 6', c.forest, 15) +
      at(0, -104, face(25) + bob(25, c.ink)) +
      path('M-34-40l34 8 34-8v28L0-4l-34-8z', c.paper) +
      stroke('M0-32v28', c.line, 3) +
      path('M-27-33l20 5v16l-20-5z', c.water) +
      circle(18, -24, 7, c.sun),
  );

/** A carer on a chair, a board on her knees. */
export const seatedCarer = (x: number, y: number, apron: string): string =>
  at(
    x,
    y,
    stroke('M-26-46v46M26-46v46M-30-48h60M-28-48v-50', c.bark, 7) +
      path('M-26-46c-4-34 4-66 26-66s30 32 26 66z', c.forest) +
      path('M-16-46c-2-24 2-44 16-44s18 20 16 44z', apron) +
      stroke('M-16-42v38M14-42v38', c.bark, 15) +
      at(2, -132, face(22) + bun(22, c.ink)) +
      rect(-16, -70, 34, 26, c.paper, 4) +
      stroke('M-9-62h20M-9-54h14', c.line, 3),
  );

/** A small child sitting on the floor. */
export const sittingChild = (x: number, y: number, clothes: string, hair: string = c.ink): string =>
  at(
    x,
    y,
    path('M-28 0c-2-28 8-44 28-44s30 16 28 44c-8 6-48 6-56 0z', clothes) +
      at(0, -56, face(19) + fringe(19, hair)) +
      stroke('M-18-6c-10 2-16 2-22 6M18-6c10 2 16 2 22 6', c.bark, 11),
  );

/** A child seen from behind: hair, no face. */
export const childFromBehind = (x: number, y: number, clothes: string): string =>
  at(
    x,
    y,
    path('M-30 2c-2-34 8-52 30-52s32 18 30 52c-8 6-52 6-60 0z', clothes) +
      stroke('M22-34c14 2 24-6 30-18', clothes, 13) +
      circle(54, -56, 6.5, c.skin) +
      circle(0, -64, 20, c.ink) +
      circle(-19, -60, 5, c.skin) +
      circle(19, -60, 5, c.skin),
  );

export const standingChild = (x: number, y: number, clothes: string, hat: string): string =>
  at(
    x,
    y,
    stroke('M-9-14v12M9-14v12', c.bark, 11) +
      path('M-24-12c0-32 8-50 24-50s24 18 24 50c-6 5-42 5-48 0z', clothes) +
      at(0, -74, face(19) + cap(19, hat, c.terracotta)) +
      stroke('M18-42c12 6 20 8 28 6', clothes, 11) +
      circle(48, -36, 5.5, c.skin),
  );

/** A cot with somebody asleep under a blanket. */
export const cot = (x: number, y: number, blanket: string): string =>
  at(
    x,
    y,
    stroke('M-66 0v14M66 0v14', c.bark, 7) +
      rect(-78, -18, 156, 22, c.apricot, 11) +
      rect(-70, -34, 140, 24, c.paper, 12) +
      at(-44, -40, closedFace(17) + fringe(17)) +
      path('M-30-12c0-26 10-36 30-36h44c20 0 28 14 28 36z', blanket) +
      circle(6, -30, 4, c.paper) +
      circle(28, -24, 4, c.paper) +
      circle(48, -34, 4, c.paper),
  );

export const pushingParent = (x: number, y: number, coat: string): string =>
  at(
    x,
    y,
    stroke('M-9-30v28M10-30v28', c.bark, 13) +
      path('M-28-26c0-46 8-74 28-74s28 28 28 74c-8 6-48 6-56 0z', coat) +
      at(0, -116, face(21) + fringe(21)) +
      stroke('M16-78c16 14 24 20 40 22', coat, 13) +
      circle(58, -56, 7, c.skin) +
      stroke('M60-58l18 26', c.bark, 5) +
      path('M70-52h52c0 26-16 36-34 36S72-26 70-52z', c.terracotta) +
      path('M122-52c0-20-14-32-32-32v32z', c.apricot) +
      circle(86, -6, 8, c.ink) +
      circle(112, -6, 8, c.ink) +
      circle(86, -6, 3, c.paper) +
      circle(112, -6, 3, c.paper),
  );

/** The manager of a branch, to the shoulders, in a square of 320. */
export const portrait = (
  title: string,
  ground: string,
  apron: string,
  hair: 'bob' | 'bun',
  glasses: boolean,
): string => {
  const drawnHair = hair === 'bob' ? bob(66, c.ink) : bun(66, c.bark);
  const lenses = stroke(
    'M-37 4a15 15 0 1 0 30 0a15 15 0 1 0-30 0M7 4a15 15 0 1 0 30 0a15 15 0 1 0-30 0M-7 2h14',
    c.bark,
    3.5,
  );
  const body =
    path('M44 330c0-74 44-112 116-112s116 38 116 112z', c.paper) +
    path('M92 330c0-52 22-92 68-92s68 40 68 92z', apron) +
    stroke('M112 236l22 40M208 236l-22 40', apron, 15) +
    rect(140, 190, 40, 46, c.skin, 20) +
    path('M134 232c10 16 42 16 52 0l-6 22c-10 8-30 8-40 0z', c.paper) +
    circle(160, 292, 13, c.sun) +
    circle(160, 292, 5, c.terracotta);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 320" width="320" height="320" role="img"><title>${title}</title>${rect(0, 0, 320, 320, ground)}${circle(262, 66, 34, c.sun)}${circle(38, 250, 52, c.leaf)}${body}${at(160, 138, (hair === 'bob' ? drawnHair : '') + face(66) + drawnHair + (glasses ? lenses : ''))}</svg>\n`;
};
