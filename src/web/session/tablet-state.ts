/** What a registered tablet shows while it is locked: who may come in, and how many children are there. No child's name. */
export type LockScreenState = {
  tablet: { id: number; name: string; branch_id: number; branch_name: string; lock_minutes: number };
  present: number;
  people: readonly LockScreenPerson[];
};

/** A locked tablet goes on watching: how many sleep at the branch, not who. */
export type LockedSleep = { asleep: number; red: number; calling: boolean; again_seconds: number };
export const lockedSleepOf = (answer: unknown): LockedSleep | null =>
  (answer as { sleep?: LockedSleep | null } | undefined)?.sleep ?? null;
export type LockScreenPerson = { account_id: number; name: string; digits: number; locked: boolean };

export function lockScreenOf(answer: unknown): LockScreenState | null {
  const { tablet } = (answer ?? {}) as { tablet?: unknown };
  return tablet ? (answer as LockScreenState) : null;
}

function flag(key: string) {
  return {
    set(on: boolean): void {
      try {
        if (on) localStorage.setItem(key, '1');
        else localStorage.removeItem(key);
      } catch {
        // Storage may be forbidden; then there is no roll on this device either.
      }
    },
    isSet(): boolean {
      try {
        return localStorage.getItem(key) !== null;
      } catch {
        return false;
      }
    },
  };
}

/** The tablet locked itself while offline: the server's session is ended at the next contact. */
export const lockOwed = flag('imahoiku.tablet.lock_owed');
/** Whether the sign-in page should ask for the name tiles first; the cookie that decides is out of reach of scripts. */
export const tabletHint = flag('imahoiku.tablet');
