import { describe, expect, it } from 'vitest';
import { noticeGroup } from './notice-codes.ts';
import { noticePushed, noticeWays, usualChoice } from './notice-ways.ts';

const { reserves, day, seats, urgent } = noticeGroup.code;
const both = { line: true, mail: true, mailBounced: false, lineShort: false };
const lineOnly = { line_flag: true, mail_flag: false };
const mailOnly = { line_flag: false, mail_flag: true };
const nothing = { line_flag: false, mail_flag: false };

describe('the ways of a message', () => {
  it('are both unless something was chosen', () => {
    expect(usualChoice).toEqual({ line_flag: true, mail_flag: true, push_flag: true });
    expect(noticeWays(reserves, usualChoice, both)).toEqual({ line: true, mail: true });
    expect(noticeWays(reserves, lineOnly, both)).toEqual({ line: true, mail: false });
    expect(noticeWays(reserves, mailOnly, both)).toEqual({ line: false, mail: true });
    expect(noticeWays(seats, nothing, both)).toEqual({ line: false, mail: false });
  });

  it('are the other one where the chosen one does not work', () => {
    expect(noticeWays(day, lineOnly, { ...both, line: false })).toEqual({ line: false, mail: true });
    expect(noticeWays(day, mailOnly, { ...both, mail: false })).toEqual({ line: true, mail: false });
    expect(noticeWays(day, mailOnly, { ...both, mailBounced: true })).toEqual({ line: true, mail: true });
    expect(noticeWays(day, usualChoice, { ...both, line: false, mail: false })).toEqual({ line: false, mail: false });
  });

  it('are all of them for what is urgent, whatever was chosen and however little is left', () => {
    expect(noticeWays(urgent, nothing, { ...both, lineShort: true })).toEqual({ line: true, mail: true });
  });

  it('leave LINE to what cannot wait while it runs short', () => {
    const short = { ...both, lineShort: true };
    expect(noticeWays(reserves, usualChoice, short)).toEqual({ line: false, mail: true });
    expect(noticeWays(reserves, lineOnly, short)).toEqual({ line: false, mail: true });
    expect(noticeWays(day, lineOnly, short)).toEqual({ line: true, mail: false });
    expect(noticeWays(reserves, lineOnly, { ...short, mail: false })).toEqual({ line: true, mail: false });
    expect(noticeWays(reserves, lineOnly, { ...short, mailBounced: true })).toEqual({ line: true, mail: false });
    expect(noticeWays(seats, nothing, short)).toEqual({ line: false, mail: false });
  });
});

it.each([
  [reserves, true, true],
  [reserves, false, false],
  [urgent, false, true],
  [urgent, true, true],
])('group %i goes to the devices, chosen %s: %s', (group, push_flag, pushed) => {
  expect(noticePushed(group, { push_flag })).toBe(pushed);
});
