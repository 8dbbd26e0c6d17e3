import { session } from './browser-session.ts';
import { type SecondStep, type SecondStepProof, secondStepOf } from './second-step.ts';
import { failureOf, type OnSignInFailure } from './session.ts';
import { type LockedSleep, type LockScreenState, lockedSleepOf, lockScreenOf } from './tablet-state.ts';

const ask = (path: string, body: unknown, bearer?: string) =>
  session()
    .post(path, body, bearer)
    .catch(() => undefined);

/** The password was right, but not enough: `onSecondStep` hears what else is asked for. */
export async function signInStaff(
  email: unknown,
  password: unknown,
  onFailure: OnSignInFailure | undefined,
  onSecondStep: (step: SecondStep) => void,
): Promise<boolean> {
  if (typeof email !== 'string' || typeof password !== 'string') return false;
  const response = await ask('/auth/staff', { email, password });
  const step = response?.ok ? secondStepOf(response.answer) : undefined;
  if (step === undefined) return session().accepted(response, onFailure);
  onSecondStep(step);
  return false;
}

/** The recovery codes that came with it, shown once; undefined: refused. */
export async function takeSecondStep(
  proof: SecondStepProof,
  onFailure: OnSignInFailure,
): Promise<readonly string[] | undefined> {
  const response = await ask('/auth/staff/second_step', proof);
  if (!session().accepted(response, onFailure)) return undefined;
  return ((response?.answer ?? {}) as { recovery_codes?: string[] }).recovery_codes ?? [];
}

/** What the lock screen of a registered tablet shows; null: not registered; undefined: no answer. */
export async function askTabletState(): Promise<LockScreenState | null | undefined> {
  const response = await ask('/auth/tablet', {});
  return response?.ok ? lockScreenOf(response.answer) : undefined;
}

/** A locked tablet watches the sleepers all the same; null: no answer. */
export async function askLockedSleep(screen: { device_key: string; sound_flag: boolean }): Promise<LockedSleep | null> {
  const response = await ask('/auth/tablet/watch', screen);
  return response?.ok ? lockedSleepOf(response.answer) : null;
}

export const signInWithPin = async (account_id: number, pin: string, onFailure: OnSignInFailure): Promise<boolean> =>
  session().accepted(await ask('/auth/tablet/pin', { account_id, pin }), onFailure);

export async function registerDevice(
  tablet: { branch_id: number; name: string },
  onFailure: OnSignInFailure,
): Promise<boolean> {
  const now = await session().ready();
  const token = now.kind === 'signed_in' ? now.token : undefined;
  const response = await ask('/auth/tablet/register', tablet, token);
  if (!response?.ok) {
    onFailure(failureOf(response));
    return false;
  }
  await session().refresh(token);
  return true;
}
