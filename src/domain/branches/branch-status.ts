import { type BranchStatus, branchStatus } from '../codes.ts';

const { open, preparing, closed } = branchStatus.code;

/** The life of a branch. A closed one comes back through preparing, so that nothing is reserved there by accident. */
const branchTransitions: readonly { readonly from: BranchStatus; readonly to: BranchStatus }[] = [
  { from: preparing, to: open },
  { from: preparing, to: closed },
  { from: open, to: closed },
  { from: closed, to: preparing },
];

export const nextBranchStatuses = (from: number): BranchStatus[] =>
  branchTransitions.filter((row) => row.from === from).map(({ to }) => to);

/** Addresses below /branches that are pages of their own. */
export const reservedPathNames: readonly string[] = ['list'];
