import { expiresSoon, isExpired } from '../../../../domain/care/health-card.ts';
import { documentPaper } from '../../../../domain/care/health-codes.ts';
import { formatDate } from '../../../../domain/time-format.ts';
import { Badge } from '../../../ui/badge.tsx';

export type ShownPaper = {
  readonly id: number;
  readonly kind: number;
  readonly valid_until: string | null;
  readonly created_at: string;
  readonly file: { readonly key: string; readonly content_type: string } | null;
};

export const paperName = ({ kind }: Pick<ShownPaper, 'kind'>): string => documentPaper.label(kind);

/** What it is, until when it is good, and a mark where that is over or near. */
export function PaperText({ paper, today, soon = 0 }: { paper: ShownPaper; today: string; soon?: number }) {
  const { valid_until, created_at } = paper;
  return (
    <div className="min-w-0">
      <p className="flex flex-wrap items-center gap-2 font-bold">
        {paperName(paper)}
        {isExpired(valid_until, today) && <Badge tone="wrong">期限切れ</Badge>}
        {expiresSoon(valid_until, today, soon) && <Badge tone="ask">まもなく期限</Badge>}
      </p>
      <p className="figures text-note text-ink-soft">
        {valid_until ? `${formatDate(valid_until)}まで・` : ''}
        {formatDate(created_at)}に受付
      </p>
    </div>
  );
}
