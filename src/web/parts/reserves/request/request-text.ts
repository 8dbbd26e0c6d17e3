import type { RequestAlternative } from '../../../../contract/functions/billing/price-lines.ts';
import { refusalReason, refusalText } from '../../../../domain/reserves/refusal-reasons.ts';
import { type Instant, tokyoDateOf } from '../../../../domain/time.ts';

/** 93784 → 1日2時間, 12000 → 3時間20分, 754 → 12分34秒, 45 → 45秒: seconds only where they are waited for. */
export function secondsText(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  if (hours >= 24) return `${Math.floor(hours / 24)}日${hours % 24 > 0 ? `${hours % 24}時間` : ''}`;
  if (hours > 0) return `${hours}時間${minutes % 60 > 0 ? `${minutes % 60}分` : ''}`;
  const rest = seconds % 60;
  return minutes > 0 ? `${minutes}分${String(rest).padStart(2, '0')}秒` : `${rest}秒`;
}

/** What became of a refused request, with the reason; if it was never answered, we apologise. */
export function refusedText(reason: number | null | undefined): string {
  if (reason === refusalReason.code.unanswered) {
    return '期限までに園からお返事ができず、リクエストは取り消しとなりました。お待たせしたうえ、申し訳ありません。料金はかかりません。';
  }
  const why = refusalText(reason ?? null);
  return `あいにく、${why && `${why}、`}このリクエストはお受けできませんでした。料金はかかりません。`;
}

/** What matches the original request. */
export function sameAsAskedText({ kept, start_datetime }: RequestAlternative, asked: Instant): string {
  if (kept === 'time') return '同じ時間・近くの園';
  if (kept === 'day') return '同じ日・近くの園';
  return tokyoDateOf(start_datetime) === tokyoDateOf(asked) ? '同じ日・同じ園' : '同じ園・別の日';
}
