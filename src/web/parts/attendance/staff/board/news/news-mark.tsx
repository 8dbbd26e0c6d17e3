import { Badge } from '../../../../../ui/badge.tsx';
import { type NewsKind, newsLabels } from './news.ts';

/** 新規 or 変更 on the row itself, until it has been acknowledged. */
export function NewsMark({ kind }: { kind: NewsKind | undefined }) {
  return kind ? (
    <Badge tone={kind === 'cancelled' || kind === 'moved' ? 'no' : 'trust'}>{newsLabels[kind]}</Badge>
  ) : null;
}
