import sharp, { type Sharp } from 'sharp';
import type { PictureCut } from '../../contract/file-upload.ts';
import { Refusal } from '../../contract/refusal.ts';
import { largestUploadPixels } from '../../domain/files/file-purposes.ts';
import { type PictureFormat, widestPicture, widthsUpTo } from '../../domain/files/picture-address.ts';
import { atMost } from './at-most.ts';
import { decodeHeic } from './heic.ts';

// A drawing may hold scripts and name other files; we take photographs.
sharp.block({ operation: ['VipsForeignLoadSvg'] });

interface Rendition {
  width: number;
  format: PictureFormat;
  bytes: Buffer;
}

interface Picture {
  /** Of the widest form. */
  width: number;
  height: number;
  renditions: Rendition[];
}

/** A strip of paper is no picture; what is taller than this becomes narrower. */
const tallest = 3200;
const accepted = ['jpeg', 'png', 'webp', 'heif'];
const inTurn = atMost(2);

/** What a person sent becomes our own files: read by content, upright, cut, in several widths, without EXIF. */
export const makePicture = (bytes: Buffer, cut: PictureCut): Promise<Picture> =>
  inTurn(async () => {
    const upright = await read(bytes);
    const whole = await upright.metadata();
    const part = partOf(cut, whole.autoOrient.width, whole.autoOrient.height);
    const width = Math.max(1, Math.min(widestPicture, part.width, Math.floor((tallest * part.width) / part.height)));
    // Unpacked once, in the widest form; the others are made from it.
    const { data, info } = await encoded(
      upright.autoOrient().extract(part).resize({ width }).toColourspace('srgb').raw(),
    );
    const widest = sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
    const renditions: Rendition[] = [];
    for (const each of widthsUpTo(info.width)) {
      const small = widest.clone().resize({ width: each });
      const webp = await encoded(small.clone().webp({ quality: 80 }));
      // Mail and LINE show JPEG; what is transparent becomes white there.
      const jpeg = await encoded(small.flatten({ background: '#fff' }).jpeg({ quality: 82, mozjpeg: true }));
      renditions.push(
        { width: each, format: 'webp', bytes: webp.data },
        { width: each, format: 'jpg', bytes: jpeg.data },
      );
    }
    return { width: info.width, height: info.height, renditions };
  });

async function read(bytes: Buffer): Promise<Sharp> {
  const options = { limitInputPixels: largestUploadPixels, failOn: 'error' } as const;
  const picture = sharp(bytes, options);
  const { format, compression, width, height } = await picture.metadata().catch((error: unknown) => {
    throw new Refusal(tooLarge(error) ? 'file_too_many_pixels' : 'file_not_picture');
  });
  if (!accepted.includes(format)) throw new Refusal('file_not_picture');
  if (width * height > largestUploadPixels) throw new Refusal('file_too_many_pixels');
  if (format !== 'heif' || compression !== 'hevc') return picture;
  const pixels = await decodeHeic(bytes).catch(() => {
    throw new Refusal('file_broken');
  });
  const { data } = pixels;
  return sharp(data, { ...options, raw: { width: pixels.width, height: pixels.height, channels: 4 } });
}

const tooLarge = (error: unknown) => /pixel limit|dimensions/i.test((error as Error).message);

/** A header may promise what the rest does not hold. */
async function encoded(picture: Sharp) {
  try {
    return await picture.toBuffer({ resolveWithObject: true });
  } catch (error) {
    throw new Refusal(tooLarge(error) ? 'file_too_many_pixels' : 'file_broken');
  }
}

/** In whole pixels, inside the picture whatever was asked for. */
function partOf(cut: PictureCut, width: number, height: number) {
  if (cut === null) return { left: 0, top: 0, width, height };
  const crop = 'ratio' in cut ? middleOf(cut.ratio, width / height) : cut;
  const within = (share: number, whole: number) => Math.min(Math.max(Math.round(share * whole), 0), whole - 1);
  const left = within(crop.x, width);
  const top = within(crop.y, height);
  return {
    left,
    top,
    width: Math.max(1, Math.min(Math.round(crop.width * width), width - left)),
    height: Math.max(1, Math.min(Math.round(crop.height * height), height - top)),
  };
}

/** The largest part of that ratio around the middle, in shares. */
function middleOf(ratio: number, whole: number) {
  const [width, height] = ratio > whole ? [1, whole / ratio] : [ratio / whole, 1];
  return { x: (1 - width) / 2, y: (1 - height) / 2, width, height };
}
