import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/**
 * A sentence has one home (decision 89). These stand in the contract and once more in a form that was written by hand; they
 * leave with the form. No new one is added.
 */
const inHandMadeForms: ReadonlySet<string> = new Set([
  '写真を選んでください。',
  'お子さまを選択してください。',
  'お子さまを選んでください。',
  '見た身分証を選択してください。',
  '時刻を入力してください。',
  '割引の理由を入力してください。',
  '写真の説明を入力してください。',
  '駅名・市区町村・郵便番号を入力してください。',
  '電話番号の下4桁を入力してください。',
  '生活管理指導表の有効期限を入力してください。',
  '有効期限が過ぎています。新しい書類の期限を入力してください。',
  '日にちを選択してください。',
  '延長の開始、開園、閉園、延長の終了の順になるように入力してください。',
  '写真かPDFを選んでください。',
  'メッセージを入力するか、写真を選んでください。',
  'お断りする理由を入力してください。',
]);
/** Greetings and plain requests, which are nobody's: each place may say them. */
const common: ReadonlySet<string> = new Set([
  '内容をご確認ください。',
  'ご利用ありがとうございました。',
  '都道府県を選択してください。',
  'このメールアドレスは、すでに登録されています。',
]);

function sentencesOf(source: string): string[] {
  const program = source.replaceAll(/\/\*[\s\S]*?\*\/|(?<=\s)\/\/ .*$/gm, '');
  return [...program.matchAll(/'([^'\n]*)'|"([^"\n]*)"|>([^<>{}]+)</g)]
    .map((found) => (found[1] ?? found[2] ?? found[3] ?? '').replaceAll(/\s+/g, ''))
    .filter((text) => text.endsWith('。') && (text.match(/[\u3040-\u9fff]/g)?.length ?? 0) >= 9);
}

it('a sentence stands in one of domain, contract, server and web', () => {
  const places = new Map<string, Map<string, string>>();
  for (const file of globSync('src/{domain,contract,server,web}/**/*.{ts,tsx}')) {
    if (/\.test\.|generated|\/testing\/|\/gallery\//.test(file)) continue;
    for (const sentence of sentencesOf(readFileSync(file, 'utf8'))) {
      const rooms = places.get(sentence) ?? new Map<string, string>();
      places.set(sentence, rooms.set(file.split('/')[1] ?? '', file));
    }
  }
  expect(places.size).toBeGreaterThan(500);
  const twice = [...places].filter(
    ([sentence, rooms]) => rooms.size > 1 && !inHandMadeForms.has(sentence) && !common.has(sentence),
  );
  expect(twice.map(([sentence, rooms]) => `${sentence} ${[...rooms.values()].join(', ')}`)).toEqual([]);
  const once = [...inHandMadeForms, ...common].filter((sentence) => (places.get(sentence)?.size ?? 0) < 2);
  expect(once).toEqual([]);
});
