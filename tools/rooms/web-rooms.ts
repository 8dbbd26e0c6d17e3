import { everyContract, everyRule, type Room } from './room.ts';

const known = [...everyRule, ...everyContract];
const web = (...names: readonly string[]): string[] => names.map((name) => `src/web/${name}`);

/** What belongs to no subject. */
export const webPieces = web(
  'ui',
  'session',
  'data',
  'guard',
  'layout',
  'form',
  'flow',
  'files',
  'sign-in',
  'illustrations',
);
/** What stands around every page of staff and headquarters. */
export const consoleRooms = web(
  'console',
  'console/audit',
  'console/edit',
  'console/settings',
  'console/account',
  'console/tablet',
  'console/taps',
);

/**
 * The subjects' parts of pages, and which other subjects' parts each of them uses: every arrow between subjects of the web.
 * `staff/` and `headquarters/` in a subject hold what the console alone shows (decision 103).
 */
export const webArrows: Readonly<Record<string, readonly string[]>> = {
  membership: [],
  staffing: [],
  messages: [],
  books: [],
  company: [],
  contents: [],
  branches: [],
  billing: ['membership'],
  tickets: [],
  calendar: ['staffing'],
  care: ['membership'],
  family: ['membership'],
  reserves: ['billing', 'calendar', 'care', 'membership', 'messages', 'staffing', 'tickets'],
  waitlist: ['calendar', 'reserves'],
  attendance: ['care', 'reserves'],
  cover: [],
};
const part = (subject: string): string => `src/web/parts/${subject}`;
export const webParts = Object.keys(webArrows).map(part);

/** What any page may build on. */
const pageParts = [...known, ...webPieces, ...consoleRooms, ...webParts];

export const webRooms: Readonly<Record<string, Room>> = {
  'src/web/ui': { holds: 'the pieces: buttons, fields, calendar, cards', mayImport: everyRule },
  'src/web/illustrations': { holds: 'drawings', mayImport: ['src/domain'] },
  'src/web/design': { holds: 'tokens and style sheets', mayImport: [] },
  'src/web/session': { holds: 'who is signed in, in every tab', mayImport: everyRule },
  'src/web/data': {
    holds: 'operations and functions from the browser, the server’s clock',
    mayImport: [...known, ...web('session')],
  },
  'src/web/guard': {
    holds: 'whether a page may be shown, asked before it is',
    mayImport: [...known, ...web('data', 'session')],
  },
  'src/web/layout': {
    holds: 'header, bar, footer, pages of plain text, error and loading screens',
    mayImport: [...known, ...web('data', 'guard', 'illustrations', 'session', 'ui')],
  },
  'src/web/form': {
    holds:
      'the one form for "do one thing": fields from the contract, busy, refused, done, asked before leaving (docs/forms.md); `fields/` what typed text becomes',
    mayImport: [...known, ...web('data', 'session', 'ui')],
  },
  'src/web/flow': {
    holds: 'the one form → confirm → done engine with its drafts, and what stands on a confirm page',
    mayImport: [...known, ...web('data', 'form', 'layout', 'session', 'ui')],
  },
  'src/web/files': { holds: 'a picture chosen, cut and sent', mayImport: [...known, ...web('data', 'session', 'ui')] },
  'src/web/sign-in': {
    holds: 'LINE and e-mail sign-in, sign-up, who one is asked again',
    mayImport: [...known, ...web('data', 'flow', 'form', 'layout', 'session', 'ui')],
  },
  'src/web/console': {
    holds:
      'what every page of staff and headquarters stands on: the account, the branch, live answers, lists and searches',
    mayImport: [...known, ...web('data', 'form', 'layout', 'session', 'ui')],
  },
  'src/web/console/audit': {
    holds: 'the log of what staff did, in words',
    mayImport: [...known, ...web('console', 'data', 'form', 'session', 'ui')],
  },
  'src/web/console/edit': {
    holds: 'editing without overwriting: preview, whose reserves are touched, what somebody else saved meanwhile',
    mayImport: [...known, ...web('console', 'console/audit', 'data', 'form', 'session', 'ui')],
  },
  'src/web/console/settings': {
    holds: 'rows that begin on a day (prices, limits, deadlines): one form with a preview',
    mayImport: [...known, ...web('console', 'console/edit', 'data', 'form', 'session', 'ui')],
  },
  'src/web/console/account': {
    holds: 'the own account: name, password, second factor, sessions',
    mayImport: [...known, ...web('console', 'console/edit', 'data', 'form', 'session', 'ui')],
  },
  'src/web/console/tablet': {
    holds: 'a branch’s shared tablet: registered, locked by PIN, the roll it keeps',
    mayImport: [...known, ...web('console', 'console/account', 'console/edit', 'data', 'form', 'session', 'ui')],
  },
  'src/web/console/taps': {
    holds: 'touches and pictures that wait for a connection and are sent in their order',
    mayImport: [...known, ...web('console', 'console/tablet', 'data', 'files', 'session', 'ui')],
  },
  ...Object.fromEntries(
    Object.entries(webArrows).map(([subject, uses]) => [
      part(subject),
      { holds: `parts of pages: ${subject}`, mayImport: [...known, ...webPieces, ...consoleRooms, ...uses.map(part)] },
    ]),
  ),
  'src/web/public': { holds: 'pages for everybody; `_parts/` what is of these pages alone', mayImport: pageParts },
  'src/web/auth': { holds: 'pages of sign-in', mayImport: pageParts },
  'src/web/registration': { holds: 'pages: register first', mayImport: pageParts },
  'src/web/registration_reserves': { holds: 'pages: reserve first', mayImport: pageParts },
  'src/web/mypage': { holds: 'the member’s pages', mayImport: pageParts },
  'src/web/staff': { holds: 'pages of the staff console; `_parts/frame` what they stand in', mayImport: pageParts },
  'src/web/gallery': { holds: 'every piece in every state, in demo mode', mayImport: pageParts },
  'src/web': {
    holds: 'entries, root, route modules; a folder is a URL path, `_parts/` in it holds what is no page',
    mayImport: [...pageParts, ...web('design', 'gallery', 'staff')],
  },
};
