import { everyContract, everyRule, type Room } from './room.ts';

/** What any page may build on. */
const pageParts = [
  ...everyRule,
  ...everyContract,
  'src/web/branch-page',
  'src/web/card',
  'src/web/confirm',
  'src/web/data',
  'src/web/files',
  'src/web/flow',
  'src/web/guard',
  'src/web/illustrations',
  'src/web/layout',
  'src/web/person-fields',
  'src/web/plan',
  'src/web/reserves',
  'src/web/seat',
  'src/web/session',
  'src/web/sign-in',
  'src/web/ui',
];
export const webRooms: Readonly<Record<string, Room>> = {
  'src/web/ui': { holds: 'the pieces: buttons, fields, calendar, cards', mayImport: everyRule },
  'src/web/illustrations': { holds: 'drawings', mayImport: ['src/domain'] },
  'src/web/design': { holds: 'tokens and style sheets', mayImport: [] },
  'src/web/session': { holds: 'who is signed in, in every tab', mayImport: everyRule },
  'src/web/data': {
    holds: 'operations and functions from the browser, the server’s clock',
    mayImport: [...everyContract, ...everyRule, 'src/web/session'],
  },
  'src/web/guard': {
    holds: 'whether a page may be shown, asked before it is',
    mayImport: [...everyContract, ...everyRule, 'src/web/data', 'src/web/session'],
  },
  'src/web/layout': {
    holds: 'header, bar, footer, error and loading screens',
    mayImport: [
      ...everyContract,
      ...everyRule,
      'src/web/data',
      'src/web/guard',
      'src/web/illustrations',
      'src/web/session',
      'src/web/ui',
    ],
  },
  'src/web/flow': {
    holds: 'the one form → confirm → done engine with its drafts',
    mayImport: [...everyContract, ...everyRule, 'src/web/data', 'src/web/layout', 'src/web/session', 'src/web/ui'],
  },
  'src/web/person-fields': {
    holds: 'fields of a parent and of children; `text/` what typed text becomes',
    mayImport: [...everyContract, ...everyRule, 'src/web/data', 'src/web/session', 'src/web/ui'],
  },
  'src/web/files': {
    holds: 'a picture chosen, cut and sent',
    mayImport: [...everyContract, ...everyRule, 'src/web/data', 'src/web/session', 'src/web/ui'],
  },
  'src/web/card': {
    holds: 'the card form, and the card on file in words',
    mayImport: [...everyContract, ...everyRule, 'src/web/data', 'src/web/flow', 'src/web/person-fields', 'src/web/ui'],
  },
  'src/web/plan': {
    holds: 'choice of a plan',
    mayImport: [...everyRule, 'src/web/card', 'src/web/data', 'src/web/person-fields', 'src/web/ui'],
  },
  'src/web/confirm': {
    holds: 'the last look: summary, folded price, the bar with its one button',
    mayImport: [...everyContract, ...everyRule, 'src/web/layout', 'src/web/ui'],
  },
  'src/web/sign-in': {
    holds: 'LINE and e-mail sign-in, sign-up',
    mayImport: [
      ...everyContract,
      ...everyRule,
      'src/web/data',
      'src/web/flow',
      'src/web/person-fields',
      'src/web/session',
      'src/web/ui',
    ],
  },
  'src/web/reserves': {
    holds: 'the reserve’s journey: start, choose, confirm, detail, listed, cancel',
    mayImport: [
      ...everyContract,
      ...everyRule,
      'src/web/card',
      'src/web/confirm',
      'src/web/data',
      'src/web/flow',
      'src/web/guard',
      'src/web/layout',
      'src/web/person-fields',
      'src/web/session',
      'src/web/ui',
    ],
  },
  'src/web/seat': {
    holds: 'a seat taken while registering',
    mayImport: [
      ...everyContract,
      ...everyRule,
      'src/web/data',
      'src/web/flow',
      'src/web/person-fields',
      'src/web/confirm',
      'src/web/reserves',
      'src/web/ui',
    ],
  },
  'src/web/branch-page': {
    holds: 'the page of a branch, for everybody and as a preview for whoever writes it',
    mayImport: [...everyContract, ...everyRule, 'src/web/ui'],
  },
  'src/web/public': { holds: 'pages for everybody; `_parts/` their pieces', mayImport: pageParts },
  'src/web/auth': { holds: 'pages of sign-in', mayImport: pageParts },
  'src/web/registration': { holds: 'pages: register first', mayImport: pageParts },
  'src/web/registration_reserves': { holds: 'pages: reserve first', mayImport: pageParts },
  'src/web/mypage': { holds: 'the member’s pages', mayImport: pageParts },
  'src/web/staff': { holds: 'the staff console', mayImport: pageParts },
  'src/web/gallery': { holds: 'every piece in every state, in demo mode', mayImport: pageParts },
  'src/web': {
    holds: 'entries, root, route modules; a folder is a URL path, `_parts/` in it holds what is no page',
    mayImport: [...pageParts, 'src/web/design', 'src/web/gallery', 'src/web/staff'],
  },
};
