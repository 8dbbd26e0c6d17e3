import { pictureWidths, widthsUpTo } from '../../domain/files/picture-address.ts';

/** What a file's bytes are called in the store. Public ones are served by their name alone. */
const folderOf = (private_flag: boolean, key: string): string => `${private_flag ? 'private' : 'public'}/${key}`;

export const documentName = 'document.pdf';
export const nameInStore = (file: { private_flag: boolean; key: string }, name: string): string =>
  `${folderOf(file.private_flag, file.key)}/${name}`;

/** Every name under which bytes of the file may lie, also of a form we no longer make. */
export function allNames(width: number | null): string[] {
  if (width === null) return [documentName];
  const widths = [...new Set([...widthsUpTo(width), ...pictureWidths])];
  return widths.flatMap((each) => [`${each}.webp`, `${each}.jpg`]);
}

const types: Readonly<Record<string, string>> = { webp: 'image/webp', jpg: 'image/jpeg', pdf: 'application/pdf' };

/** The content type a name implies; null for a name that is not ours. */
export function typeOfName(name: string): string | null {
  const ending = /^(?:\d{1,4}\.(webp|jpg)|document\.(pdf))$/.exec(name);
  return types[ending?.[1] ?? ending?.[2] ?? ''] ?? null;
}
