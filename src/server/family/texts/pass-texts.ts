import { withSan } from '../../../domain/text/called-name.ts';
import type { Instant } from '../../../domain/time.ts';
import { formatMonthDay, formatTimeRange } from '../../../domain/time-format.ts';
import { reserveLink } from '../../notifying/writing/message-link.ts';
import { type NotificationText, paragraphs } from '../../notifying/writing/notification-text.ts';

/** Messages about pick-up passes, with what their texts need. */
export interface PassData {
  pickup_pass_issued: {
    reserve_id: number;
    start_datetime: Instant;
    end_datetime: Instant;
    branch_name: string;
    person_name: string;
    relation: string;
  };
}

type Writers = { [Kind in keyof PassData]: (data: PassData[Kind]) => NotificationText };

export const passTexts: Writers = {
  pickup_pass_issued: ({ reserve_id, start_datetime, end_datetime, branch_name, person_name, relation }) => ({
    title: `${relation}の${withSan(person_name)}のお迎えパスを作りました`,
    content: paragraphs(
      `${formatMonthDay(start_datetime)} ${formatTimeRange(start_datetime, end_datetime)}\n${branch_name}`,
      `${relation}の${withSan(person_name)}が、この日のお迎えに来られます。`,
      'お心当たりがないときは、ご予約のページでお迎えパスを取り消し、園へお電話ください。',
    ),
    link: reserveLink(reserve_id),
  }),
};
