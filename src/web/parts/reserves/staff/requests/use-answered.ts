import { useState } from 'react';
import type { SelectStaffRequestsData } from '../../../../../contract/operations/generated.ts';
import { approvalStatus } from '../../../../../domain/codes.ts';

type Request = SelectStaffRequestsData['reserves'][number];

export const isPending = (request: Request): boolean => request.approval_status === approvalStatus.code.pending;

const byStart = (a: Request, b: Request): number =>
  a.start_datetime === b.start_datetime ? a.id - b.id : a.start_datetime < b.start_datetime ? -1 : 1;

/**
 * The requests with the answers this screen has shown, each in its place: once the family is notified the server no longer
 * lists an answered request, but it stays visible here until the page is left.
 */
export function useAnswered(branch_id: number, requests: readonly Request[] | undefined): readonly Request[] {
  const [shown, setShown] = useState<{ branch_id: number; answered: readonly Request[] }>({ branch_id, answered: [] });
  const known = shown.branch_id === branch_id ? shown.answered : [];
  if (requests === undefined) return known;
  const listed = new Set(requests.map(({ id }) => id));
  const answered = requests.filter((request) => !isPending(request));
  const kept = known.filter(({ id }) => !listed.has(id));
  const next = [...kept, ...answered];
  const same = next.length === known.length && next.every((request) => known.includes(request));
  if (!same || shown.branch_id !== branch_id) setShown({ branch_id, answered: next });
  return [...kept, ...requests].sort(byStart);
}
