/** What the product is about. A subject has one name on every floor: rules, functions' definitions, server, parts of pages, tables. */
interface Subject {
  readonly holds: string;
  /** The subjects it builds on, on any floor. boundaries.test.ts fails on any other arrow, on one nobody needs, and on a circle. */
  readonly uses: readonly string[];
}

export const subjects: Readonly<Record<string, Subject>> = {
  membership: {
    holds: 'families as customers: registration, children and their ages, plans and subscriptions, leaving',
    uses: [],
  },
  branches: { holds: 'branches: places, pages, pictures, certificates, what is near', uses: ['staffing'] },
  staffing: { holds: 'staff: accounts, shifts, clocking in, how many are needed', uses: ['membership'] },
  messages: { holds: 'what is said to whom: notices, mails, LINE, messages with a branch, the inbox', uses: [] },
  contents: { holds: 'what the site shows: articles, questions, benefits, vacancies', uses: [] },
  calendar: { holds: 'days, hours, capacity, closures: what can be reserved when', uses: ['branches', 'staffing'] },
  company: {
    holds: 'the company: its facts, documents, what to bring, opening, imports, the audit log',
    uses: ['calendar', 'membership'],
  },
  billing: {
    holds: 'prices, bills, charges, cancellation fees, what is unpaid, receipts',
    uses: ['calendar', 'company', 'membership'],
  },
  books: { holds: 'the books: entries, months, payouts, figures, certificates for the 無償化', uses: ['billing'] },
  tickets: { holds: 'tickets: comparing, buying, using, their terms', uses: ['billing'] },
  subsidies: {
    holds: 'benefits of municipalities and employers (給付): rules by date, who may use what, hours left, claims',
    uses: ['billing', 'membership'],
  },
  reserves: {
    holds: 'a reserve’s life: request, seat held, reserve, change, series, cancellation',
    uses: ['billing', 'calendar', 'staffing'],
  },
  waitlist: { holds: 'waiting for a full time, and the offer of a seat', uses: ['billing', 'calendar', 'reserves'] },
  cover: {
    holds: 'what a further shift would open, asking colleagues for it, swaps, hours of work',
    uses: ['staffing'],
  },
  care: {
    holds: 'the day with a child: health, morning form, meals, sleep, medicines, incidents',
    uses: ['membership'],
  },
  attendance: {
    holds: 'coming and leaving: check-in and out, the door, late, emergencies, the day’s close',
    uses: ['calendar', 'care', 'messages', 'reserves'],
  },
  family: {
    holds: 'the people of a family: invitations, who picks up, passes, the first visit, registering at the desk',
    uses: ['attendance', 'care', 'reserves'],
  },
  partners: {
    holds: 'doors for others: the API, keys of partners, word that goes out to them',
    uses: [],
  },
};
export const subjectNames = Object.keys(subjects);
/** Where a folder is called by its subject. */
export const floors = ['src/domain', 'src/contract/functions'];
