import { awning, bookRow, building, house, wave } from './buildings.ts';
import {
  at,
  bush,
  colour as c,
  circle,
  cloud,
  couple,
  door,
  ground,
  path,
  picture,
  rect,
  roundWindow,
  sky,
  stroke,
  sunAt,
  tree,
  wideWindow,
} from './shapes.ts';

/** path_name → the picture of the branch, each with what its page tells of it. */
export const branchPictures: Readonly<Record<string, string>> = {
  'minato-hiroba': picture(
    'みなと広場園',
    sky(c.cream),
    sunAt(540, 76, 34),
    cloud(80, 80),
    building(300, 296, 2, c.paper, c.terracotta),
    rect(0, 296, 640, 30, c.sand),
    rect(0, 322, 640, 38, c.water),
    wave(340, c.deepwater),
    stroke('M40 322v-26M120 322v-26M40 304h80', c.bark, 5),
    tree(500, 298, c.leaf),
    couple(420, 312, c.forest, c.terracotta),
  ),
  'musashino-midori': picture(
    '武蔵野みどり園',
    sky(c.cream),
    circle(560, 80, 30, c.sun),
    tree(70, 300, c.forest, 1.5),
    tree(150, 304, c.leaf, 1.2),
    ground(c.leaf),
    house(330, 306, c.forest),
    tree(520, 310, c.forest, 1.4),
    tree(595, 312, c.leaf, 1.1),
    bush(200, 318, c.forest),
    couple(440, 330, c.apricot, c.terracotta),
  ),
  'setagaya-komorebi': picture(
    '世田谷こもれび園',
    sky(c.peach),
    ground(c.sand),
    house(360, 308, c.apricot),
    rect(470, 262, 130, 46, c.leaf, 10),
    tree(140, 312, c.leaf, 2),
    [
      [120, 120],
      [176, 150],
      [90, 176],
      [150, 196],
      [200, 108],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 11, c.sun))
      .join(''),
    bush(540, 320, c.forest),
    couple(250, 330, c.forest, c.apricot),
  ),
  'toyosu-shiokaze': picture(
    '豊洲しおかぜ園',
    sky(c.cream),
    rect(0, 190, 640, 120, c.water),
    wave(216, c.paper),
    wave(250, c.paper),
    path('M60 214h90l-18 24H80z', c.terracotta) + stroke('M104 212v-66', c.bark, 5) + path('M110 146v54h44z', c.paper),
    sunAt(120, 80, 28),
    rect(0, 300, 640, 60, c.sand),
    at(
      410,
      304,
      rect(-150, -170, 300, 170, c.paper, 12) +
        rect(-158, -178, 316, 18, c.deepwater, 9) +
        wideWindow(-130, -140, 120, 54, c.water) +
        wideWindow(10, -140, 120, 54, c.water) +
        door(0, 0, 0.8) +
        wideWindow(-130, -62, 80, 44) +
        wideWindow(50, -62, 80, 44),
    ),
    couple(220, 330, c.terracotta, c.sun),
  ),
  'kohoku-hidamari': picture(
    '港北ひだまり園',
    sky(c.peach),
    sunAt(110, 90, 44),
    rect(0, 236, 640, 10, c.bark) +
      at(430, 236, rect(-60, -38, 270, 38, c.paper, 16) + rect(-40, -28, 240, 12, c.deepwater, 6)),
    stroke('M40 246v70M200 246v70M600 246v70', c.bark, 8),
    ground(c.leaf, 312),
    building(300, 318, 2, c.paper, c.sun),
    path('M246 318l-60 30h90z', c.sun),
    bush(480, 326, c.forest),
    couple(410, 340, c.forest, c.terracotta),
  ),
  'kawasaki-tamagawa': picture(
    '川崎たまがわ園',
    sky(c.cream),
    cloud(430, 70),
    cloud(90, 100),
    path('M0 300c100-40 220-60 320-60s220 20 320 60v60H0z', c.leaf),
    house(200, 292, c.terracotta),
    path('M0 336c140-22 300-22 640 6v18H0z', c.water),
    stroke('M60 346q20-8 40 0t40 0M380 348q20-8 40 0t40 0', c.paper, 4),
    stroke('M470 214l18-8M488 206l-14-14M488 206l22-6M488 206l12 16', c.terracotta, 5),
    stroke('M560 300v-40M576 304v-30M546 302v-26', c.forest, 5),
    couple(400, 302, c.forest, c.sun),
  ),
  'omiya-sakura': picture(
    '大宮さくら園',
    sky(c.cream),
    building(360, 304, 3, c.paper, c.apricot),
    ground(c.sand, 306),
    rect(0, 206, 262, 14, c.bark) +
      stroke('M40 220v86M160 220v86', c.bark, 8) +
      stroke('M0 190h262M20 190v16M90 190v16M160 190v16M230 190v16', c.line, 5),
    tree(530, 316, c.blossom, 1.7),
    [
      [470, 120],
      [600, 90],
      [480, 230],
      [610, 250],
      [450, 280],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 5, c.blossom))
      .join(''),
    couple(200, 334, c.forest, c.terracotta),
  ),
  'urawa-nakamachi': picture(
    '浦和なかまち園',
    sky(c.peach),
    ground(c.sand, 306),
    at(
      220,
      310,
      rect(-130, -160, 260, 160, c.paper, 10) +
        rect(-138, -168, 276, 18, c.forest, 9) +
        rect(-112, -128, 100, 92, c.cream, 8) +
        bookRow(-104, -84) +
        bookRow(-104, -42) +
        door(62, 0),
    ),
    at(
      490,
      310,
      rect(-90, -200, 180, 200, c.sand, 10) +
        path('M-104-200h208L0-252z', c.apricot) +
        [-62, -20, 22, 60].map((x) => rect(x - 6, -180, 16, 170, c.cream, 6)).join('') +
        rect(-90, -12, 180, 12, c.apricot),
    ),
    bush(382, 326, c.leaf),
    couple(330, 334, c.forest, c.apricot),
  ),
  'funabashi-wakaba': picture(
    '船橋わかば園',
    sky(c.cream),
    sunAt(90, 80, 30),
    at(
      320,
      312,
      rect(-120, -190, 240, 190, c.paper, 10) +
        rect(-130, -206, 260, 20, c.leaf, 8) +
        stroke('M-120-206v-26M-60-206v-26M0-206v-26M60-206v-26M120-206v-26M-120-228h240', c.bark, 4) +
        path('M-84-206c0-26 12-40 26-40s26 14 26 40z', c.sun) +
        circle(60, -218, 12, c.terracotta) +
        [-90, -20, 50].map((x) => rect(x, -166, 44, 40, c.peach, 6)).join('') +
        door(0, 0, 0.9),
    ),
    awning(212, 208, 216),
    rect(0, 308, 640, 52, c.sand),
    rect(40, 210, 120, 100, c.apricot, 8) + wideWindow(62, 240, 76, 44),
    rect(490, 190, 120, 120, c.leaf, 8) + wideWindow(512, 226, 76, 48),
    couple(440, 338, c.forest, c.terracotta),
  ),
  'kashiwanoha-soyokaze': picture(
    '柏の葉そよかぜ園',
    sky(c.cream),
    cloud(470, 70),
    stroke('M60 90h90a16 16 0 1 0-16-16M40 116h150a16 16 0 1 1-16 16M90 142h60', c.leaf, 6),
    at(
      320,
      300,
      rect(-250, -130, 500, 130, c.paper, 12) +
        rect(-258, -140, 516, 20, c.deepwater, 10) +
        [-230, -150, 90, 170].map((x) => wideWindow(x, -96, 60, 64)).join('') +
        door(0, 0, 0.9),
    ),
    rect(0, 298, 640, 62, c.sand),
    stroke('M40 332h60M160 332h60M280 332h60M400 332h60M520 332h60', c.paper, 6),
    tree(40, 304, c.leaf),
    tree(606, 304, c.forest),
    couple(430, 318, c.terracotta, c.sun),
  ),
  'umeda-kotori': picture(
    '梅田ことり園',
    sky(c.peach),
    rect(40, 90, 110, 230, c.sand, 8) + rect(500, 60, 110, 260, c.sand, 8),
    building(320, 308, 3, c.paper, c.terracotta),
    ground(c.line, 312),
    at(
      452,
      190,
      stroke('M-24-34h46', c.bark, 5) +
        stroke('M0-34v10', c.bark, 4) +
        circle(0, 0, 26, c.sun) +
        path('M-10 4c0-10 8-16 16-14l10-4-6 10c0 12-14 16-20 8z', c.terracotta) +
        circle(6, -4, 2.5, c.ink),
    ),
    stroke('M110 66q10-12 20 0q10-12 20 0M190 44q8-10 16 0q8-10 16 0', c.bark, 4),
    bush(190, 322, c.leaf),
    couple(440, 336, c.forest, c.apricot),
  ),
  'tennoji-aozora': picture(
    '天王寺あおぞら園',
    sky(c.water),
    cloud(80, 90),
    cloud(460, 66),
    cloud(250, 50),
    ground(c.leaf, 300),
    building(330, 306, 2, c.paper, c.sun),
    at(
      130,
      318,
      path('M-60 0v-44c0-24 18-40 44-40h30c26 0 42 16 42 44V0H36v-24H-20V0z', c.bark) +
        circle(-50, -72, 26, c.bark) +
        stroke('M-72-66c-14 10-16 26-12 44', c.bark, 12) +
        path('M-44-86c12 2 20 12 18 28-12 0-22-10-18-28z', c.line) +
        circle(-58, -78, 3, c.paper),
    ),
    tree(560, 314, c.forest, 1.2),
    couple(450, 332, c.terracotta, c.sun),
  ),
  'tenjin-ohisama': picture(
    '天神おひさま園',
    sky(c.cream),
    rect(60, 90, 150, 230, c.sand, 10) + rect(430, 90, 150, 230, c.sand, 10),
    [110, 160, 210]
      .map(
        (y) =>
          rect(84, y, 40, 30, c.peach, 6) +
          rect(144, y, 40, 30, c.peach, 6) +
          rect(456, y, 40, 30, c.peach, 6) +
          rect(516, y, 40, 30, c.peach, 6),
      )
      .join(''),
    sunAt(320, 92, 46),
    at(
      320,
      300,
      rect(-104, -120, 208, 120, c.paper, 12) +
        stroke('M-112-116h224', c.terracotta, 18) +
        door(0, 0, 0.92) +
        roundWindow(-68, -48) +
        roundWindow(68, -48),
    ),
    ground(c.leaf, 304),
    bush(130, 322, c.forest),
    tree(500, 322, c.forest),
    couple(410, 334, c.apricot, c.terracotta),
  ),
  'hakata-minami': picture(
    '博多みなみ園',
    sky(c.peach),
    ground(c.sand, 304),
    building(320, 308, 2, c.paper, c.leaf),
    stroke('M208 308V118M432 308V118M208 160h224M208 216h224M208 262h224', c.apricot, 6),
    at(
      500,
      318,
      stroke('M-30 0V-60M30 0V-60', c.bark, 6) +
        rect(-48, -88, 96, 44, c.paper, 8) +
        rect(-34, -74, 68, 6, c.terracotta, 3) +
        rect(-34, -60, 44, 6, c.line, 3),
    ),
    path('M120 318l16-44 16 44z', c.terracotta) + rect(112, 314, 48, 8, c.bark, 4) + rect(128, 292, 16, 7, c.paper),
    bush(580, 324, c.leaf),
  ),
  'nakano-hiroba': picture(
    '中野ひろば園',
    sky(c.cream),
    ground(c.sand, 304),
    house(320, 308, c.bark, c.sand),
    tree(520, 314, c.leaf, 1.3),
    bush(140, 322, c.leaf),
  ),
};
