/**
 * The subjects on the server, the lower ones first: what each builds on there. What those build on, it may use too. tools/rooms/server-arrows.test.ts
 * fails on any other import, on an arrow nobody needs, and on a circle.
 */
export const serverArrows: Readonly<Record<string, readonly string[]>> = {
  branches: [],
  company: [],
  contents: [],
  membership: ['branches', 'company'],
  books: ['membership'],
  tickets: ['books'],
  subsidies: ['books'],
  reserves: ['subsidies', 'tickets'],
  messages: ['reserves'],
  settings: ['reserves'],
  waitlist: ['reserves'],
  staffing: ['reserves'],
  care: ['staffing'],
  cover: ['staffing', 'waitlist'],
  attendance: ['care'],
  billing: ['attendance'],
  calendar: ['attendance', 'settings'],
  family: ['attendance', 'waitlist'],
  partners: [],
};

/** Imports against the arrows, each with its reason. Nothing is added without one. */
export const againstArrows: Readonly<Record<string, string>> = {
  'src/server/reserves/pick-up.ts → src/server/family/store/pickup-locks.ts': 'a reserve names who picks up',
  'src/server/reserves/pick-up.ts → src/server/family/store/pickup-people.ts': 'a reserve names who picks up',
  'src/server/attendance/attendance.ts → src/server/family/store/pickup-passes.ts':
    'who was picked up needs no pass any more',
  'src/server/membership/subscription/syncSubscription.ts → src/server/books/store/books.ts':
    'the one writer of payments, here of the monthly plan',
  'src/server/membership/store/birth-dates.ts → src/server/reserves/store/reserve-facts.ts':
    'types alone: what was agreed in reserves when a birth date changes',
  'src/server/membership/store/birth-dates.ts → src/server/reserves/store/reserves.ts':
    'types alone: what was agreed in reserves when a birth date changes',
};

/** Everything a subject may use on the server: what it builds on, and what that builds on. */
export function belowOnServer(subject: string): string[] {
  const found = new Set<string>();
  const add = (name: string): void => {
    for (const next of serverArrows[name] ?? []) {
      found.add(next);
      add(next);
    }
  };
  add(subject);
  return [...found];
}
