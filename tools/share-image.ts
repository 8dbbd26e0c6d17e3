import { readFile, writeFile } from 'node:fs/promises';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { createServer } from 'vite';
import { brand } from '../src/domain/brand.ts';

/**
 * Makes public/share.png (1200×630), apple-touch-icon.png and favicon.ico from our own drawings:
 * `node tools/share-image.ts`. The results are committed; run it again when the brand or the drawings change.
 */
const vite = await createServer({
  configFile: false,
  server: { middlewareMode: true, ws: false },
  appType: 'custom',
  logLevel: 'error',
  optimizeDeps: { noDiscovery: true },
});
const { HeroScene } = await vite.ssrLoadModule('/src/web/illustrations/hero-scene.tsx');
const { LogoMark } = await vite.ssrLoadModule('/src/web/illustrations/logo.tsx');
const scene = renderToStaticMarkup(createElement(HeroScene));
const mark = renderToStaticMarkup(createElement(LogoMark));
await vite.close();

const nested = (svg: string, x: number, y: number, width: number, height: number): string =>
  svg.replace('<svg ', `<svg x="${x}" y="${y}" width="${width}" height="${height}" `);
const font = `font-family="Noto Sans CJK JP, Noto Sans JP, Hiragino Sans, sans-serif" font-weight="700"`;

const share = `<svg xmlns="http://www.w3.org/2000/svg" width="${brand.shareImage.width}" height="${brand.shareImage.height}">
  <rect width="1200" height="630" fill="#fffdf9"/>
  <rect y="596" width="1200" height="34" fill="#b4461f"/>
  ${nested(mark, 80, 92, 84, 84)}
  <text x="182" y="154" ${font} font-size="54" fill="#2e2621">${brand.name}</text>
  <text x="80" y="342" ${font} font-size="76" fill="#2e2621">今日、頼れる。</text>
  <text x="80" y="432" ${font} font-size="44" fill="#2e2621">一時保育</text>
  ${nested(scene, 618, 92, 556, 452)}
</svg>`;
await sharp(Buffer.from(share)).png({ palette: true }).toFile('public/share.png');

const icon = await readFile('public/favicon.svg');
const padded = (size: number, inner: number) =>
  sharp(icon, { density: 600 })
    .resize(inner, inner)
    .extend({
      top: (size - inner) / 2,
      bottom: (size - inner) / 2,
      left: (size - inner) / 2,
      right: (size - inner) / 2,
      background: '#fffdf9',
    })
    .flatten({ background: '#fffdf9' })
    .png();
await padded(180, 140).toFile('public/apple-touch-icon.png');
await padded(512, 380).toFile('public/icon-512.png');

/** An .ico with one PNG inside: what browsers ask for when nobody told them of the SVG. */
const png = await sharp(icon, { density: 600 }).resize(32, 32).png().toBuffer();
const header = Buffer.alloc(22);
header.writeUInt16LE(1, 2);
header.writeUInt16LE(1, 4);
header.writeUInt8(32, 6);
header.writeUInt8(32, 7);
header.writeUInt16LE(1, 10);
header.writeUInt16LE(32, 12);
header.writeUInt32LE(png.length, 14);
header.writeUInt32LE(22, 18);
await writeFile('public/favicon.ico', Buffer.concat([header, png]));
