import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Japanese parted at its phrases, by BudouX 0.9.2's model for Japanese (Copyright 2021 Google LLC, Apache License 2.0,
 * https://www.apache.org/licenses/LICENSE-2.0), which is also what Chromium's `word-break: auto-phrase` goes by. The model lies
 * beside this file, as its package brings a DOM and a command line along (decision 92).
 */
type Model = Record<string, Record<string, number>>;

const model = JSON.parse(readFileSync(join(import.meta.dirname, 'budoux-ja.json'), 'utf8')) as Model;

/** Where each group of the model looks, from the place in question: first and last character. */
const windows: [group: string, from: number, to: number][] = [
  ['UW1', -3, -2],
  ['UW2', -2, -1],
  ['UW3', -1, 0],
  ['UW4', 0, 1],
  ['UW5', 1, 2],
  ['UW6', 2, 3],
  ['BW1', -2, 0],
  ['BW2', -1, 1],
  ['BW3', 0, 2],
  ['TW1', -3, 0],
  ['TW2', -2, 1],
  ['TW3', -1, 2],
  ['TW4', 0, 3],
];

const half =
  Object.values(model)
    .flatMap((group) => Object.values(group))
    .reduce((sum, score) => sum + score, 0) / 2;

/** Signs and small kana that stand with what is before them. */
const neverBefore = /^[\s、。,.!?！？」』）)〉》・ー〜～:：％%…々ぁぃぅぇぉっゃゅょァィゥェォッャュョ]/;
/** Signs that stand with what follows, and a verb the model parts. */
const neverAfter = /(?:[\s「『（(〈《〜～]|さが)$/;

function isBoundary(text: string, at: number): boolean {
  let score = -half;
  for (const [group, from, to] of windows) {
    score += model[group]?.[text.slice(Math.max(0, at + from), Math.max(0, at + to))] ?? 0;
  }
  return score > 0 && !neverBefore.test(text.slice(at)) && !neverAfter.test(text.slice(0, at));
}

/** A sign alone at the end of a line reads badly, and is where the model errs (今/日, さが/す). */
const SHORTEST_PHRASE = 2;

export function phrasesOf(text: string): string[] {
  const phrases: string[] = [];
  let from = 0;
  for (let at = SHORTEST_PHRASE; at <= text.length - SHORTEST_PHRASE; at += 1) {
    if (at - from < SHORTEST_PHRASE || !isBoundary(text, at)) continue;
    phrases.push(text.slice(from, at));
    from = at;
  }
  return [...phrases, text.slice(from)];
}
