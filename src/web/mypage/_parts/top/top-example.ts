import type { SelectMypageTopData } from '../../../../contract/operations/generated.ts';
import type { Customer, NextReserve, PendingReserve, StayOfToday } from './top-data.ts';

/** For tests: what My Page is told of a member with nothing open, and pieces of what may be. */
export const member: Customer = {
  id: 1,
  name: '佐藤 美咲',
  paying_flag: true,
  stays_flag: true,
  status: 1,
  registration_status: 1,
  subscription_last_paid_date: null,
  expiry_date: null,
  unpaid_flag: false,
  paused_flag: false,
  stopped_flag: false,
  line_blocked_at: null,
  email: 'sato@example.jp',
  email_verified_at: '2026-01-01T00:00:00+09:00',
  email_bounced_at: null,
  plan_type: { name: 'ライト' },
  prefecture: null,
  default_branch: null,
};

export const nothing: SelectMypageTopData = {
  customers: [member],
  info1: [],
  info2: [],
  today: [],
  seat: [],
  seat_offers: [],
  wishes: { aggregate: { count: 0 } },
  unpaid_childcares: [],
  unpaid_cancellations: [],
  morning_forms: [],
  first_visit_packs: [],
  health_questions: [],
  view_due_consents: [],
};

const branch = {
  address1: '港区港南',
  address2: '2-19-4 みなと広場ビル1階',
  tel: '0355501201',
  google_map_shared_link: 'https://example.jp/map',
};

/** Confirmed, in three days. */
export const nextReserve: NextReserve = {
  id: 7,
  start_datetime: '2999-11-20T09:00:00+09:00',
  end_datetime: '2999-11-20T12:30:00+09:00',
  editable_flag: true,
  today_flag: false,
  card_due_datetime: null,
  branch_name: 'みなと広場園',
  branch,
  reserve_details: [{ child: { name: '佐藤 陽向' } }],
};

export const request: PendingReserve = {
  id: 8,
  start_datetime: '2999-11-25T09:00:00+09:00',
  end_datetime: '2999-11-25T12:00:00+09:00',
  card_due_datetime: null,
  answer_due_datetime: null,
  branch_name: '品川きらり園',
  reserve_details: [{ child: { name: '佐藤 陽向' } }],
};

/** A child with us until the evening of a day far ahead, so that no clock of a test makes it late. */
export const inCare: StayOfToday = {
  id: 9,
  start_datetime: '2026-11-16T09:00:00+09:00',
  end_datetime: '2999-11-16T18:00:00+09:00',
  reserve_date: '2026-11-16',
  childcare_status: 2,
  pick_up_name: '佐藤 和子',
  branch_name: 'みなと広場園',
  branch,
  late_notices: [],
  reserve_details: [{ child_id: 1, child: { name: '佐藤 陽向' } }],
  childcares: [{ start_datetime: '2026-11-16T09:02:00+09:00', end_datetime: null }],
};
