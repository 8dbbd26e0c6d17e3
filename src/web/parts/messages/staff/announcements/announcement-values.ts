import type { FunctionPayload } from '../../../../../contract/functions/functions.ts';
import {
  type AnnouncementAudience,
  type AnnouncementKind,
  announcementAudience,
} from '../../../../../domain/messages/announcement-codes.ts';

export type AnnouncementValues = {
  kind: AnnouncementKind;
  audience: AnnouncementAudience;
  branch_id: string;
  prefecture_id: string;
  date_from: string;
  date_until: string;
  customer_ids: number[];
  send_date: string;
  send_time: string;
  title: string;
  content: string;
};

/** Only what the chosen families need is sent. */
export function audienceOf(values: AnnouncementValues): FunctionPayload<'staffPreviewAnnouncement'> {
  const { branch, prefecture, reserved, chosen } = announcementAudience.code;
  const { kind, audience, send_date, send_time } = values;
  const dated = audience === reserved;
  return {
    kind,
    audience,
    branch_id: audience === branch || dated ? values.branch_id : '0',
    prefecture_id: audience === prefecture ? values.prefecture_id : '0',
    date_from: dated ? values.date_from : '',
    date_until: dated ? values.date_until : '',
    customer_ids: audience === chosen ? values.customer_ids : [],
    send_date,
    send_time,
  };
}
