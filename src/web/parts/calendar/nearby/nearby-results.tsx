import { useEffect, useRef, useState } from 'react';
import type { FunctionOk } from '../../../../contract/functions/functions.ts';
import { formatMonthDay, formatTime } from '../../../../domain/time-format.ts';
import { reading } from '../../../data/question.ts';
import { useAnswer } from '../../../data/use-answer.ts';
import { FailureNotice } from '../../../layout/failure-notice.tsx';
import { Button } from '../../../ui/button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { scrollCalmly } from '../../../ui/scroll-calmly.ts';
import { NearbyCard, NearbyFull } from './nearby-card.tsx';
import { NearbyMap } from './nearby-map.tsx';
import type { NearbySearchValues } from './nearby-search-values.ts';
import { NearbySkeleton } from './nearby-skeleton.tsx';

type Nearby = FunctionOk<'nearbySeats'>;

/** So many are shown at first. */
const shownAtFirst = 5;
/** Too far to reach in a hurry: the page says so, and still lists what there is. */
const farMeters = 30_000;

type NearbyResultsProps = {
  searchValues: NearbySearchValues;
  onPlace: (place: string) => void;
  /** Counts the presses of a search button; 0 where a former search is only shown again. */
  presses: number;
};

/** What can be had near there today: the list is the truth, the map shows where it lies. */
export function NearbyResults({ searchValues, onPlace, presses }: NearbyResultsProps) {
  const { position, place, ages, minutes, from } = searchValues;
  const answer = useAnswer(
    reading('nearbySeats', {
      position,
      place: position ? '' : place,
      ages: [...ages],
      minutes,
      ...(from === '' ? {} : { from }),
    }),
  );
  const found = answer.data ?? answer.previous;
  const heading = useRef<HTMLHeadingElement>(null);
  const unknown = useRef<HTMLDivElement>(null);
  useGoingToTheAnswer(answer.data, presses, heading, unknown);
  if (answer.failure) {
    return (
      <div className="mt-6">
        <FailureNotice failure={answer.failure} retry={() => void answer.reload()} />
      </div>
    );
  }
  if (found === undefined) return <NearbySkeleton />;
  if (found.place === null) return <UnknownPlace typed={place} box={unknown} />;
  return (
    <Found
      key={found.place.label}
      found={found}
      place={found.place}
      searchValues={searchValues}
      onPlace={onPlace}
      heading={heading}
    />
  );
}

/**
 * Once for each press, when its answer is there: the eye and the screen reader go on with it. Where no such place is known
 * the field stays in sight, to be typed again. A changed length or age searches too, and leaves the parent where they are.
 */
function useGoingToTheAnswer(
  answer: Nearby | undefined,
  presses: number,
  heading: React.RefObject<HTMLHeadingElement | null>,
  unknown: React.RefObject<HTMLDivElement | null>,
) {
  const shown = useRef(0);
  useEffect(() => {
    if (answer === undefined || shown.current === presses) return;
    shown.current = presses;
    heading.current?.focus({ preventScroll: true });
    scrollCalmly(heading.current, 'start');
    scrollCalmly(unknown.current, 'nearest');
  }, [answer, presses, heading, unknown]);
}

type FoundProps = {
  found: Nearby;
  place: NonNullable<Nearby['place']>;
  searchValues: NearbySearchValues;
  onPlace: (place: string) => void;
  heading: React.RefObject<HTMLHeadingElement | null>;
};

function Found({ found, place, searchValues, onPlace, heading }: FoundProps) {
  const [all, setAll] = useState(false);
  const open = found.branches.filter(({ start_time }) => start_time !== null);
  const none = found.branches.filter(({ start_time }) => start_time === null).slice(0, shownAtFirst);
  const shown = all ? open : open.slice(0, shownAtFirst);
  const exact = place.kind === 'position';
  const first = open.map(({ start_time }) => start_time ?? '').toSorted()[0];
  const pins = shown.map((branch, index) => ({ ...branch, number: index + 1 }));
  const far = (found.branches[0]?.distance_meters ?? 0) > farMeters;
  return (
    <section aria-labelledby="nearby-found" className="mt-8">
      <h3 id="nearby-found" ref={heading} tabIndex={-1} className="scroll-mt-4 text-h3 outline-none">
        {open.length === 0 ? `${place.label}の近くは、今日はもう空きがありません` : `${place.label}から近い順`}{' '}
        {first && <span className="figures ml-2 whitespace-nowrap text-trust">最短 {shortClock(first)}〜</span>}
      </h3>
      <p className="mt-1 text-note text-ink-soft">
        {formatMonthDay(found.today)} {formatTime(found.now)}現在。{placeText(place)}
      </p>
      <OtherPlaces names={found.others} onChoose={onPlace} />
      {far && (
        <div className="mt-4">
          <Notice kind="warning">お近くには、まだ園がありません。いちばん近い園からご案内します。</Notice>
        </div>
      )}
      {open.length === 0 && <NothingNear />}
      {open.length > 0 && (
        <div className="mt-4 grid items-start gap-6 lg:grid-cols-[1.4fr_1fr]">
          <div>
            <ol className="grid gap-3">
              {pins.map((branch) => (
                <li key={branch.branch_id}>
                  <NearbyCard
                    branch={branch}
                    number={branch.number}
                    place={place}
                    searchValues={searchValues}
                    date={found.today}
                  />
                </li>
              ))}
            </ol>
            {open.length > shown.length && (
              <Button kind="plain" className="mt-3 w-full" onClick={() => setAll(true)}>
                ほかの{open.length - shown.length}園も見る
              </Button>
            )}
          </div>
          <div className="lg:sticky lg:top-4">
            <NearbyMap origin={place} pins={pins} stations={found.stations} label={place.label} exact={exact} />
          </div>
        </div>
      )}
      <NearbyFull branches={none} date={found.today} />
    </section>
  );
}

const shortClock = (time: string): string => time.replace(/^0/, '');

/** What the distances count from. */
function placeText({ kind, label }: NonNullable<Nearby['place']>): string {
  if (kind === 'position') return '現在地は約100m単位で使い、保存しません。徒歩の時間はめやすです。';
  if (kind === 'station') return `${label}からの直線距離です。`;
  if (kind === 'city' || kind === 'postal_code') return `${label}の中心からの直線距離です。`;
  return `${label}の園を先に、ほかは近い順に並べています。`;
}

/** 府中駅 is in Tokyo, Hiroshima and Tokushima. */
function OtherPlaces({ names, onChoose }: { names: readonly string[]; onChoose: (name: string) => void }) {
  if (names.length === 0) return null;
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-3 text-note">
      同じ名前の場所:
      {names.map((name) => (
        <button key={name} type="button" className="text-link min-h-11" onClick={() => onChoose(name)}>
          {name}
        </button>
      ))}
    </p>
  );
}

function NothingNear() {
  return (
    <div className="mt-4">
      <Notice
        title="時間を短くするか、明日の空きをご覧ください"
        action={
          <LinkButton to="/branches/list" kind="plain" size="small">
            明日の空きと、すべての園を見る
          </LinkButton>
        }
      >
        「時間の長さ」や「いつから」を変えると、その場でさがし直します。
      </Notice>
    </div>
  );
}

function UnknownPlace({ typed, box }: { typed: string; box: React.RefObject<HTMLDivElement | null> }) {
  return (
    <div ref={box} className="mt-6 scroll-my-4">
      <Notice
        kind="warning"
        live
        title={`「${typed.trim()}」の場所が見つかりませんでした`}
        action={
          <LinkButton to="/branches/list" kind="plain" size="small">
            園の一覧を見る
          </LinkButton>
        }
      >
        「品川」「しながわ」「世田谷区」のような駅や市区町村の名前か、7桁の郵便番号でさがせます。
      </Notice>
    </div>
  );
}
