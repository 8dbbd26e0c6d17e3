import { chosenGroups, type NoticeGroup, sameDayGroups } from './notice-codes.ts';

/** What a person wants of a group; every way, where nothing was chosen. */
export interface NoticeChoice {
  line_flag: boolean;
  mail_flag: boolean;
  /** On the devices switched on: an extra that never replaces the others. */
  push_flag: boolean;
}

export const usualChoice: NoticeChoice = { line_flag: true, mail_flag: true, push_flag: true };

/** How a person can be reached now. */
interface NoticeReach {
  line: boolean;
  mail: boolean;
  /** The address was refused the last time: it is still tried, but not relied on. */
  mailBounced: boolean;
  /** What is left of the month's LINE messages is reserved for what cannot wait. */
  lineShort: boolean;
}

/**
 * The ways a message goes to a person. A person who switched off both gets none; if the chosen way does not work,
 * the other one is used. While LINE runs short, what can wait goes by mail to those who have it.
 */
export function noticeWays(
  group: NoticeGroup,
  choice: Pick<NoticeChoice, 'line_flag' | 'mail_flag'>,
  reach: NoticeReach,
): { line: boolean; mail: boolean } {
  if (!chosenGroups.includes(group)) return { line: reach.line, mail: reach.mail };
  if (!choice.line_flag && !choice.mail_flag) return { line: false, mail: false };
  const saved = reach.lineShort && !sameDayGroups.includes(group) && reach.mail && !reach.mailBounced;
  const line = choice.line_flag && reach.line && !saved;
  const mail = (choice.mail_flag || (choice.line_flag && saved)) && reach.mail;
  const arrives = line || (mail && !reach.mailBounced);
  return arrives ? { line, mail } : { line: reach.line && !saved, mail: reach.mail };
}

/** Whether a message also goes to the person's devices: as chosen, and always when it is urgent. */
export const noticePushed = (group: NoticeGroup, { push_flag }: Pick<NoticeChoice, 'push_flag'>): boolean =>
  push_flag || !chosenGroups.includes(group);
