import type { CareSettings } from '../settings/care-settings.ts';
import { addMinutes } from '../time.ts';
import { type NapState, needsSleepCheck } from './sleep.ts';

/** Who looks after the sleepers of a room, at which screen. */
export type SleepRound = {
  /** Null: children who are in no room. */
  readonly branch_room_id: number | null;
  /** The screen it was taken at. */
  readonly device_key: string;
  /** Since then nobody has heard of that screen: until somebody takes the round by name, its sleepers are everybody's. */
  readonly silent_at: Date | null;
};

/** Whose screen says that the child must be looked at. There is no third kind: nobody. */
type SleepOwner<Round extends SleepRound = SleepRound> =
  | { readonly kind: 'round'; readonly round: Round }
  /** Every screen of the branch, and the manager; `silent`: whose screen went dark. */
  | { readonly kind: 'everybody'; readonly silent: Round | null };

export function sleepOwner<Round extends SleepRound>(
  branch_room_id: number | null,
  rounds: readonly Round[],
): SleepOwner<Round> {
  const round = rounds.find((each) => each.branch_room_id === branch_room_id);
  if (round === undefined) return { kind: 'everybody', silent: null };
  return round.silent_at === null ? { kind: 'round', round } : { kind: 'everybody', silent: round };
}

/** Of a child that sleeps. */
export type SleepWatch = Pick<NapState, 'overdue' | 'alarm' | 'alarm_since'> & {
  readonly due_at: Date;
  readonly owner: SleepOwner;
};

/** Red on every screen: a look is due, the last one found something wrong, or the screen that watched is dark. */
export const isRed = (watch: SleepWatch): boolean =>
  needsSleepCheck(watch) || (watch.owner.kind === 'everybody' && watch.owner.silent !== null);

/** The moment from which somebody is called; null while nobody has to be. */
function calledFrom({ due_at, overdue, alarm_since, owner }: SleepWatch): { at: Date; urgent: boolean } | null {
  const dark = owner.kind === 'everybody' ? (owner.silent?.silent_at ?? null) : null;
  if (alarm_since !== null) return { at: alarm_since, urgent: true };
  if (dark !== null) return { at: dark, urgent: true };
  return overdue ? { at: due_at, urgent: false } : null;
}

type AlarmSettings = Pick<
  CareSettings,
  'sleep_other_tablets_seconds' | 'sleep_manager_minutes' | 'sleep_headquarters_minutes'
>;

/**
 * Whether this screen sounds now. The one that has the round at the due moment, the others so many seconds later; at once
 * everywhere where nobody has the round, the screen that has it is dark, or the last look was unusual.
 */
export function soundsHere(
  watch: SleepWatch,
  device_key: string,
  { sleep_other_tablets_seconds }: Pick<AlarmSettings, 'sleep_other_tablets_seconds'>,
  now: Date,
): boolean {
  const called = calledFrom(watch);
  if (called === null) return false;
  const { owner } = watch;
  const here = called.urgent || owner.kind === 'everybody' || owner.round.device_key === device_key;
  return here || now.getTime() >= called.at.getTime() + sleep_other_tablets_seconds * 1_000;
}

/** Who is called beyond the branch's screens, one after the other. */
export const sleepStepNames = ['manager', 'headquarters'] as const;
export type SleepStep = (typeof sleepStepNames)[number];

/** The steps that are due, with the moment they count from: the same moment is told once. An unusual look calls the manager at once. */
export function sleepSteps(watch: SleepWatch, settings: AlarmSettings, now: Date): { step: SleepStep; since: Date }[] {
  const called = calledFrom(watch);
  if (called === null) return [];
  const minutes = {
    manager: called.urgent ? 0 : settings.sleep_manager_minutes,
    headquarters: settings.sleep_headquarters_minutes,
  };
  return sleepStepNames
    .filter((step) => addMinutes(called.at, minutes[step]) <= now)
    .map((step) => ({ step, since: called.at }));
}
