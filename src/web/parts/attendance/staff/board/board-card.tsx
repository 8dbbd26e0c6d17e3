import { formatTimeRange } from '../../../../../domain/time-format.ts';
import { useLiveState } from '../../../../console/staff-context.tsx';
import { DoorMarks } from '../door/door-marks.tsx';
import { barsOf, isPickupLocked, neverFetching } from '../door/facts.ts';
import { ArrivedMark } from './arrived-mark.tsx';
import { namesOf } from './board.ts';
import { ChildLines } from './child-lines.tsx';
import { BigTap, SmallActs } from './entry-acts.tsx';
import { ActualTimes, Problem, TimeWord } from './entry-facts.tsx';
import { type EntryProps, entryStyle } from './entry-style.ts';
import { LateLine } from './late-line.tsx';
import { MissingFacts } from './missing-facts.tsx';
import { FirstVisitMark } from './morning/first-visit-mark.tsx';
import { NewsMark } from './news/news-mark.tsx';
import { StayFacts } from './stay-facts.tsx';
import { WaitingWord } from './waiting-word.tsx';

/** One reserve at the door: when, who, what to mind, and the one big tap. */
export function BoardCard({ entry, next, alarming, now, today, problem, news, onAct }: EntryProps) {
  const { reserve, column, waiting } = entry;
  const live = useLiveState();
  return (
    <article
      aria-busy={waiting || undefined}
      data-reserve={reserve.id}
      className={`rounded-lg border p-4 shadow-raised ${entryStyle({ waiting, alarming, next })}`}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <p className="figures text-h3 font-bold">
          {formatTimeRange(reserve.start_datetime, reserve.end_datetime)}
          {next && <span className="ml-2 align-middle text-note text-action">次の来園</span>}
        </p>
        <p className="flex items-center gap-2">
          <ArrivedMark entry={entry} />
          <NewsMark kind={news} />
          <ActualTimes entry={entry} />
          <TimeWord entry={entry} now={now} alarming={alarming} />
        </p>
      </div>
      <DoorMarks
        frozen={isPickupLocked(reserve)}
        bars={barsOf(entry.children.map(({ detail }) => detail))}
        never={neverFetching(reserve)}
        className="mt-1"
      />
      <LateLine entry={entry} />
      <ChildLines entry={entry} today={today} onAct={onAct} />
      <StayFacts reserve={reserve} present={column === 'present'} />
      <FirstVisitMark entry={entry} />
      {reserve.customer && <MissingFacts customer={reserve.customer} today={today} />}
      {problem && <Problem problem={problem} name={namesOf(entry)} onAnswer={() => onAct(entry, 'answer')} />}
      <div className="mt-3 grid gap-1">
        <BigTap entry={entry} next={next} onAct={onAct} />
        <SmallActs entry={entry} now={now} onAct={onAct} />
      </div>
      {waiting && (
        <p className={live === 'lost' ? 'mt-2 text-note' : 'sr-only'}>
          <WaitingWord entry={entry} lost={live === 'lost'} />
        </p>
      )}
    </article>
  );
}
