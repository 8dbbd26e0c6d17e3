import { type AccountRole, accountRole } from '../codes.ts';

const { headquarters, branchManager, branchStaff, accounting, support, readOnly } = accountRole.code;

/**
 * Which roles a function is open to, by the name its definition gives (decision 107). Roles 4 to 6 belong to headquarters and to one kind of
 * work: what is not opened to them here and by a policy of their own is shut, above all what is written of a child's health or pick-up.
 */
export const rolesWith = {
  /** Any role, about one's own account. */
  account: [headquarters, branchManager, branchStaff, accounting, support, readOnly],
  staff: [headquarters, branchManager, branchStaff],
  manager: [headquarters, branchManager],
  headquarters: [headquarters],
  /** The company's books. */
  accounting: [headquarters, accounting],
  /** A month of the books, by family. */
  month: [headquarters, branchManager, accounting],
  /** Sums without a name. */
  figures: [headquarters, branchManager, accounting, readOnly],
  /** Inquiries and their answers. */
  inbox: [headquarters, branchManager, branchStaff, support],
  /** Families by name, to know who is asking. */
  support: [headquarters, support],
} as const satisfies Readonly<Record<string, readonly AccountRole[]>>;

export type StaffRight = keyof typeof rolesWith;

export const isStaffRight = (name: string): name is StaffRight => Object.hasOwn(rolesWith, name);

export const hasRight = (role: number, right: StaffRight): boolean =>
  (rolesWith[right] as readonly number[]).includes(role);

/** Of one branch or several; the others see what they may see of all of them. */
export const worksAtBranches = (role: number): boolean => role === branchManager || role === branchStaff;

const headquartersPages = '/staff/headquarters';
/** Pages of the roles that have one kind of work; the first is where they begin. */
const pagesOf: Readonly<Record<number, readonly string[]>> = {
  [accounting]: [
    `${headquartersPages}/books`,
    `${headquartersPages}/figures`,
    `${headquartersPages}/documents`,
    `${headquartersPages}/messages`,
  ],
  [support]: ['/staff/inbox', `${headquartersPages}/families`],
  [readOnly]: [
    `${headquartersPages}/figures`,
    `${headquartersPages}/books`,
    `${headquartersPages}/prices`,
    `${headquartersPages}/company`,
  ],
};
/** Below a page of the list, and yet not for the role: families' own pages, what a family wrote to its branch, a month by family. */
const shutTo: Readonly<Record<number, RegExp>> = {
  [support]: /^\/staff\/(inbox\/(families|templates)|headquarters\/families\/)/,
  [readOnly]: /^\/staff\/headquarters\/books\//,
};

/** One's own account, and the ways in. */
const forEverybody = /^\/staff\/(account|login|forget_password|reset_password)(\/|$)/;

/** Whether the page can show the role anything. Of roles 1 to 3 the page itself decides. */
export function mayOpenPage(role: number, path: string): boolean {
  const pages = pagesOf[role];
  if (pages === undefined || forEverybody.test(path)) return true;
  return pages.some((page) => path === page || path.startsWith(`${page}/`)) && !shutTo[role]?.test(path);
}

/** Where the role begins after the sign-in, if its work is not the day of a branch. */
export const firstPageOf = (role: number): string | null => pagesOf[role]?.[0] ?? null;
