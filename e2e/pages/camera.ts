import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import encodeQR from 'qr';
import { browserForTests } from '../../tools/install-browser.ts';

const width = 640;
const height = 480;
const frames = 4;

/** What a camera sees that looks at a code on a telephone: a film of some pictures as Chromium's false camera takes it (Y4M, 4:2:0). */
function filmOfCode(text: string): Buffer {
  const data = encodeQR(text, 'raw', { ecc: 'medium', border: 4 });
  const size = data.length;
  const square = Math.floor(360 / size);
  const left = Math.floor((width - square * size) / 2);
  const top = Math.floor((height - square * size) / 2);
  const bright = Buffer.alloc(width * height, 150);
  for (let y = 0; y < square * size; y += 1) {
    for (let x = 0; x < square * size; x += 1) {
      const dark = data[Math.floor(y / square)]?.[Math.floor(x / square)];
      bright[(top + y) * width + left + x] = dark ? 20 : 235;
    }
  }
  const colour = Buffer.alloc((width * height) / 2, 128);
  const frame = Buffer.concat([Buffer.from('FRAME\n'), bright, colour]);
  const head = Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`);
  return Buffer.concat([head, ...Array.from({ length: frames }, () => frame)]);
}

/** A browser whose camera looks at this code; for one test, which closes it. */
export async function browserLookingAt(text: string): Promise<Browser> {
  const film = join(mkdtempSync(join(tmpdir(), 'imahoiku-film-')), 'code.y4m');
  writeFileSync(film, filmOfCode(text));
  return chromium.launch({
    executablePath: browserForTests(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${film}`,
    ],
  });
}
