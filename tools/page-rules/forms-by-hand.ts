/** Forms of the console (below src/web/staff) that keep their fields themselves, and why that is better there. The list only shrinks. */
export const byHand: Readonly<Record<string, string>> = {
  '_parts/account/second-step-form.tsx': 'at the sign-in, before there is a session to call a function with',
  '_parts/care/naps/late-look-dialog.tsx':
    'sent with its time by the line of taps, which also works without connection',
  '_parts/care/naps/trouble-dialog.tsx': 'one choice, written by the line of taps',
  '_parts/care/record-panel.tsx': 'a touch writes at once, by the line of taps',
  '_parts/customers/bar-form.tsx': 'a picture is cut and sent first, its words follow; checked by the contract',
  '_parts/customers/birth-date-dialog.tsx':
    'two answers of one function: first what would change, then the change with the amounts that were shown',
  '_parts/desk/member-search.tsx': 'a search: nothing is saved',
  '_parts/desk/new-family-form.tsx':
    'family, consent, seat and price on one page: children grow, the seat is asked live',
  '_parts/door/door-form.tsx': 'the door: who is chosen decides what is asked, also without connection',
  '_parts/door/past-refusal.tsx': 'the door: a step of the hand-over, sent with it',
  '_parts/headquarters/accounts/sign-in-settings.tsx': 'each choice is saved at once',
  '_parts/headquarters/books/journal-file.tsx': 'a file is fetched: nothing is saved',
  '_parts/headquarters/contents/content-list.tsx': 'an order by dragging and a search',
  '_parts/headquarters/documents/document-search.tsx': 'a search: nothing is saved',
  '_parts/headquarters/hours/pattern-form.tsx':
    'seven days copied from one another, whose errors are counted by weekday; another function shows the four weeks they make first',
  '_parts/headquarters/imports/import-form.tsx': 'a file is read and judged first, then taken in',
  '_parts/incidents/incident-photos.tsx': 'a picture is cut and sent first, its words follow',
  '_parts/open-stays/stay-dialog.tsx': 'chooses which of three forms is shown',
  '_parts/paper/by-hand-form.tsx': 'a sheet of rows: each is taken or refused by itself, the refused ones stay',
  '_parts/requests/answer-form.tsx': 'two buttons of two functions over one comment',
  '_parts/reserves/acts/act-dialog.tsx': 'the answer to one of several acts, sent by the page they stand on',
  '_parts/reserves/reserve-form.tsx': 'a seat asked live with its price; the same form makes a reserve and changes one',
  '_parts/roster/shift-dialog.tsx': 'breaks that grow; the usual week is another function',
  '_parts/roster/week-dialog.tsx': 'seven days whose breaks grow',
  '_parts/scan/pass-result.tsx': 'the door: what was scanned decides what is asked',
  '_parts/tablet/password-asker.tsx': 'asks on behalf of another press, by password or passkey',
  '_parts/tablet/register-form.tsx': 'two functions one after the other, and a key made on the device',
  '_parts/today/time-dialog.tsx': 'a time for some children, sent by the line of taps',
  '_parts/wishes/offer-by-hand.tsx': 'one select among starts that come and go while it is open',
  'forget_password.tsx': 'before the sign-in: no function, and checked by the contract',
};

/** Fields that choose what a page shows: nothing is saved. */
export const onlyShown: readonly string[] = [
  '_parts/figures/branch-table.tsx',
  '_parts/figures/figures-desk.tsx',
  '_parts/frame/branch-dialog.tsx',
  '_parts/frame/search-bar.tsx',
  'calendar.tsx',
  'childcares.tsx',
  'childcares/discounts.tsx',
  'childcares/waivers.tsx',
  'reserves/add.tsx',
];
