import { codeList } from '../../code-list.ts';

/** issued_documents.kind: papers handed out to a family. */
export const documentKind = codeList({
  receipt: [1, '領収書'],
  certificate: [2, '提供証明書兼領収証'],
  statement: [3, '年間利用明細書'],
});

/** child_benefits.kind: 施設等利用給付認定. */
export const benefitKind = codeList({ preschool: [2, '新2号'], infant: [3, '新3号'] });

/** municipality_layouts.layout */
export const certificateLayout = codeList({
  oneSheet: [1, '1枚(提供証明書兼領収証)'],
  twoSheets: [2, '2枚(領収証と提供証明書)'],
});

/** tax_settings.*_benefit: whether 無償化 covers a kind of line. */
export const benefitCover = codeList({ covered: [1, '対象'], notCovered: [2, '対象外'] });
