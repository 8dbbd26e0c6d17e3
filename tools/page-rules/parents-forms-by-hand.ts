/**
 * Forms of parents' pages (src/web without the console) that keep their fields themselves, and why that is better there.
 * Their labels and lengths are the contract's all the same, by light-fields.generated.ts where the page loads no schema
 * (decision 97). The list only shrinks.
 */
export const parentsByHand: Readonly<Record<string, string>> = {
  'src/web/parts/family/first-visit/sign-form.tsx': 'no schema on this page; two consents and a name',
  'src/web/parts/family/first-visit/signed-part.tsx': 'the press opens a paper: nothing is typed',
  'src/web/parts/care/health/paper-form.tsx': 'a file is sent first, and once; no schema on this page',
  'src/web/parts/attendance/late-sheet.tsx': 'times by big buttons with their price, on My Page: no schema there',
  'src/web/parts/family/passes/make-pass.tsx': 'who and whom by cards; no schema on the page of a reserve',
  'src/web/parts/family/passes/reserve-passes.tsx': 'presses only: nothing is typed',
  'src/web/parts/family/people/invite-dialog.tsx':
    'fields by SchemaForm: an action’s form would add 5 kB to the page of the family',
  'src/web/parts/books/certificates/benefit-form.tsx': 'no schema on this page; the server’s words stand at the fields',
  'src/web/parts/books/certificates/benefit-meter.tsx': 'one amount beside its meter; no schema on this page',
  'src/web/parts/care/health/health-form.tsx':
    'rows that grow (allergies), and a card that staff write by the same piece',
  'src/web/parts/billing/payments/receipt-dialog.tsx': 'the press opens a paper; two words for it may be typed',
  'src/web/parts/billing/payments/yearly-statement.tsx': 'the press opens a paper: the year is chosen',
  'src/web/parts/family/invitation/join-form.tsx':
    'fields by SchemaForm; a refusal in the words of the page for everybody',
  'src/web/parts/reserves/choose/pick-up-part.tsx':
    'part of the date step’s form; one word more puts the person on the list',
  'src/web/parts/membership/family-link-proof.tsx': 'four digits and the consents of the sign-up pages',
};
