const branchKey = 'imahoiku.staff.branch';

/** The branch chosen last in this browser; 0: none. */
export function rememberedBranch(): number {
  try {
    return Number(localStorage.getItem(branchKey) ?? 0) || 0;
  } catch {
    return 0;
  }
}

export function rememberBranch(branch_id: number): void {
  try {
    localStorage.setItem(branchKey, String(branch_id));
  } catch {
    // Storage may be forbidden; the choice then lasts as long as the page.
  }
}
