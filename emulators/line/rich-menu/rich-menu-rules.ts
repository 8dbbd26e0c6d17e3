import { z } from 'zod';
import { action, detailsOf } from '../cards/actions.ts';

const bounds = z.strictObject({
  x: z.int().nonnegative(),
  y: z.int().nonnegative(),
  width: z.int().positive(),
  height: z.int().positive(),
});

/** https://developers.line.biz: 800–2500 wide, at least 250 high, at least 1.45 times as wide as high. */
const richMenu = z
  .strictObject({
    size: z.strictObject({ width: z.int().min(800).max(2500), height: z.int().min(250) }),
    selected: z.boolean(),
    name: z.string().min(1).max(300),
    chatBarText: z.string().min(1).max(14),
    areas: z.array(z.strictObject({ bounds, action })).max(20),
  })
  .refine(({ size }) => size.width / size.height >= 1.45, { message: 'invalid aspect ratio', path: ['size'] })
  .refine(
    ({ size, areas }) =>
      areas.every(({ bounds: { x, y, width, height } }) => x + width <= size.width && y + height <= size.height),
    { message: 'must lie within the menu', path: ['areas'] },
  );

type RichMenuContent = z.infer<typeof richMenu>;
export type StoredRichMenu = RichMenuContent & {
  richMenuId: string;
  /** Base64; null until one is uploaded. */
  image: { type: string; content: string } | null;
};

export function checkRichMenu(body: unknown) {
  const checked = richMenu.safeParse(body);
  if (checked.success) return { ok: true, menu: checked.data } as const;
  return { ok: false, answer: { message: 'The request body is invalid', details: detailsOf(checked.error) } } as const;
}

const MAXIMUM_IMAGE_BYTES = 1024 * 1024;
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47]);

/** Null, or why LINE would refuse the picture. Of a PNG the size is read; a JPEG's is not. */
export function imageProblem(type: string, image: Buffer, { size }: RichMenuContent): string | null {
  if (type !== 'image/png' && type !== 'image/jpeg') return 'The content type is not supported';
  if (image.byteLength > MAXIMUM_IMAGE_BYTES) return 'The image is larger than 1 MB';
  if (type === 'image/jpeg') return null;
  if (image.byteLength < 24 || !image.subarray(0, 4).equals(PNG)) return 'The image is not a PNG';
  const [width, height] = [image.readUInt32BE(16), image.readUInt32BE(20)];
  return width === size.width && height === size.height ? null : 'The image size does not match the rich menu';
}
