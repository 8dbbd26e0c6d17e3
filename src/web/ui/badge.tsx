import type { ReactNode } from 'react';

export type BadgeTone = 'trust' | 'ask' | 'no' | 'wrong';

const tones: Record<BadgeTone, string> = {
  trust: 'bg-trust-soft text-trust',
  ask: 'bg-ask-soft text-ask',
  no: 'bg-no-soft text-no',
  wrong: 'bg-wrong-soft text-wrong',
};

/** A state in a word: 予約確定, リクエスト中. */
export function Badge({ tone, children }: { tone: BadgeTone; children: ReactNode }) {
  return (
    <span
      className={`inline-flex items-center rounded-full px-3 py-1 text-note leading-none font-bold whitespace-nowrap forced-colors:border ${tones[tone]}`}
    >
      {children}
    </span>
  );
}
