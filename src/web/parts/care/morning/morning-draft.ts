import type { MorningValues } from './morning-values.ts';

const keyOf = (reserve_id: number, child_id: number): string => `morning ${reserve_id} ${child_id}`;

/**
 * What was pressed so far stays in this tab until it is sent: a reload loses nothing, and a closed tab leaves nothing
 * about a child's health behind.
 */
export function storeDraft(reserve_id: number, draft: MorningValues): void {
  try {
    sessionStorage.setItem(keyOf(reserve_id, draft.child_id), JSON.stringify(draft));
  } catch {
    // A browser that keeps nothing still sends.
  }
}

export function dropDraft(reserve_id: number, child_id: number): void {
  try {
    sessionStorage.removeItem(keyOf(reserve_id, child_id));
  } catch {
    // Nothing was stored.
  }
}

/** The saved draft, if it is based on the version stored now; and that there was one. */
export function morningDraftOf(reserve_id: number, stored: MorningValues): { values: MorningValues; kept: boolean } {
  try {
    const text = sessionStorage.getItem(keyOf(reserve_id, stored.child_id));
    const kept = JSON.parse(text ?? 'null') as MorningValues | null;
    if (kept?.version === stored.version) return { values: kept, kept: true };
  } catch {
    // As stored, then.
  }
  return { values: stored, kept: false };
}
