import { codeList } from '../code-list.ts';

/** issued_documents.kind: papers handed out to a family. */
export const documentKind = codeList({
  receipt: [1, '領収書'],
  certificate: [2, '提供証明書兼領収証'],
  statement: [3, '年間利用明細書'],
});

/** tax_settings.*_benefit: whether 無償化 covers a kind of line. */
export const benefitCover = codeList({ covered: [1, '対象'], not_covered: [2, '対象外'] });
