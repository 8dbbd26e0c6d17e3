import { sleepStep } from '../../domain/care/log-codes.ts';
import { roomOf } from '../../domain/care/rooms.ts';
import { napState } from '../../domain/care/sleep.ts';
import { isRed, type SleepWatch, sleepOwner, sleepSteps, soundsHere } from '../../domain/care/sleep-watch.ts';
import type { CareSettings } from '../../domain/settings/care-settings.ts';
import { tokyoDateOf } from '../../domain/time.ts';
import type { Queryable, Transaction } from '../postgres/database.ts';
import { enqueue } from '../queue/enqueue.ts';
import { careSettingsOn } from '../staffing/store/care-settings.ts';
import {
  insertSleepCall,
  markSilent,
  noteScreen,
  openNaps,
  openRounds,
  otherScreens,
  roomsOfBranches,
  takeRound,
  type WatchedRoom,
} from './store/sleep-watch.ts';

type WatchedNap = { nap_id: number; branch_id: number; room: WatchedRoom | null; watch: SleepWatch };

/** Every sleeping child of a branch, or of all, with its next moment and its owner. */
export async function watchedNaps(db: Queryable, now: Date, branch_id: number | null): Promise<WatchedNap[]> {
  const naps = await openNaps(db, branch_id);
  const branch_ids = [...new Set(naps.map((nap) => nap.branch_id))];
  const rooms = await roomsOfBranches(db, branch_ids);
  const rounds = await openRounds(db, branch_ids);
  const here = (nap: { branch_id: number }) => (other: { branch_id: number }) => other.branch_id === nap.branch_id;
  return naps.map((nap) => {
    const room = roomOf(nap, rooms.filter(here(nap)), tokyoDateOf(nap.fell_asleep_at));
    const { due_at, ...state } = napState({ ...nap, woke_at: null }, nap.looks, now);
    const owner = sleepOwner(room?.id ?? null, rounds.filter(here(nap)));
    return { nap_id: nap.id, branch_id: nap.branch_id, room, watch: { ...state, due_at: due_at ?? now, owner } };
  });
}

/** Whoever must hear of it by now beyond the branch's screens does, once for each moment. */
export async function callForSleep(tx: Transaction, now: Date, branch_id: number | null): Promise<void> {
  const settings = await careSettingsOn(tx, tokyoDateOf(now));
  const called = new Set<number>();
  for (const { nap_id, branch_id: at, watch } of await watchedNaps(tx, now, branch_id)) {
    for (const { step, since } of sleepSteps(watch, settings, now)) {
      const id = await insertSleepCall(tx, { branch_id: at, nap_id, step: sleepStep.code[step], since });
      if (id !== null) called.add(at);
    }
  }
  for (const at of called) await enqueue(tx, 'sendSleepCall', { branch_id: at });
}

/** How often a screen says that it is awake. */
const beatSeconds = 20;

/** A screen is awake; screens that are not lose their rounds in the same moment. How soon it says so again. */
export async function watchFrom(
  tx: Transaction,
  now: Date,
  screen: Parameters<typeof noteScreen>[1],
): Promise<{ again_seconds: number; others_awake: number; settings: CareSettings }> {
  const settings = await careSettingsOn(tx, tokyoDateOf(now));
  // Before this one is noted: it may itself have been silent.
  for (const branch_id of new Set(await markSilent(tx, settings.sleep_silent_seconds))) {
    await callForSleep(tx, now, branch_id);
  }
  await noteScreen(tx, screen);
  const heard = (await openRounds(tx, [screen.branch_id])).filter(({ silent_at }) => silent_at === null);
  const soonest = heard.map(({ heard_at }) => {
    return (heard_at.getTime() - now.getTime()) / 1_000 + settings.sleep_silent_seconds + 1;
  });
  const again_seconds = Math.max(2, Math.ceil(Math.min(beatSeconds, ...soonest)));
  const others_awake = await otherScreens(tx, screen, settings.sleep_silent_seconds);
  return { again_seconds, others_awake, settings };
}

/** What a locked tablet may show of it: how many, not who. It asks again when the next look falls due. */
export async function watchLocked(
  tx: Transaction,
  now: Date,
  screen: Parameters<typeof noteScreen>[1],
): Promise<{ asleep: number; red: number; calling: boolean; again_seconds: number }> {
  const { again_seconds, settings } = await watchFrom(tx, now, screen);
  const watches = (await watchedNaps(tx, now, screen.branch_id)).map(({ watch }) => watch);
  const others = settings.sleep_other_tablets_seconds;
  const moments = watches
    .flatMap(({ due_at }) => [due_at.getTime(), due_at.getTime() + others * 1_000])
    .map((at) => (at - now.getTime()) / 1_000)
    .filter((seconds) => seconds > 0);
  return {
    asleep: watches.length,
    red: watches.filter(isRed).length,
    calling: watches.some((watch) => soundsHere(watch, screen.device_key, settings, now)),
    again_seconds: Math.max(1, Math.ceil(Math.min(again_seconds, ...moments))),
  };
}

/** Who puts a child to bed has the round of its room, unless somebody has it whose screen is awake or whose sleepers wait. */
export async function takeRoundIfFree(
  tx: Transaction,
  { id: nap_id, branch_id }: { id: number; branch_id: number },
  { device_key, account, now }: { device_key: string; account: { id: number }; now: Date },
): Promise<void> {
  const watched = await watchedNaps(tx, now, branch_id);
  const mine = watched.find((each) => each.nap_id === nap_id);
  if (mine === undefined || mine.watch.owner.kind === 'round') return;
  const branch_room_id = mine.room?.id ?? null;
  const others = watched.some((each) => each.nap_id !== nap_id && (each.room?.id ?? null) === branch_room_id);
  if (others && mine.watch.owner.silent !== null) return;
  await takeRound(tx, { branch_id, branch_room_id, device_key, account_id: account.id });
}
