/** A picture is stored in these widths, up to its own; the widest is its own width, at most the last of these. */
export const pictureWidths = [480, 960, 1600] as const;
export const widestPicture = 1600;

export type PictureFormat = 'webp' | 'jpg';

/** Every width a picture exists in, from the widest one it has. */
export const widthsUpTo = (widest: number): number[] => [...pictureWidths.filter((width) => width < widest), widest];

/** Where a public picture is read; the key cannot be guessed and the content never changes. */
export const pictureAddress = (key: string, width: number, format: PictureFormat = 'webp'): string =>
  `/files/${key}/${width}.${format}`;

const uploaded = /^(\/files\/[0-9a-f-]{36})\/(\d{1,4})\.webp$/;

/** The narrower forms of an uploaded picture for `srcset`; a picture from elsewhere has none. */
export function pictureSources(address: string): string | undefined {
  const [, folder, width] = uploaded.exec(address) ?? [];
  if (folder === undefined) return undefined;
  return widthsUpTo(Number(width))
    .map((each) => `${folder}/${each}.webp ${each}w`)
    .join(', ');
}
