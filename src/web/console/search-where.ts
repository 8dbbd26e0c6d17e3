import { searchWords, telephoneDigits } from '../../domain/text/search-text.ts';

/** What was typed, as a pattern; % and _ mean themselves. */
export const containing = (text: string): string => `%${text.trim().replaceAll(/[\\%_]/g, '\\$&')}%`;

/** More words than anybody types; the data API takes no endless condition. */
const mostText = 5;

/** Every word is in one of the columns, as the data API's condition. Nothing typed: no condition. */
function everyWord(text: string, ways: (word: string) => object[]): object {
  const words = searchWords(text).slice(0, mostText);
  return words.length === 0 ? {} : { _and: words.map((word) => ({ _or: ways(word) })) };
}

const named = (word: string) => ({ search_text: { _like: containing(word) } });

/** The search normalizes all dashes to ー; an email address contains only the hyphen. */
const mailed = (word: string) => ({ email: { _ilike: containing(word.replaceAll('ー', '-')) } });

function called(word: string): object[] {
  const digits = telephoneDigits(word);
  return digits === null ? [] : [{ tel: { _like: containing(digits) } }];
}

const familyWays = (word: string): object[] => [named(word), mailed(word), ...called(word), { children: named(word) }];

/** Families by name, kana, telephone, mail or child, as `customers`' condition. */
export const familyMatching = (text: string): object => everyWord(text, familyWays);

/** Reserves by their family or child, as `reserves`' condition. */
export const reserveMatching = (text: string): object =>
  everyWord(text, (word) => [
    { customer: named(word) },
    ...called(word).map((customer) => ({ customer })),
    { reserve_details: { child: named(word) } },
  ]);

/** Inquiries and applications by who wrote and what, as `inbox_threads`' condition. */
export const inboxMatching = (text: string): object =>
  everyWord(text, (word) => {
    const written = { _or: [named(word), mailed(word), ...called(word)] };
    return [{ inquiry: written }, { staff_recruitment_application: written }];
  });
