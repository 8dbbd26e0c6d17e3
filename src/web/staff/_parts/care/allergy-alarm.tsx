import { CircleHelp, OctagonAlert, Syringe } from 'lucide-react';
import { allergyAnswer } from '../../../../domain/care/care-codes.ts';
import {
  allergyAnswerOf,
  allergyList,
  allergyName,
  type ChildWithAllergies,
  isSevere,
  severityWord,
  worstFirst,
} from '../../../../domain/care/child-health.ts';

type AllergyAlarmProps = {
  child: ChildWithAllergies | null;
  /** One line, where there is room for no more: names, severity, EpiPen. */
  short?: boolean;
  className?: string;
};

/**
 * An allergy is an alarm and looks like nothing else on the page: an eight-sided sign, the word, what and how bad, readable
 * without any colour. Nobody asked yet: said, quietly. None: nothing.
 */
export function AllergyAlarm({ child, short = false, className = '' }: AllergyAlarmProps) {
  if (child === null) return null;
  const answer = allergyAnswerOf(child);
  if (answer === allergyAnswer.code.none) return null;
  if (answer === allergyAnswer.code.notAsked) return <NotAsked className={className} />;
  const allergies = worstFirst(child.child_allergies);
  const severe = allergies.some(isSevere);
  const look = severe ? 'bg-wrong text-white' : 'bg-wrong-soft text-ink';
  const epipen = allergies.some(({ epipen_flag }) => epipen_flag);
  return (
    <span
      className={`block rounded-sm border-2 border-wrong leading-snug forced-colors:border-[CanvasText] ${look} ${short ? 'w-fit max-w-full px-1.5 text-note' : 'px-2.5 py-1.5'} ${className}`}
    >
      <span className="flex items-start gap-1.5 font-bold">
        <OctagonAlert className={`shrink-0 ${short ? 'size-4.5' : 'mt-0.5 size-5'}`} aria-hidden="true" />
        <span className="min-w-0 wrap-anywhere">
          <span className="mr-1.5">アレルギー</span>
          {short ? allergyList(allergies) || 'あり' : severe && '重い症状のおそれ'}
        </span>
        {epipen && (
          <span className="ml-auto inline-flex shrink-0 items-center gap-0.5 rounded-sm border border-current px-1 text-note leading-snug">
            <Syringe className="size-4" aria-hidden="true" />
            エピペン
          </span>
        )}
      </span>
      {!short &&
        allergies.map((allergy) => (
          <span key={allergyName(allergy)} className="mt-0.5 block wrap-anywhere">
            <strong>{allergyName(allergy)}</strong>
            <span className="ml-1.5 text-note">
              {severityWord(allergy.severity)}
              {allergy.epipen_flag && ' · エピペンあり'}
              {allergy.reaction && ` · ${allergy.reaction}`}
            </span>
          </span>
        ))}
    </span>
  );
}

function NotAsked({ className }: { className: string }) {
  return (
    <span
      className={`flex w-fit items-center gap-1 text-note leading-snug whitespace-nowrap text-ink-soft ${className}`}
    >
      <CircleHelp className="size-4 shrink-0" aria-hidden="true" />
      アレルギー 未確認
    </span>
  );
}
