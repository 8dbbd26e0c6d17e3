import { CircleHelp, OctagonAlert, Syringe } from 'lucide-react';
import { allergyAnswer } from '../../../../../domain/care/care-codes.ts';
import {
  allergyAnswerOf,
  allergyName,
  type ChildWithAllergies,
  isSevere,
  severityWord,
  worstFirst,
} from '../../../../../domain/care/child-health.ts';

type AllergyAlarmProps = {
  child: ChildWithAllergies | null;
  /** One line, where there is room for no more: names, severity, EpiPen. */
  short?: boolean;
  className?: string;
};

/**
 * An allergy is an alarm and looks like nothing else on the page: an eight-sided sign, the word, what and how bad, readable
 * without any colour (on paper: printed-page.tsx). Words are never cut: in a narrow place they stack. Not asked yet: said too.
 * None: nothing.
 */
export function AllergyAlarm({ child, short = false, className = '' }: AllergyAlarmProps) {
  if (child === null) return null;
  const answer = allergyAnswerOf(child);
  if (answer === allergyAnswer.code.none) return null;
  if (answer === allergyAnswer.code.notAsked) return <NotAsked className={className} />;
  const allergies = worstFirst(child.child_allergies);
  const severe = allergies.some(isSevere);
  const sleepCheck = severe ? 'bg-wrong text-white' : 'bg-wrong-soft text-ink';
  return (
    <span
      data-allergy={severe ? 'severe' : 'mild'}
      className={`block rounded-sm border-2 border-wrong leading-snug forced-colors:border-[CanvasText] ${sleepCheck} ${short ? 'w-fit max-w-full px-1.5 text-note md:text-body' : 'px-2.5 py-1.5'} ${className}`}
    >
      <span className="flex flex-wrap items-start gap-x-1.5 font-bold">
        <span className="flex items-start gap-1.5 whitespace-nowrap">
          <OctagonAlert className={`shrink-0 ${short ? 'size-4.5' : 'mt-0.5 size-5'}`} aria-hidden="true" />
          アレルギー
        </span>
        {short && allergies.length === 0 && <span className="whitespace-nowrap">あり</span>}
        {short &&
          allergies.map((allergy, position) => (
            <span key={allergyName(allergy)} className="min-w-0 wrap-break-word break-keep">
              {position > 0 && '・'}
              {allergyName(allergy)}
              {isSevere(allergy) && `(${severityWord(allergy.severity)})`}
            </span>
          ))}
        {!short && severe && <span className="whitespace-nowrap">重い症状のおそれ</span>}
        {short && allergies.some(({ epipen_flag }) => epipen_flag) && <EpiPen />}
      </span>
      {!short &&
        allergies.map((allergy) => (
          <span key={allergyName(allergy)} className="mt-0.5 flex flex-wrap items-baseline gap-x-1.5">
            <strong className="min-w-0 wrap-break-word break-keep">{allergyName(allergy)}</strong>
            <span className="text-note whitespace-nowrap">{severityWord(allergy.severity)}</span>
            {allergy.epipen_flag && <EpiPen />}
            {allergy.reaction && <span className="min-w-0 text-note wrap-break-word">{allergy.reaction}</span>}
          </span>
        ))}
    </span>
  );
}

function EpiPen() {
  return (
    <span className="inline-flex items-center gap-0.5 rounded-sm border border-current px-1 font-bold whitespace-nowrap">
      <Syringe className="size-4 shrink-0" aria-hidden="true" />
      エピペンあり
    </span>
  );
}

/** Treated like an allergy until the family has been asked: the child may have one. */
function NotAsked({ className }: { className: string }) {
  return (
    <span
      data-allergy="unknown"
      className={`flex w-fit items-center gap-1 rounded-sm border border-ask bg-ask-soft px-1.5 text-note leading-snug font-bold whitespace-nowrap text-ask md:text-body ${className}`}
    >
      <CircleHelp className="size-4 shrink-0" aria-hidden="true" />
      アレルギー 未確認
    </span>
  );
}
