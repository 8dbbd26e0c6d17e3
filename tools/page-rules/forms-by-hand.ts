/** Forms of the console (below src/web/staff) that keep their fields themselves, and why that is better there. The list only shrinks. */
export const byHand: Readonly<Record<string, string>> = {
  '_parts/care/family/photo-part.tsx': 'a picture is cut and sent first, its words follow',
  '_parts/customers/birth-date-dialog.tsx':
    'two answers of one function: first what would change, then the change with the amounts that were shown',
  '_parts/desk/member-search.tsx': 'a search: nothing is saved',
  '_parts/headquarters/accounts/sign-in-settings.tsx': 'each choice is saved at once',
  '_parts/headquarters/books/journal-file.tsx': 'a file is fetched: nothing is saved',
  '_parts/headquarters/contents/content-list.tsx': 'an order by dragging and a search',
  '_parts/headquarters/documents/document-search.tsx': 'a search: nothing is saved',
  '_parts/incidents/incident-photos.tsx': 'a picture is cut and sent first, its words follow',
  '_parts/requests/answer-form.tsx': 'two buttons of two functions over one comment',
  '_parts/reserves/first-visit-paper.tsx': 'the press opens a paper: nothing is typed',
  '_parts/scan/pass-result.tsx': 'the door: what was scanned decides what is asked',
  '_parts/tablet/password-asker.tsx': 'asks on behalf of another press, by password or passkey',
  '_parts/tablet/register-form.tsx': 'two functions one after the other, and a key made on the device',
  'inbox/families/$family_thread_id.tsx': 'a conversation: pictures are sent while one writes',
};

/** To be moved to src/web/form (docs/forms.md). */
export const notYetMoved: readonly string[] = [
  '_parts/corrections/correction-form.tsx',
  '_parts/headquarters/hours/pattern-form.tsx',
  '_parts/incidents/incident-form.tsx',
  '_parts/medicines/medicine-form.tsx',
  '_parts/open-stays/times-form.tsx',
  '_parts/paper/by-hand-form.tsx',
  '_parts/reports/day-checklist.tsx',
  '_parts/roster/clocking-dialog.tsx',
  '_parts/today/morning/morning-dialog.tsx',
  '_parts/wishes/offer-by-hand.tsx',
];
