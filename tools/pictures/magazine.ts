import {
  at,
  bush,
  colour as c,
  circle,
  couple,
  door,
  ground,
  path,
  picture,
  rect,
  sky,
  stroke,
  sunAt,
  tree,
} from './shapes.ts';

const desk = rect(120, 262, 400, 16, c.bark, 8) + stroke('M160 278v62M480 278v62', c.bark, 10);

const person = (x: number, y: number, coat: string, hair: string): string =>
  at(
    x,
    y,
    path('M-54 0c0-64 18-104 54-104S54-64 54 0z', coat) +
      circle(0, -132, 36, c.skin) +
      path('M-38-130c-4-32 16-52 40-52s42 20 36 60c-18-6-30-14-36-24-10 10-24 16-40 16z', hair) +
      stroke('M-12-128v5M12-128v5', c.ink, 5) +
      stroke('M-9-112c6 6 12 6 18 0', c.terracotta, 4),
  );

/** One picture for each category of the magazine (SPEC §3 "Blog categories"). */
export const magazinePictures: Readonly<Record<string, string>> = {
  president: picture(
    '社長ブログ',
    sky(c.peach),
    circle(520, 90, 44, c.sun),
    person(320, 264, c.forest, c.ink),
    desk,
    path('M196 262v-54l44-10 44 10v54l-44-8z', c.paper) +
      stroke('M240 200v52M208 222l20-4M208 236l20-4M252 218l20 4M252 232l20 4', c.line, 4),
    rect(396, 226, 44, 36, c.apricot, 8) +
      stroke('M440 236c14 0 14 18 0 18M408 216c0-8 6-8 6-16M424 216c0-8 6-8 6-16', c.apricot, 5),
  ),
  staff: picture(
    'スタッフブログ',
    sky(c.cream),
    rect(70, 60, 180, 150, c.water, 14) + stroke('M160 60v150M70 135h180', c.paper, 8) + circle(206, 96, 16, c.sun),
    ground(c.sand, 312),
    person(360, 320, c.terracotta, c.bark),
    at(
      470,
      326,
      path('M-30 0c0-38 10-62 30-62S30-38 30 0z', c.leaf) +
        circle(0, -80, 26, c.skin) +
        path('M-26-82c0-16 11-27 26-27s26 11 26 27z', c.sun) +
        stroke('M-9-78v4M9-78v4', c.ink, 4) +
        stroke('M-7-66c5 4 9 4 14 0', c.terracotta, 3),
    ),
    rect(150, 290, 36, 36, c.apricot, 7) + rect(190, 290, 36, 36, c.leaf, 7) + path('M170 290l18-24 18 24z', c.forest),
  ),
  introduction: picture(
    '園・スタッフ紹介',
    sky(c.cream),
    sunAt(110, 84, 32),
    ground(c.leaf, 304),
    at(
      360,
      308,
      path('M-150 0v-130L0-216l150 86V0z', c.paper) +
        stroke('M-170-120 0-220l170 100', c.terracotta, 22) +
        door(0, 0, 1.2) +
        circle(0, -150, 22, c.apricot) +
        circle(0, -150, 16, c.paper) +
        stroke('M0-160v10l7 5', c.ink, 3.5),
    ),
    couple(180, 330, c.forest, c.terracotta),
    tree(580, 318, c.forest, 1.2),
  ),
  service: picture(
    'いまほいくについて',
    sky(c.peach),
    circle(220, 180, 112, c.terracotta) +
      circle(220, 180, 92, c.paper) +
      path('M220 180V102a78 78 0 0 1 67.500 39z', c.sun) +
      stroke('M220 180v-60M220 180l42-24', c.ink, 9) +
      circle(220, 180, 9, c.ink),
    rect(400, 70, 130, 226, c.ink, 22) +
      rect(411, 84, 108, 198, c.cream, 14) +
      circle(465, 138, 28, c.forest) +
      stroke('M452 138l9 10 18-20', c.paper, 7) +
      rect(428, 186, 74, 10, c.line, 5) +
      rect(428, 206, 50, 10, c.line, 5) +
      rect(428, 238, 74, 26, c.terracotta, 10),
    ground(c.sand, 330),
  ),
  column: picture(
    '保護者のお役立ちコラム',
    sky(c.cream),
    at(
      230,
      286,
      path('M-96 0c-10-60 0-110 96-110S106-60 96 0z', c.forest) +
        rect(-60, -70, 120, 50, c.leaf, 14) +
        stroke('M-40-108c0-40 80-40 80 0', c.bark, 10) +
        circle(0, -46, 8, c.sun),
    ),
    at(
      430,
      288,
      rect(-40, -120, 56, 120, c.water, 16) +
        rect(-26, -150, 28, 34, c.terracotta, 8) +
        rect(-40, -80, 56, 30, c.paper) +
        rect(40, -60, 90, 60, c.apricot, 10) +
        stroke('M40-34h90', c.paper, 6),
    ),
    rect(80, 286, 480, 14, c.bark, 7),
    sunAt(540, 80, 28),
  ),
  safety: picture(
    'お子さまの安全',
    sky(c.peach),
    path('M320 40l130 44v86c0 78-54 128-130 158-76-30-130-80-130-158V84z', c.forest) +
      path('M320 64l106 36v70c0 62-42 104-106 130-64-26-106-68-106-130v-70z', c.leaf),
    at(
      320,
      246,
      path('M-44 0c0-50 14-84 44-84S44-50 44 0z', c.terracotta) +
        circle(0, -106, 32, c.skin) +
        path('M-32-108c0-20 14-32 32-32s32 12 32 32z', c.sun) +
        stroke('M-11-104v5M11-104v5', c.ink, 4.5) +
        stroke('M-8-90c5 5 11 5 16 0', c.terracotta, 3.5),
    ),
    bush(110, 340, c.forest),
    bush(540, 340, c.leaf),
  ),
};
