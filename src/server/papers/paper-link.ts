import { readSignedLink, signLink } from '../auth/store/signed-links.ts';

/** How long a paper may be opened. */
export const PAPER_MINUTES = 10;

/** `child_day`: the id is a child's place in a reserve; `first_report`: an incident; `first_visit`: a family's pack; `certificate`: an issued document; `sleep_month`: a branch and a month. */
export const paperKinds = ['child_day', 'first_report', 'first_visit', 'certificate', 'sleep_month'] as const;
export type PaperKind = (typeof paperKinds)[number];

/** An address for one person and some minutes: it names the paper, and only the person it was made for can open it. */
export function paperAddress(
  secret: string,
  { paper, id, uid, until }: { paper: PaperKind; id: number; uid: string; until: Date },
): string {
  return `/papers/${paper}/${signLink(secret, `${paper} ${uid}`, id, until)}.pdf`;
}

/** The id, or null if the link was made for another user, has expired, or was never ours. */
export const readPaperAddress = (secret: string, paper: PaperKind, segment: string, uid: string, now: Date) =>
  readSignedLink(secret, `${paper} ${uid}`, segment, now);
