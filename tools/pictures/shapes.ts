/** The house's hand: round shapes in the colours of src/web/design/tokens.css (pictures). */
export const colour = {
  paper: '#fffdf9',
  cream: '#faf4ea',
  sand: '#f3e8d8',
  line: '#e6dccd',
  terracotta: '#b4461f',
  peach: '#fceee4',
  apricot: '#f3b07c',
  skin: '#f6c9a4',
  forest: '#2c6a41',
  leaf: '#86b48c',
  sun: '#f5c65d',
  ink: '#2e2621',
  bark: '#5f5249',
  water: '#a9cdd0',
  deepwater: '#5f9aa3',
  blossom: '#f2b8b5',
} as const;

const width = 640;
const height = 360;

export function picture(title: string, ...parts: string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img"><title>${title}</title>${parts.join('')}</svg>\n`;
}

export const rect = (x: number, y: number, w: number, h: number, fill: string, radius = 0): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}"${radius > 0 ? ` rx="${radius}"` : ''}/>`;
export const circle = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;
export const path = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`;
export const stroke = (d: string, colour: string, thickness: number): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${thickness}" stroke-linecap="round" stroke-linejoin="round"/>`;
export const at = (x: number, y: number, part: string, scale = 1): string =>
  `<g transform="translate(${x} ${y})${scale === 1 ? '' : ` scale(${scale})`}">${part}</g>`;

export const sky = (fill: string): string => rect(0, 0, width, height, fill);
export const ground = (fill: string, y = 300): string =>
  path(`M0 ${y + 10}C120 ${y - 8} 240 ${y - 12} 320 ${y - 12}s210 6 320 22V${height}H0z`, fill);

export function sunAt(x: number, y: number, r: number): string {
  const rays = [0, 45, 90, 135, 180, 225, 270, 315].map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    const point = (distance: number) =>
      `${(x + Math.cos(angle) * distance).toFixed(1)} ${(y + Math.sin(angle) * distance).toFixed(1)}`;
    return `M${point(r + 10)}L${point(r + 20)}`;
  });
  return circle(x, y, r, colour.sun) + stroke(rays.join(''), colour.sun, 6);
}

export const cloud = (x: number, y: number, fill: string = colour.paper): string =>
  at(x, y, circle(0, 0, 18, fill) + circle(24, -8, 24, fill) + circle(52, 0, 18, fill) + rect(-2, 0, 56, 18, fill, 9));

export const tree = (x: number, y: number, crown: string, size = 1): string =>
  at(
    x,
    y,
    rect(-5, -44, 10, 46, colour.bark, 4) +
      circle(0, -66, 34, crown) +
      circle(-22, -48, 22, crown) +
      circle(24, -50, 24, crown),
    size,
  );

export const bush = (x: number, y: number, fill: string): string =>
  at(
    x,
    y,
    circle(-18, -10, 16, fill) + circle(2, -16, 20, fill) + circle(22, -10, 16, fill) + rect(-34, -12, 72, 12, fill, 6),
  );

/** A grown-up and a child, hand in hand, seen small. */
export const couple = (x: number, y: number, coat: string, childCoat: string): string =>
  at(
    x,
    y,
    path('M-16 0c0-34 6-54 16-54s16 20 16 54z', coat) +
      circle(0, -66, 13, colour.skin) +
      path('M-13-66c-1-12 6-18 14-18s14 7 12 20c-8-2-12-6-14-10-4 4-8 6-12 8z', colour.ink) +
      path('M26 0c0-20 4-32 12-32s12 12 12 32z', childCoat) +
      circle(38, -41, 11.5, colour.ink) +
      circle(38, -39, 9, colour.skin) +
      path('M28-42c0-7 4-11 10-11s10 4 10 11z', colour.sun) +
      stroke('M12-34l16 10', coat, 6),
  );

/** An arched door with light inside: what all our branches have in common. */
export const door = (x: number, y: number, size = 1): string =>
  at(
    x,
    y,
    path('M-34 0v-58c0-23 15-40 34-40s34 17 34 40V0z', colour.terracotta) +
      path('M-25 0v-56c0-18 11-31 25-31s25 13 25 31V0z', colour.sun) +
      path('M-25 0v-56c0-16 9-29 21-31V8z', colour.apricot) +
      circle(-10, -36, 3, colour.ink),
    size,
  );

export const roundWindow = (x: number, y: number, fill: string = colour.peach): string =>
  at(x, y, rect(-18, -26, 36, 48, fill, 18) + stroke('M0-26v48M-18 0h36', colour.line, 3));
export const wideWindow = (x: number, y: number, w: number, h: number, fill: string = colour.peach): string =>
  rect(x, y, w, h, fill, 8) + stroke(`M${x + w / 2} ${y}v${h}`, colour.line, 3);
