/** Forms of the console that keep their fields themselves, and why that is better there. The list only shrinks. */
export const byHand: Readonly<Record<string, string>> = {
  'src/web/console/account/second-step-form.tsx': 'at the sign-in, before there is a session to call a function with',
  'src/web/parts/care/staff/naps/late-sleep-check-dialog.tsx':
    'sent with its time by the line of taps, which also works without connection',
  'src/web/parts/care/staff/naps/add-nap.tsx': 'two times of today, sent as moments',
  'src/web/parts/care/staff/naps/sleep-month.tsx': 'asks for a paper: nothing is saved',
  'src/web/parts/care/staff/naps/trouble-dialog.tsx': 'one choice, written by the line of taps',
  'src/web/parts/care/staff/records/typed-entries.tsx': 'a touch writes at once, by the line of taps',
  'src/web/parts/family/staff/bar-form.tsx':
    'a picture is cut and sent first, its words follow; checked by the contract',
  'src/web/parts/membership/staff/birth-date-dialog.tsx':
    'two answers of one function: first what would change, then the change with the amounts that were shown',
  'src/web/parts/reserves/staff/new-family/member-search.tsx': 'a search: nothing is saved',
  'src/web/parts/messages/staff/announcements/family-picker.tsx': 'a search: nothing is saved',
  'src/web/parts/reserves/staff/new-family/new-family-form.tsx':
    'family, consent, seat and price on one page: children grow, the seat is asked live',
  'src/web/parts/attendance/staff/door/door-form.tsx':
    'the door: who is chosen decides what is asked, also without connection',
  'src/web/parts/attendance/staff/door/past-refusal.tsx': 'the door: a step of the hand-over, sent with it',
  'src/web/parts/staffing/headquarters/sign-in-settings.tsx': 'each choice is saved at once',
  'src/web/parts/books/headquarters/months/journal-file.tsx': 'a file is fetched: nothing is saved',
  'src/web/parts/contents/headquarters/content-list.tsx': 'an order by dragging and a search',
  'src/web/parts/books/headquarters/documents/document-search.tsx': 'a search: nothing is saved',
  'src/web/parts/calendar/headquarters/pattern-form.tsx':
    'seven days copied from one another, whose errors are counted by weekday; another function shows the four weeks they make first',
  'src/web/parts/membership/headquarters/imports/import-form.tsx': 'a file is read and judged first, then taken in',
  'src/web/parts/care/staff/incidents/incident-photos.tsx': 'a picture is cut and sent first, its words follow',
  'src/web/parts/branches/headquarters/images/face-form.tsx': 'a picture is cut and sent first, its words follow',
  'src/web/parts/attendance/staff/open-stays/stay-dialog.tsx': 'chooses which of three forms is shown',
  'src/web/parts/attendance/staff/paper/by-hand-form.tsx':
    'a sheet of rows: each is taken or refused by itself, the refused ones stay',
  'src/web/parts/reserves/staff/requests/answer-form.tsx': 'two buttons of two functions over one comment',
  'src/web/parts/attendance/staff/acts/act-dialog.tsx':
    'the answer to one of several acts, sent by the page they stand on',
  'src/web/parts/reserves/staff/reserve-form.tsx':
    'a seat asked live with its price; the same form makes a reserve and changes one',
  'src/web/parts/staffing/staff/roster/shift-dialog.tsx': 'breaks that grow; the usual week is another function',
  'src/web/parts/staffing/staff/roster/week-dialog.tsx': 'seven days whose breaks grow',
  'src/web/parts/attendance/staff/door/pass-result.tsx': 'the door: what was scanned decides what is asked',
  'src/web/console/tablet/password-asker.tsx': 'asks on behalf of another press, by password or passkey',
  'src/web/console/tablet/register-form.tsx': 'two functions one after the other, and a key made on the device',
  'src/web/parts/attendance/staff/board/time-dialog.tsx': 'a time for some children, sent by the line of taps',
  'src/web/parts/waitlist/staff/offer-by-hand.tsx': 'one select among starts that come and go while it is open',
  'src/web/staff/forget_password.tsx': 'before the sign-in: no function, and checked by the contract',
};

/** Fields that choose what a page shows: nothing is saved. */
export const onlyShown: readonly string[] = [
  'src/web/parts/books/staff/branch-table.tsx',
  'src/web/parts/books/staff/figures-desk.tsx',
  'src/web/console/branch-dialog.tsx',
  'src/web/console/search-bar.tsx',
  'src/web/staff/_parts/search/search-dialog.tsx',
  'src/web/staff/calendar.tsx',
  'src/web/staff/childcares.tsx',
  'src/web/staff/childcares/discounts.tsx',
  'src/web/staff/childcares/waivers.tsx',
  'src/web/staff/reserves/add.tsx',
];
