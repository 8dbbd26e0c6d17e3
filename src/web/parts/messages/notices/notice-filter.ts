import type { NoticeGroup } from '../../../../domain/messages/notice-codes.ts';

/** What the user searches their messages for. */
export interface NoticeFilter {
  text: string;
  group: NoticeGroup | null;
  unread: boolean;
}

/** More words than anybody types; the data API takes no endless condition. */
const mostText = 5;
const containing = (word: string): string => `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`;

/** Every word is in the title or the text; full-width digits and letters are found as they are written there. */
function everyWord(text: string): object[] {
  return text
    .normalize('NFKC')
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, mostText)
    .map((word) => {
      const like = { _ilike: containing(word) };
      return { _or: [{ title: like }, { content: like }] };
    });
}

/** As `notifications`' condition; `before` is the last one shown: what follows it. */
export function noticeWhere({ text, group, unread }: NoticeFilter, before?: number): object {
  const conditions = [
    ...everyWord(text),
    ...(group === null ? [] : [{ kind_group: { _eq: group } }]),
    ...(unread ? [{ read_datetime: { _is_null: true } }] : []),
    ...(before === undefined ? [] : [{ id: { _lt: before } }]),
  ];
  return conditions.length === 0 ? {} : { _and: conditions };
}
