import { Moon, OctagonAlert, Siren, Sun } from 'lucide-react';
import { useState } from 'react';
import { sleepPosition } from '../../../../../domain/care/log-codes.ts';
import { needsSleepCheck } from '../../../../../domain/care/sleep.ts';
import { formatAge } from '../../../../../domain/membership/age.ts';
import { formatTime } from '../../../../../domain/time-format.ts';
import { Button } from '../../../../ui/button.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { AllergyAlarm } from '../health/allergy-alarm.tsx';
import type { CaredChild, Nap } from '../records/care-day.ts';
import { positionArrow, sleepCheckText } from '../records/entry-text.ts';
import { alarmText, countdown, stateOfNap } from './nap-state.ts';

const { prone } = sleepPosition.code;

export type SleepCheckInput = { position: number; breathing_flag: boolean; turned_flag: boolean };

const whatToDo = { prone: '仰向けに直してください', breathing: 'そばについて、呼吸と顔色を確かめてください' } as const;

type NapTileProps = {
  child: CaredChild;
  nap: Nap;
  today: string;
  now: Date;
  onSleepCheck: (sleepCheck: SleepCheckInput) => void;
  onWake: () => void;
  onLate: () => void;
  onTrouble: () => void;
  /** An invented child: no way to the real 119. */
  drill?: boolean;
};

/** A sleeping child: how long until the next look, and one press that writes it down. Every child is pressed for itself. */
export function NapTile({
  child,
  nap,
  today,
  now,
  drill = false,
  onSleepCheck,
  onWake,
  onLate,
  onTrouble,
}: NapTileProps) {
  const state = stateOfNap(nap, now);
  const { alarm } = state;
  const red = needsSleepCheck(state);
  return (
    <article
      aria-label={child.name}
      className={`flex flex-col h-full rounded-lg border-2 px-3 py-2 ${red ? 'border-wrong bg-wrong-soft' : 'border-trust/50 bg-white'}`}
    >
      <div className="flex items-start justify-between gap-2">
        <h2 className="min-w-0 text-lead leading-snug break-words">
          {child.name}
          <span className="figures ml-1.5 text-body font-normal whitespace-nowrap text-ink-soft">
            {formatAge(child.date_of_birth, today)}
          </span>
        </h2>
        {nap.first_visit_flag && (
          <span className="shrink-0 rounded-sm bg-ask-soft px-1.5 py-0.5 leading-tight font-bold text-ask">初回</span>
        )}
      </div>
      <AllergyAlarm child={child.allergies} short className="mt-1" />
      {alarm && (
        <p className="flex items-start gap-1.5 text-lead leading-snug font-bold text-wrong">
          <OctagonAlert className="mt-0.5 size-5.5 shrink-0" aria-hidden="true" />
          {alarmText[alarm]}
        </p>
      )}
      {alarm && !drill && (
        <LinkButton
          to={`/staff/emergency?sleeper=${nap.idempotency_key}`}
          kind="danger"
          size="small"
          className="text-body!"
        >
          <Siren className="size-5" aria-hidden="true" />
          119・緊急
        </LinkButton>
      )}
      <NextSleepCheck {...{ nap, now }} />
      <LastSleepCheck nap={nap} alarm={alarm} />
      <Positions name={child.name} onSleepCheck={onSleepCheck} />
      <div className="-mb-1.5 flex flex-wrap items-center justify-between gap-x-2">
        <SmallPress label={`${child.name} 起きた`} onPress={onWake}>
          <Sun className="size-4.5" aria-hidden="true" />
          起きた
        </SmallPress>
        <SmallPress label={`${child.name} 時刻を入れる`} onPress={onLate}>
          時刻を入れる
        </SmallPress>
        <SmallPress label={`${child.name} 呼吸が違う`} onPress={onTrouble} alarm>
          呼吸が違う
        </SmallPress>
      </div>
    </article>
  );
}

type SmallPressProps = { label: string; onPress: () => void; alarm?: boolean; children: React.ReactNode };

function SmallPress({ label, onPress, alarm = false, children }: SmallPressProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onPress}
      className={`inline-flex min-h-11 items-center gap-1.5 rounded-sm font-bold ${alarm ? 'text-wrong' : 'text-ink-soft hover:text-ink'}`}
    >
      {children}
    </button>
  );
}

/** The four positions; lying on the stomach is asked about before it is written down. */
function Positions({ name, onSleepCheck }: { name: string; onSleepCheck: (sleepCheck: SleepCheckInput) => void }) {
  const [asking, setAsking] = useState(false);
  function sleepCheck(position: number) {
    if (position === prone) return setAsking(true);
    onSleepCheck({ position, breathing_flag: true, turned_flag: false });
  }
  function answer(turned_flag: boolean) {
    setAsking(false);
    onSleepCheck({ position: prone, breathing_flag: true, turned_flag });
  }
  return (
    <div className="mt-auto min-h-14 pt-1">
      {asking ? (
        <div className="grid grid-cols-2 gap-1.5">
          <Button size="small" className="min-h-14!" onClick={() => answer(true)} aria-label={`${name} 仰向けに直した`}>
            仰向けに直した
          </Button>
          <Button
            kind="plain"
            size="small"
            className="min-h-14!"
            onClick={() => answer(false)}
            aria-label={`${name} うつぶせのまま`}
          >
            うつぶせのまま
          </Button>
        </div>
      ) : (
        <div className="grid grid-cols-4 gap-1.5">
          {sleepPosition.keys.map((position) => (
            <button
              key={position}
              type="button"
              aria-label={`${name} ${sleepPosition.label(position)} 呼吸よし`}
              onClick={() => sleepCheck(position)}
              className={`flex min-h-14 touch-manipulation flex-col items-center justify-center rounded-md border bg-white font-bold select-none active:bg-sand ${position === prone ? 'border-wrong/50 text-wrong' : 'border-edge hover:bg-cream'}`}
            >
              <span className="text-h3 leading-none" aria-hidden="true">
                {positionArrow[position]}
              </span>
              <span className="mt-0.5 leading-tight">{sleepPosition.label(position)}</span>
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

/** How long until the next look, by the rhythm that holds now. */
function NextSleepCheck({ nap, now }: { nap: Nap; now: Date }) {
  const state = stateOfNap(nap, now);
  const left = countdown(state.due_at ?? now, now);
  const red = needsSleepCheck(state);
  return (
    <p className="flex items-baseline gap-2">
      <span className={`font-bold ${red ? 'text-wrong' : ''}`}>
        {left.over ? '確認が過ぎています' : '次の確認まで'}
      </span>
      <span role="timer" className={`figures text-h3 leading-tight font-bold ${red ? 'text-wrong' : 'text-ink'}`}>
        {left.words}
      </span>
      <span className="figures ml-auto text-ink-soft">{state.alarm ? nap.alarm_minutes : nap.check_minutes}分ごと</span>
    </p>
  );
}

/** What was seen last, and what follows from it. */
function LastSleepCheck({ nap, alarm }: { nap: Nap; alarm: keyof typeof whatToDo | null }) {
  const [last] = nap.looks.filter(({ struck_at }) => struck_at === null);
  return (
    <p className={`figures min-h-6 leading-6 ${alarm ? 'font-bold text-wrong' : 'text-ink-soft'}`}>
      {last ? (
        <>
          {formatTime(last.checked_at)} {positionArrow[last.position]} {sleepCheckText(last)}
          {alarm && ` ${whatToDo[alarm]}`}
          {last.id === null && ' (送信中)'}
        </>
      ) : (
        <>
          <Moon className="mr-1 inline size-4" aria-hidden="true" />
          {formatTime(nap.fell_asleep_at)}に寝ました
        </>
      )}
    </p>
  );
}
