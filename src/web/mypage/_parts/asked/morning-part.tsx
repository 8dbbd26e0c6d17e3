import { Thermometer } from 'lucide-react';
import { formatTimeRange } from '../../../../domain/time-format.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { askedWords } from './asked-words.ts';
import type { MorningStay } from './morning-state.ts';

/** Asks how the children of a stay are; then shows the branch's reply. */
export function MorningPart({ morning }: { morning: MorningStay }) {
  const { stay, missing, answer } = morning;
  return (
    <section
      aria-labelledby={`morning-${stay.id}`}
      className="rounded-lg border border-action/40 bg-action-soft px-5 py-4"
    >
      <p className="text-note">
        <span className="figures">今日 {formatTimeRange(stay.start_datetime, stay.end_datetime)}</span>{' '}
        {stay.branch_name}
      </p>
      <h2 id={`morning-${stay.id}`} className="phrases flex items-center gap-2 text-lead">
        <Thermometer className="size-5.5 shrink-0" aria-hidden="true" />
        {missing ? askedWords.morning : answer}
      </h2>
      <LinkButton to={`/mypage/morning/${stay.id}`} className="mt-3 w-full sm:w-auto">
        {missing ? '朝の様子を答える' : '内容を見る'}
      </LinkButton>
    </section>
  );
}
