import { callFunction } from '../../data/browser-data.ts';
import { isPhotoTap, sendPhoto } from './send-photo.ts';
import { isCareTap, type QueuedCall, type QueuedTap, type Tap, type TapOutcome } from './tap-queue.ts';

type SendOptions = { timeout: number; headers: Record<string, string> };

function sendCare({ name, input }: QueuedCall, made_at: string, options: SendOptions) {
  switch (name) {
    case 'staffWriteChildLog':
      return callFunction(name, { ...input, made_at }, options);
    case 'staffBeginNap':
      return callFunction(name, { ...input, made_at }, options);
    case 'staffEndNap':
      return callFunction(name, { ...input, made_at }, options);
    case 'staffCheckSleep':
      return callFunction(name, { ...input, made_at }, options);
    case 'staffCountChild':
      return callFunction(name, { ...input, made_at }, options);
    case 'staffHandOverChild':
      return callFunction(name, { ...input, made_at }, options);
  }
}

/** One tap to the function it is about; late, with its moment and its author. */
export async function sendTap(tap: QueuedTap, late: boolean): Promise<TapOutcome> {
  const proved: Record<string, string> = late && tap.by ? { 'x-last-proved': String(tap.by.account_id) } : {};
  const options = { timeout: 10_000, headers: proved };
  if (isCareTap(tap) && isPhotoTap(tap)) return sendPhoto(tap, { ...options, timeout: 20_000 });
  const outcome = await (isCareTap(tap) ? sendCare(tap.wish, tap.tapped_at, options) : sendDoor(tap, late, options));
  return outcome.kind === 'ok' ? { ok: true } : { ok: false, failure: outcome };
}

function sendDoor(tap: Tap, late: boolean, options: SendOptions) {
  const { reserve_id, kind, childcare_status, temperature } = tap;
  const at = tap.at ?? (late ? tap.tapped_at : undefined);
  const about = { reserve_id, ...(tap.children ? { children: [...tap.children] } : {}) };
  const timed = at === undefined ? about : { ...about, at };
  const accepted = tap.accepted ? { accepted: [...tap.accepted] } : {};
  const seen = { ...(temperature === undefined ? {} : { temperature }), ...accepted };
  const { document, past_reason } = tap;
  const handed = {
    pick_up_name: tap.fetched_by?.name ?? null,
    pick_up_tel: tap.fetched_by?.tel ?? null,
    ...accepted,
    ...(document === undefined ? {} : { document }),
    ...(past_reason === undefined ? {} : { past_reason }),
  };
  const send = {
    undo: () => callFunction('staffUndoCheck', { ...about, childcare_status }, options),
    no_show: () => callFunction('staffNoShow', tap.cause ? { ...about, cause: tap.cause } : about, options),
    check_in: () => callFunction('staffCheckIn', { ...timed, ...seen }, options),
    check_out: () => callFunction('staffCheckOut', { ...timed, ...handed }, options),
  };
  return send[kind]();
}
