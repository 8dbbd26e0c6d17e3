/**
 * What an answer may leave to the rules in force: {キャンセル料} becomes the sentence of the day's policy when the page is
 * made, so that no answer keeps an old sum or deadline.
 */
export const ruleWordNames = [
  '最短の時間',
  '面談',
  '対象年齢',
  '0歳の加算',
  '月額0円のプラン',
  '当日の予約',
  '予約できる期間',
  'リクエストの返事',
  '日にちの変更',
  '開園日',
  'キャンセル料',
  '予約の取り消し',
  '体調不良のお休み',
  '空いた席のお返し',
  '精算の単位',
  '回数券の期限',
  '持ち物',
  '食事',
  '発熱',
  '職員',
] as const;
type RuleWordName = (typeof ruleWordNames)[number];

/** null: nothing is decided about it yet. '' says nothing. */
export type RuleWords = Readonly<Record<RuleWordName, string | null>>;

const named = /\{([^{}\n]{1,30})\}/g;
const isRuleWord = (name: string): name is RuleWordName => (ruleWordNames as readonly string[]).includes(name);

/** The first name in braces that no rule has. */
export const unknownRuleWord = (text: string): string | null =>
  [...text.matchAll(named)].map(([, name = '']) => name).find((name) => !isRuleWord(name)) ?? null;

/** The answer in the words of the rules in force; null where one of them is not decided: it cannot be given yet. */
export function withRuleWords(text: string, words: RuleWords): string | null {
  let decided = true;
  const filled = text.replaceAll(named, (whole, name: string) => {
    if (!isRuleWord(name)) return whole;
    if (words[name] === null) decided = false;
    return words[name] ?? '';
  });
  return decided ? filled : null;
}
