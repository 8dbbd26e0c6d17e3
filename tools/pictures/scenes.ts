import { awning, building, house } from './buildings.ts';
import {
  childFromBehind,
  cot,
  portrait,
  pushingParent,
  readingCarer,
  seatedCarer,
  sittingChild,
  standingChild,
} from './figures.ts';
import { bunting, clock, pinned, shelf, window } from './scene-furniture.ts';
import {
  at,
  bush,
  colour as c,
  circle,
  cloud,
  ground,
  path,
  picture,
  rect,
  sky,
  stroke,
  sunAt,
  tree,
} from './shapes.ts';

/** The same rooms in three moods: demo branches take turns. */
type Mood = { wall: string; skirting: string; rug: string; curtain: string; apron: string };
const moods: Readonly<Record<string, Mood>> = {
  sun: { wall: c.peach, skirting: c.apricot, rug: c.sun, curtain: c.apricot, apron: c.sun },
  leaf: { wall: '#e6efe3', skirting: c.leaf, rug: c.leaf, curtain: c.leaf, apron: c.apricot },
  water: { wall: '#e5f0f1', skirting: c.water, rug: c.water, curtain: c.deepwater, apron: c.blossom },
};

const floor = (top: number): string =>
  rect(0, top, 640, 360 - top, c.sand) +
  stroke(
    `M0 ${top + 34}h640M0 ${top + 74}h640M120 ${top}v34M330 ${top}v34M530 ${top}v34M40 ${top + 34}v40M240 ${top + 34}v40M450 ${top + 34}v40M170 ${top + 74}v40M380 ${top + 74}v40`,
    c.line,
    2.5,
  );

const roomWith = ({ wall, skirting }: Mood, top = 236): string =>
  sky(wall) + rect(0, top - 10, 640, 12, skirting) + floor(top);

/** A window on trees and the sun, with curtains to both sides. */
const room = (mood: Mood): string =>
  picture(
    '保育室',
    roomWith(mood),
    bunting(18, 20, 620),
    window(60, 66, 190, 116, mood.curtain),
    clock(318, 96),
    pinned(370, 74),
    shelf(440, 244),
    path('M110 312c0-24 86-40 200-40s200 16 200 40-86 38-200 38-200-14-200-38z', mood.rug),
    path('M146 312c0-18 70-30 164-30s164 12 164 30-70 28-164 28-164-10-164-28z', c.cream),
    readingCarer(310, 308, mood.apron),
    sittingChild(208, 328, c.terracotta),
    sittingChild(416, 330, mood.apron === c.sun ? c.deepwater : c.sun, c.bark),
  );

const blocks = (x: number, y: number): string =>
  at(
    x,
    y,
    rect(0, -36, 36, 36, c.terracotta, 5) +
      rect(38, -36, 36, 36, c.sun, 5) +
      rect(76, -36, 36, 36, c.blossom, 5) +
      rect(18, -74, 36, 36, c.deepwater, 5) +
      rect(57, -74, 36, 36, c.apricot, 5) +
      path('M36-76l20-26 20 26z', c.forest) +
      circle(18, -18, 8, c.paper) +
      circle(94, -18, 8, c.paper),
  );

const train = (x: number, y: number): string =>
  at(
    x,
    y,
    stroke(
      'M-20 8h250M-10 14v-10M20 14v-10M50 14v-10M80 14v-10M110 14v-10M140 14v-10M170 14v-10M200 14v-10',
      c.bark,
      5,
    ) +
      rect(0, -26, 56, 26, c.terracotta, 7) +
      rect(0, -46, 26, 26, c.terracotta, 6) +
      rect(6, -40, 13, 13, c.paper, 3) +
      rect(40, -38, 10, 16, c.ink, 3) +
      rect(66, -22, 50, 22, c.sun, 6) +
      rect(126, -22, 50, 22, c.deepwater, 6) +
      [12, 42, 78, 104, 138, 164].map((wheel) => circle(wheel, 0, 8, c.ink) + circle(wheel, 0, 3, c.paper)).join(''),
  );

const tent = (x: number, y: number, cloth: string): string =>
  at(
    x,
    y,
    stroke('M-10-176 74 0M14-176-74 0', c.bark, 6) +
      path('M2-160 82 0H-78z', cloth) +
      path('M2-120 36 0h-68z', c.paper) +
      path('M2-120C2-60-8-20-32 0h34zM2-120c0 60 10 100 34 120H2z', c.sand) +
      circle(2, -134, 9, c.sun),
  );

const kitchen = (x: number, y: number): string =>
  at(
    x,
    y,
    rect(0, -84, 132, 84, c.paper, 10) +
      rect(0, -92, 132, 16, c.apricot, 8) +
      rect(12, -64, 48, 52, c.cream, 8) +
      circle(36, -38, 15, c.water) +
      rect(74, -64, 46, 22, c.leaf, 6) +
      rect(74, -36, 46, 24, c.sun, 6) +
      rect(18, -110, 40, 20, c.terracotta, 7) +
      stroke('M14-108h48M76-94v-22h16', c.bark, 5) +
      circle(110, -100, 8, c.terracotta),
  );

const play = (mood: Mood): string =>
  picture(
    'あそびのコーナー',
    roomWith(mood, 226),
    bunting(20, 210, 620),
    window(250, 74, 150, 92, mood.curtain),
    tent(112, 262, mood.apron),
    kitchen(468, 250),
    path('M60 322c0-24 110-40 260-40s260 16 260 40-110 32-260 32-260-8-260-32z', mood.rug),
    train(92, 326),
    blocks(398, 334),
    childFromBehind(342, 336, c.forest),
    sittingChild(548, 340, c.terracotta, c.bark),
  );

const star = (x: number, y: number): string =>
  path(
    `M${x} ${y - 11}l3.4 7 7.6 1-5.600 5.300 1.400 7.600-6.800-3.700-6.800 3.700 1.400-7.600-5.600-5.300 7.600-1z`,
    c.sun,
  );

const nap = (mood: Mood): string =>
  picture(
    'お昼寝の部屋',
    sky('#dfe9ea'),
    rect(0, 236, 640, 12, mood.skirting),
    floor(246),
    rect(92, 44, 210, 150, c.paper, 16),
    rect(102, 54, 190, 130, '#f7e6bf', 10),
    path('M84 34h116c2 70-2 130-8 180-24-8-50-10-76 0-18 6-32 2-40-4 10-60 12-120 8-176z', mood.curtain),
    path('M310 34H194c-2 70 2 130 8 180 24-8 50-10 76 0 18 6 32 2 40-4-10-60-12-120-8-176z', mood.curtain),
    stroke('M70 32h254', c.bark, 8),
    stroke('M430 0v40M390 40h80M392 40v26M430 40v40M468 40v22', c.bark, 3.5),
    star(392, 80),
    path('M430 82a17 17 0 1 0 14 26 14 14 0 0 1-14-26z', c.sun),
    star(468, 76),
    seatedCarer(558, 300, mood.apron),
    circle(486, 232, 20, c.sun),
    stroke('M486 250v46M470 298h32', c.bark, 6),
    cot(110, 284, c.leaf),
    cot(300, 284, c.blossom),
    cot(196, 338, c.deepwater),
    cot(398, 338, c.apricot),
  );

const bucket = (x: number, y: number): string =>
  at(x, y, path('M-16-28h32l-5 28h-22z', c.terracotta) + stroke('M-14-28c0-18 28-18 28 0', c.bark, 4));

const garden = (mood: Mood): string =>
  picture(
    'お庭',
    sky(c.cream),
    sunAt(560, 66, 30),
    cloud(300, 60),
    cloud(70, 96),
    Array.from({ length: 17 }, (_, index) => rect(index * 40 - 6, 158, 24, 90, c.paper, 8)).join(''),
    rect(0, 178, 640, 9, c.line),
    rect(0, 220, 640, 9, c.line),
    ground(c.leaf, 242),
    tree(96, 258, c.forest, 1.9),
    bush(400, 252, c.forest),
    bush(470, 254, c.forest),
    path('M330 306c0-22 66-34 140-34s140 12 140 34-66 36-140 36-140-14-140-36z', c.bark),
    path('M342 304c0-18 58-28 128-28s128 10 128 28-58 30-128 30-128-12-128-30z', c.sand),
    path('M430 306c10-24 22-36 36-36s26 14 36 36c-20 8-52 8-72 0z', c.apricot),
    stroke('M467 270v-26', c.bark, 4),
    path('M468 244h22l-6 8 6 8h-22z', c.terracotta),
    bucket(536, 316),
    sittingChild(400, 322, c.deepwater, c.bark),
    standingChild(218, 330, c.terracotta, mood.rug),
    at(
      272,
      296,
      path('M0-14h30v26a8 8 0 0 1-8 8H8a8 8 0 0 1-8-8z', c.deepwater) +
        stroke('M30-2l16-10M0-8c-12 0-12 20 2 20', c.deepwater, 5),
    ),
    stroke('M322 290v6M330 300v6M318 306v6', c.deepwater, 3.5),
    [290, 312, 334]
      .map((x) => at(x, 336, stroke('M0 0v-18', c.forest, 4) + circle(0, -22, 8, c.blossom) + circle(0, -22, 3, c.sun)))
      .join(''),
  );

const way = (mood: Mood): string =>
  picture(
    '入口までの道',
    sky(c.cream),
    cloud(150, 58),
    cloud(420, 44),
    at(92, 262, building(0, 0, 3, c.paper, mood.curtain), 0.94),
    at(
      236,
      262,
      rect(-44, -120, 96, 120, mood.wall, 8) +
        rect(-50, -126, 108, 14, mood.skirting, 7) +
        awning(-44, -66, 96) +
        rect(-30, -50, 30, 50, c.water, 5) +
        rect(10, -44, 30, 26, c.water, 5),
    ),
    at(492, 264, house(0, 0, mood.curtain === c.apricot ? c.terracotta : mood.curtain), 0.98),
    tree(352, 262, c.leaf, 1.1),
    tree(622, 262, c.forest, 1.2),
    rect(0, 260, 640, 26, c.line),
    rect(0, 284, 640, 76, '#d9cfc0'),
    [0, 1, 2, 3, 4].map((index) => path(`M${392 + index * 34} 290h20l-10 60h-24z`, c.paper)).join(''),
    stroke('M318 270v-74', c.bark, 7),
    rect(286, 166, 84, 38, c.terracotta, 10),
    stroke('M302 185h46M336 174l13 11-13 11', c.paper, 6),
    bush(404, 262, c.forest),
    pushingParent(196, 322, c.forest),
  );

const named = Object.entries(moods);
const each = (draw: (mood: Mood) => string, name: string) => named.map(([key, mood]) => [`${name}-${key}`, draw(mood)]);

/** Painted scenes of the demo's branches; a real branch shows its own photographs. */
export const scenePictures: Readonly<Record<string, string>> = Object.fromEntries([
  ...each(room, 'room'),
  ...each(play, 'play'),
  ...each(nap, 'nap'),
  ...each(garden, 'garden'),
  ...each(way, 'way'),
  ['manager-minato', portrait('園長', c.peach, c.leaf, 'bob', false)],
  ['manager-musashino', portrait('園長', '#e6efe3', c.apricot, 'bun', true)],
]);

/** What stands where a branch has no photographs of its own. */
export const drawnHouse = picture(
  '園',
  sky(c.cream),
  sunAt(540, 70, 30),
  cloud(90, 78),
  ground(c.leaf),
  house(320, 306, c.terracotta),
  tree(120, 308, c.forest, 1.3),
  tree(532, 312, c.leaf, 1.2),
  bush(200, 318, c.forest),
  path('M292 306h56l26 54H266z', c.sand),
);
