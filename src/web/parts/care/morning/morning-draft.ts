import type { MorningValues } from './morning-values.ts';
import { asReserved, type PickUpValues } from './pick-up-choice.tsx';

type MorningDraft = { children: MorningValues[]; pick_up: PickUpValues };

const keyOf = (reserve_id: number): string => `morning ${reserve_id}`;

/**
 * What was pressed so far stays in this tab until it is sent: a reload loses nothing, and a closed tab leaves nothing
 * about a child's health behind.
 */
export function storeDraft(reserve_id: number, draft: MorningDraft): void {
  try {
    sessionStorage.setItem(keyOf(reserve_id), JSON.stringify(draft));
  } catch {
    // A browser that keeps nothing still sends.
  }
}

export function dropDraft(reserve_id: number): void {
  try {
    sessionStorage.removeItem(keyOf(reserve_id));
  } catch {
    // Nothing was stored.
  }
}

/** The saved draft, if it is based on the versions stored now. */
export function morningDraftOf(reserve_id: number, stored: MorningValues[]): MorningDraft {
  const fresh = { children: stored, pick_up: asReserved };
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(reserve_id)) ?? 'null') as MorningDraft | null;
    const alike =
      kept?.children.length === stored.length &&
      kept.children.every(({ child_id, version }, place) => {
        return stored[place]?.child_id === child_id && stored[place].version === version;
      });
    return kept !== null && alike ? kept : fresh;
  } catch {
    return fresh;
  }
}
