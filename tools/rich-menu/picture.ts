import { join } from 'node:path';
import { Baby, CalendarDays, ListChecks, MapPin, Phone, Smile } from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { itemBounds, type RichMenuLabel, richMenuItems, richMenuSize } from '../../src/server/notifying/rich-menu.ts';

/**
 * Draws rich-menu.png, the picture of LINE's menu: `node tools/rich-menu/picture.ts`. The result is committed, so that a
 * server needs no Japanese fonts to upload it; run it again when the items or the colours change.
 */
const icons: Readonly<Record<RichMenuLabel, typeof Baby>> = {
  今日の空き: Baby,
  明日からの予約: CalendarDays,
  予約一覧: ListChecks,
  園を探す: MapPin,
  マイページ: Smile,
  電話する: Phone,
};
const font = 'font-family="Noto Sans CJK JP, Noto Sans JP, Hiragino Sans, sans-serif" font-weight="700"';
const gap = 20;
const iconSize = 260;

const tiles = richMenuItems.map(({ label }, index) => {
  const { x, y, width, height } = itemBounds(index);
  const first = index === 0;
  const [paper, ink, mark] = first ? ['#a63f1f', '#ffffff', '#ffffff'] : ['#ffffff', '#2d2a26', '#a63f1f'];
  const icon = renderToStaticMarkup(createElement(icons[label], { size: iconSize, color: mark, strokeWidth: 1.5 }));
  const middle = x + width / 2;
  return `<rect x="${x + gap}" y="${y + gap}" width="${width - 2 * gap}" height="${height - 2 * gap}" rx="56" fill="${paper}"/>
  ${icon.replace('<svg ', `<svg x="${middle - iconSize / 2}" y="${y + 190}" `)}
  <text x="${middle}" y="${y + 640}" text-anchor="middle" ${font} font-size="96" fill="${ink}">${label}</text>`;
});
const { width, height } = richMenuSize;
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
  <rect width="${width}" height="${height}" fill="#faf6f0"/>${tiles.join('')}</svg>`;
await sharp(Buffer.from(drawing))
  .png({ palette: true })
  .toFile(join(import.meta.dirname, 'rich-menu.png'));
