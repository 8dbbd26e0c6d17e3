import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { Refusal } from '../../contract/refusal.ts';
import { pictureSources } from '../../domain/files/picture-address.ts';
import { heicPicture } from '../testing/heic.ts';
import { atMost } from './at-most.ts';
import { makePicture } from './pictures.ts';

const plain = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#3a7' } });
const withPlace = (width: number, height: number) =>
  plain(width, height)
    .jpeg()
    .withExif({ IFD0: { Copyright: 'Sato Misaki' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '35/1 39/1 0/1' } })
    .toBuffer();
const refusalOf = (bytes: Buffer) =>
  makePicture(bytes, null).then(
    () => 'taken',
    (error: unknown) => (error instanceof Refusal ? error.type : String(error)),
  );

describe('a picture', () => {
  it('is made in several widths, twice each, without EXIF', async () => {
    const sent = await withPlace(2000, 1500);
    expect(sent.includes('Sato Misaki')).toBe(true);
    const { width, height, renditions } = await makePicture(sent, null);
    expect([width, height]).toEqual([1600, 1200]);
    expect(renditions.map((each) => `${each.width}.${each.format}`)).toEqual([
      ...['480.webp', '480.jpg', '960.webp', '960.jpg', '1600.webp', '1600.jpg'],
    ]);
    for (const { bytes, format, ...made } of renditions) {
      const metadata = await sharp(bytes).metadata();
      expect([metadata.format, metadata.width]).toEqual([format === 'jpg' ? 'jpeg' : 'webp', made.width]);
      expect(metadata.exif).toBeUndefined();
      expect(bytes.includes('Sato')).toBe(false);
    }
  });

  it('is turned upright before it is cropped', async () => {
    const lying = await plain(400, 200).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    expect(await makePicture(lying, null)).toMatchObject({ width: 200, height: 400 });
    const crop = { x: 0, y: 0.25, width: 1, height: 0.5 };
    expect(await makePicture(lying, crop)).toMatchObject({ width: 200, height: 200 });
  });

  it('is cut where it was asked, and never outside', async () => {
    const half = (background: string, width: number) => ({
      create: { width, height: 100, channels: 3 as const, background },
    });
    const both = await sharp(half('#f00', 200))
      .composite([{ input: half('#00f', 100), left: 100, top: 0 }])
      .png()
      .toBuffer();
    const { renditions } = await makePicture(both, { x: 0.5, y: 0, width: 0.9, height: 1 });
    const { dominant } = await sharp(renditions[1]?.bytes).stats();
    expect(dominant.b).toBeGreaterThan(200);
    expect(dominant.r).toBeLessThan(50);
    expect(renditions[0]?.width).toBe(100);
  });

  it('is cut around its middle where only a ratio was given', async () => {
    expect(await makePicture(await plain(800, 800).png().toBuffer(), { ratio: 16 / 9 })).toMatchObject({
      ...{ width: 800, height: 450 },
    });
    expect(await makePicture(await plain(800, 200).png().toBuffer(), { ratio: 1 })).toMatchObject({
      width: 200,
      height: 200,
    });
  });

  it('keeps its own width where it is small, and becomes narrower where it is a strip', async () => {
    expect((await makePicture(await plain(300, 200).webp().toBuffer(), null)).renditions).toHaveLength(2);
    expect(await makePicture(await plain(1000, 8000).png().toBuffer(), null)).toMatchObject({
      width: 400,
      height: 3200,
    });
  });

  it('of an iPhone is taken too, in its colours', async () => {
    const { width, height, renditions } = await makePicture(heicPicture(150, 60, 200), null);
    expect([width, height]).toEqual([32, 32]);
    const { dominant } = await sharp(renditions[1]?.bytes).stats();
    expect([dominant.r > 230, dominant.g > 100 && dominant.g < 140, dominant.b < 50]).toEqual([true, true, true]);
    expect(await refusalOf(heicPicture(1, 2, 3).subarray(0, 600))).toBe('file_broken');
  });

  it('is refused for what it is, whatever it is called', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
    expect(await refusalOf(Buffer.from('これは写真ではありません'))).toBe('file_not_picture');
    expect(await refusalOf(Buffer.from(svg))).toBe('file_not_picture');
    expect(await refusalOf(Buffer.from('%PDF-1.7\n'))).toBe('file_not_picture');
    expect(await refusalOf(await plain(9, 9).gif().toBuffer())).toBe('file_not_picture');
    expect(await refusalOf(await plain(9, 9).tiff().toBuffer())).toBe('file_not_picture');
    expect(await refusalOf((await withPlace(800, 800)).subarray(0, 3000))).toBe('file_broken');
  });

  it('that would unpack to too much is refused by its header', async () => {
    const bomb = await plain(9000, 9000).png().toBuffer();
    expect(bomb.length).toBeLessThan(2_000_000);
    expect(await refusalOf(bomb)).toBe('file_too_many_pixels');
  });
});

it('names the narrower forms of an uploaded picture only', () => {
  const key = '/files/0b0e8c0e-0000-4000-8000-000000000001';
  expect(pictureSources(`${key}/1200.webp`)).toBe(`${key}/480.webp 480w, ${key}/960.webp 960w, ${key}/1200.webp 1200w`);
  expect(pictureSources('/images/branches/minato-hiroba.svg')).toBeUndefined();
});

it('lets so many work at once, and the others in turn', async () => {
  const inTurn = atMost(2);
  let running = 0;
  let most = 0;
  const work = () =>
    inTurn(async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((wake) => setTimeout(wake, 5));
      running -= 1;
    });
  await Promise.all([...Array.from({ length: 6 }, work), inTurn(() => Promise.reject(new Error('x'))).catch(() => {})]);
  await work();
  expect(most).toBe(2);
});
