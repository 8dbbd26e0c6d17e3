import { CameraOff, ChevronDown, CircleHelp, MessageSquareText } from 'lucide-react';
import { useId, useState } from 'react';
import { allergyAnswer } from '../../../../../domain/care/care-codes.ts';
import { allergyAnswerOf } from '../../../../../domain/care/child-health.ts';
import { socialMediaUpload } from '../../../../../domain/codes.ts';
import { formatAge } from '../../../../../domain/membership/age.ts';
import { formatTimeRange } from '../../../../../domain/time-format.ts';
import { useLiveState } from '../../../../console/staff-context.tsx';
import { AllergyAlarm } from '../../../care/staff/health/allergy-alarm.tsx';
import { RemarkLines } from '../../../care/staff/health/parent-remarks.tsx';
import { DoorMarks } from '../door/door-marks.tsx';
import { isPickupLocked, neverFetching } from '../door/facts.ts';
import { ArrivedMark } from './arrived-mark.tsx';
import { type BoardChild, type BoardReserve, namesOf } from './board.ts';
import { CareButton } from './care-button.tsx';
import { BigTap, ChildTap, SmallActs } from './entry-acts.tsx';
import { ActualTimes, Problem, Temperature, TimeWord } from './entry-facts.tsx';
import { type EntryProps, entryStyle } from './entry-style.ts';
import { LateLine } from './late-line.tsx';
import { mealLetters } from './meal-letters.ts';
import { MissingFacts } from './missing-facts.tsx';
import { FirstVisitMark } from './morning/first-visit-mark.tsx';
import { MorningMark, MorningSign, MorningWord } from './morning/morning-mark.tsx';
import { NewsMark } from './news/news-mark.tsx';
import { StayFacts } from './stay-facts.tsx';
import { WaitingWord } from './waiting-word.tsx';

/** The same reserve in two lines a child: the tap at once, everything else one touch away. */
export function CompactRow({ entry, next, alarming, now, today, problem, news, onAct }: EntryProps) {
  const [open, setOpen] = useState(false);
  const more = useId();
  const { reserve, waiting, children } = entry;
  return (
    <article
      aria-busy={waiting || undefined}
      data-reserve={reserve.id}
      className={`rounded-md border py-0.5 pr-1.5 pl-2 ${entryStyle({ waiting, alarming, next })}`}
    >
      {children.map((child, position) => (
        <div key={child.child_id} className="mb-0.5 flex items-center gap-2">
          <button
            type="button"
            aria-expanded={open}
            aria-controls={more}
            onClick={() => setOpen(!open)}
            className="flex min-h-11 min-w-0 flex-1 items-center gap-1.5 rounded-sm text-left hover:bg-cream"
          >
            <ChevronDown
              className={`size-4 shrink-0 text-ink-soft transition-transform ${open ? 'rotate-180' : ''}`}
              aria-hidden="true"
            />
            <span className="min-w-0 flex-1">
              {position === 0 && <FirstLine {...{ entry, next, alarming, now, news }} />}
              <DoorMarks
                frozen={position === 0 && isPickupLocked(reserve)}
                bars={child.detail.child?.bars ?? []}
                never={position === 0 ? neverFetching(reserve) : []}
                className="my-0.5"
              />
              <ChildInShort
                reserve={reserve}
                child={child}
                today={today}
                photo={reserve.customer?.social_media_upload ?? null}
              />
            </span>
          </button>
          <CareButton entry={entry} child={child} short />
          <ChildTap entry={entry} child={child} next={next && children.length === 1} onAct={onAct} />
        </div>
      ))}
      {children.length > 1 && (
        <div className="mt-1">
          <BigTap entry={entry} next={next} size="small" onAct={onAct} />
        </div>
      )}
      <LateLine entry={entry} />
      {problem && <Problem problem={problem} name={namesOf(entry)} onAnswer={() => onAct(entry, 'answer')} />}
      <div id={more} hidden={!open} className="pr-1.5 pb-1">
        {open && <More {...{ entry, now, today, onAct }} />}
      </div>
    </article>
  );
}

type ChildInShortProps = { reserve: BoardReserve; child: BoardChild; today: string; photo: number | null };

function ChildInShort({ reserve, child, today, photo }: ChildInShortProps) {
  const own = child.detail.child;
  const meals = mealLetters(child.detail);
  const noPhoto = photo === null || photo === socialMediaUpload.code.ng;
  // Sixty children not yet asked about must not cost sixty lines: the sign goes beside the name.
  const unasked = own !== null && allergyAnswerOf(own) === allergyAnswer.code.notAsked;
  return (
    <>
      <span className="flex flex-wrap items-center gap-x-1.5 leading-snug">
        <span className="min-w-0 text-body font-bold wrap-anywhere">{child.name}</span>
        {own && <span className="figures shrink-0 text-note text-ink-soft">{formatAge(own.date_of_birth, today)}</span>}
        <Temperature child={child} />
        {meals !== '' && (
          <span className="shrink-0 text-note text-ink-soft">
            <span className="sr-only">食事 </span>
            {meals}
          </span>
        )}
        {unasked && (
          <>
            <CircleHelp className="size-4.5 shrink-0 text-ask" aria-hidden="true" />
            <span className="sr-only">アレルギー 未確認</span>
          </>
        )}
        <MorningSign reserve={reserve} child={child} />
        {noPhoto && (
          <>
            <CameraOff className="size-4 shrink-0 text-ink-soft" aria-hidden="true" />
            <span className="sr-only">写真NG</span>
          </>
        )}
      </span>
      <MorningWord reserve={reserve} child={child} />
      {!unasked && <AllergyAlarm child={own} short />}
      {own?.customer_remarks && <RemarkInShort child={own} />}
    </>
  );
}

/** A note; until the question about allergies is answered it may speak of one. */
function RemarkInShort({ child }: { child: NonNullable<BoardChild['detail']['child']> }) {
  const unclear = allergyAnswerOf(child) === allergyAnswer.code.notAsked;
  return (
    <span
      className={`flex max-w-fit items-center gap-1 text-note leading-snug ${unclear ? 'rounded-sm bg-ask-soft px-1 font-bold' : 'text-ink-soft'}`}
    >
      <MessageSquareText className="size-4 shrink-0" aria-hidden="true" />
      <span className="truncate">{child.customer_remarks}</span>
    </span>
  );
}

/** What is read when a row is unfolded. */
function More({ entry, now, today, onAct }: Pick<EntryProps, 'entry' | 'now' | 'today' | 'onAct'>) {
  const { reserve, column, children } = entry;
  return (
    <>
      {children.map((child) => (
        <div key={child.child_id}>
          <MorningMark reserve={reserve} child={child} />
          <AllergyAlarm child={child.detail.child} className="mt-1" />
          <RemarkLines child={child.detail.child} />
        </div>
      ))}
      <StayFacts reserve={reserve} present={column === 'present'} />
      <FirstVisitMark entry={entry} />
      {reserve.customer && <MissingFacts customer={reserve.customer} today={today} />}
      <SmallActs entry={entry} now={now} onAct={onAct} />
    </>
  );
}

function FirstLine({
  entry,
  next,
  alarming,
  now,
  news,
}: Pick<EntryProps, 'entry' | 'next' | 'alarming' | 'now' | 'news'>) {
  const live = useLiveState();
  const { reserve } = entry;
  return (
    <span className="flex flex-wrap items-center gap-x-2 text-note leading-snug">
      <span className="figures font-bold">{formatTimeRange(reserve.start_datetime, reserve.end_datetime)}</span>
      {next && <span className="font-bold text-action">次の来園</span>}
      <TimeWord entry={entry} now={now} alarming={alarming} />
      <ActualTimes entry={entry} />
      <ArrivedMark entry={entry} />
      <NewsMark kind={news} />
      <WaitingWord entry={entry} lost={live === 'lost'} />
    </span>
  );
}
