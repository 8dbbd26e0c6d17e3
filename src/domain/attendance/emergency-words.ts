import { emergencyKind } from '../staff-codes.ts';

/** A child on an emergency roll; `found` is null until someone has looked for them. */
export type CountedChild = { readonly found: boolean | null; readonly handed_to: string | null };

export type HeadCount = { readonly children: number; readonly found: number; readonly missing: number };

/** Anyone who was handed over was there. */
export function headCount(children: readonly CountedChild[]): HeadCount {
  const isFound = ({ found, handed_to }: CountedChild): boolean => handed_to !== null || found === true;
  return {
    children: children.length,
    found: children.filter(isFound).length,
    missing: children.filter((child) => !isFound(child) && child.found === false).length,
  };
}

/** True only once every child has been accounted for. */
export const isComplete = ({ children, found }: HeadCount): boolean => children > 0 && found === children;

/** The line that goes with every message to the families: what the count says, whatever else is written. */
export const countLine = (count: HeadCount): string =>
  isComplete(count)
    ? `園でお預かりしているお子さま全員(${count.children}名)を確認しました。`
    : 'お子さまの人数の確認を続けています。終わりしだい、お知らせします。';

const { disaster, evacuation, other } = emergencyKind.code;
/** Suggested opening text. None of it claims that anyone is safe: that is unknown until the count is done. */
export const proposedWords: Readonly<Record<number, string>> = {
  [disaster]: '園で安全の確認をしています。お迎えは、ご自身の安全を第一に、落ち着いてお越しください。',
  [evacuation]:
    '職員とお子さまは避難しています。お迎えは下の場所にお願いします。ご自身の安全を第一に、落ち着いてお越しください。',
  [other]: '園で緊急の対応をしています。お迎えについては、続けてお知らせします。',
};

/** Offered to staff, never sent automatically, and only once the count is complete. */
export const everybodySafe = 'お子さま全員の無事を確認しました。';
