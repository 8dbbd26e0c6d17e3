const allergy = /アレルギ|アナフィラキシ|エピペン|除去食/;
/** 「アレルギーはありません」 names none. */
const none = /(食物)?アレルギー?(など)?(は|が|も)?[、 ]*(とくに|特に)?(なし|無し|ない|無い|ありません|ございません)/g;

const speaks = (text: string): boolean => allergy.test(text.normalize('NFKC').replaceAll(none, ''));

/**
 * What was written of allergies, from the child's own remarks and the day's; null where nothing was. There is no field of
 * its own for it: the words decide, and in doubt the child is shown.
 */
export function allergyIn(...remarks: readonly string[]): string | null {
  const said = remarks.filter(speaks);
  return said.length > 0 ? said.join(' ') : null;
}
