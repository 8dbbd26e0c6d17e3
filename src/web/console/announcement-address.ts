import { announcementAudience, announcementKind } from '../../domain/messages/announcement-codes.ts';

export const announcementsPath = '/staff/headquarters/announcements';

/** What a word begins as when another page leads to it. Addresses hold numbers and the company's own words, no names. */
export type AnnouncementStart = {
  kind?: number;
  audience?: number;
  branch_id?: number;
  date_from?: string;
  date_until?: string;
  customer_ids?: readonly number[];
  title?: string;
  content?: string;
  /** To be told by the end of this day. */
  due?: string;
};

/** More than an address can hold are reached by what they have in common. */
const MOST_IN_ADDRESS = 300;

/** The page of a new word, begun with what is known: exactly these families, or who has reserved from that day on. */
export function announcementAddress({ customer_ids = [], ...start }: AnnouncementStart): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(start)) if (value !== undefined) search.set(name, String(value));
  if (customer_ids.length > 0 && customer_ids.length <= MOST_IN_ADDRESS) {
    search.set('audience', String(announcementAudience.code.chosen));
    search.set('families', customer_ids.join('-'));
  }
  return `${announcementsPath}/add?${search}`;
}

const numberIn = (search: URLSearchParams, name: string): number | undefined => {
  const text = search.get(name) ?? '';
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined;
};

/** What the form begins with; an address that somebody changed by hand begins a usual word. */
export function announcementStart(search: URLSearchParams) {
  const [kind, audience] = [numberIn(search, 'kind'), numberIn(search, 'audience')];
  return {
    kind: announcementKind.keys.find((key) => key === kind) ?? announcementKind.code.news,
    audience: announcementAudience.keys.find((key) => key === audience) ?? announcementAudience.code.all,
    branch_id: String(numberIn(search, 'branch_id') ?? 0),
    date_from: search.get('date_from') ?? '',
    date_until: search.get('date_until') ?? '',
    customer_ids: (search.get('families') ?? '')
      .split('-')
      .filter((part) => /^\d{1,9}$/.test(part))
      .map(Number),
    title: search.get('title') ?? '',
    content: search.get('content') ?? '',
    due: search.get('due') ?? '',
  };
}
