import { createHash, randomUUID } from 'node:crypto';
import type pg from 'pg';
import { addDays, addMinutes, instantOf, type TokyoDate, tokyoDateOf } from '../../src/domain/time.ts';
import { formatMonthDay } from '../../src/domain/time-format.ts';
import { kohokuHidamari, minatoHiroba, musashinoMidori } from './branch-list.ts';
import { insertRows } from './insert.ts';
import { closeEarlierDays, dailyReports } from './reports.ts';
import type { PlacedReserve } from './reserves.ts';

/** What lies on the desks: messages to parents, reports, the audit log, inquiries and applications. */
export async function seedBranchDesk(client: pg.Client, now: Date, reserves: readonly PlacedReserve[]): Promise<void> {
  const today = tokyoDateOf(now);
  await insertRows(client, 'notifications', notifications(now, reserves));
  await insertRows(client, 'daily_reports', dailyReports(today));
  await closeEarlierDays(client);
  await insertRows(client, 'tablets', tablets(now));
  await insertRows(client, 'audit_logs', auditLogs(today));
  await insertRows(client, 'headquarters_messages', headquartersMessages(now));
  await seedImports(client, now);
  await insertRows(client, 'inquiries', inquiries(today));
  await insertRows(client, 'staff_recruitment_applications', applications(today));
  await insertRows(client, 'inbox_answers', inboxAnswers(today));
  await insertRows(client, 'inbox_templates', inboxTemplates);
  await client.query('update inbox_threads set status = 3, assigned_account_id = 2 where id in (1, 4)');
  await insertRows(client, 'files', brokenUploads(now));
}

/** Registered long ago; no device has their secret, so each visitor of the demo registers a new one. */
function tablets(now: Date) {
  const tablet = (id: number, branch_id: number, name: string, registered_by: number, daysAgo: number) => ({
    ...{ id, branch_id, name, registered_by },
    registered_at: addMinutes(now, -daysAgo * 1440 - 90),
    last_seen_at: addMinutes(now, -daysAgo * 1440),
  });
  return [tablet(1, minatoHiroba, '事務室のタブレット', 2, 3), tablet(2, musashinoMidori, '玄関のタブレット', 4, 1)];
}

/** Uploads that broke off: their bytes never came, and the sweep takes the rows after a day. */
function brokenUploads(now: Date) {
  const nobody = { branch_id: null, customer_id: null, account_id: null };
  const upload = (purpose: string, private_flag: boolean, of: Partial<Record<keyof typeof nobody, number>>) => ({
    ...{ key: randomUUID(), purpose, private_flag, ...nobody, ...of },
    ...{ content_type: 'image/webp', bytes: 1, width: 1600, height: 900 },
    ...{ stored_flag: false, unused_since: now, created_at: now },
  });
  return [
    upload('branch_image', false, { branch_id: minatoHiroba, account_id: 2 }),
    upload('family_document', true, { customer_id: 1 }),
  ];
}

/** The company brought a few families along when it moved in. */
async function seedImports(client: pg.Client, now: Date): Promise<void> {
  const content_hash = createHash('sha256').update('demo families').digest('hex');
  await insertRows(client, 'imports', [
    {
      id: 1,
      kind: 'families',
      file_name: 'kazoku-2022.csv',
      content_hash,
      line_count: 1,
      made_count: 1,
      invite_flag: true,
      account_id: 1,
      created_at: addMinutes(now, -40 * 1440),
    },
  ]);
  await insertRows(client, 'imported_customers', [{ import_id: 1, customer_id: 2 }]);
}

/** What Stripe told of money: one matter waits, one is seen to. */
function headquartersMessages(now: Date) {
  const message = (kind: string, title: string, content: string, daysAgo: number, done: boolean) => ({
    kind,
    deduplication_key: `demo-${kind}`,
    title,
    content,
    branch_id: minatoHiroba,
    link: kind === 'stripeDispute' ? '/staff/customers/1' : null,
    mail_status: 'sent',
    created_at: addMinutes(now, -daysAgo * 1440),
    done_at: done ? addMinutes(now, -(daysAgo - 1) * 1440) : null,
    done_account_id: done ? 1 : null,
  });
  const dispute =
    '3,500円 理由 身に覚えのない請求(不正利用) (Stripe dp_demo_1)\nStripeの管理画面で反証を提出してください。';
  const account =
    'みなと広場園 (Stripe acct_demo_minato)\n受け取りができるようになりました。これからの売上は園の口座に入ります。';
  return [
    message('stripeDispute', 'カード会社からの異議申し立て', dispute, 1, false),
    message('stripeAccount', '園の受取口座の状態', account, 12, true),
  ];
}

function notifications(now: Date, reserves: readonly PlacedReserve[]) {
  const about = (customer_id: number, day: number): PlacedReserve => {
    const found = reserves.find(({ spec }) => spec.customer_id === customer_id && spec.day === day);
    if (found === undefined) throw new Error(`Unexpected value: ${customer_id}, ${day}`);
    return found;
  };
  const message = (reserve: PlacedReserve, kind: string, title: string, content: string, minutesAgo: number) => ({
    customer_id: reserve.spec.customer_id,
    reserve_id: reserve.id,
    kind,
    deduplication_key: `demo-${kind}-${reserve.id}`,
    title,
    content,
    link: kind === 'settlement_failed' ? '/mypage/payment_methods/edit' : '/mypage/reserves/list',
    line_status: 'sent',
    mail_status: 'skipped',
    read_datetime: kind === 'reserve_confirmed' ? addMinutes(now, 10 - minutesAgo) : null,
    created_at: addMinutes(now, -minutesAgo),
  });
  const [sato, suzuki, takahashi, yamamoto] = [about(1, 1), about(2, 4), about(3, 9), about(7, -9)];
  return [
    message(
      sato,
      'reserve_confirmed',
      'ご予約が確定しました',
      `${formatMonthDay(sato.date)} 9:00〜12:30、みなと広場園でお待ちしています。`,
      6000,
    ),
    message(
      suzuki,
      'reserve_requested',
      'リクエストを受け付けました',
      `${formatMonthDay(suzuki.date)} 9:00〜12:00 のリクエストを園が確認しています。お返事をお待ちください。`,
      4000,
    ),
    message(
      takahashi,
      'reserve_approved',
      '予約が承認されました',
      `${formatMonthDay(takahashi.date)} 9:00〜13:00、みなと広場園でお待ちしています。`,
      2500,
    ),
    message(
      yamamoto,
      'settlement_failed',
      'お支払いを確認できませんでした',
      `${formatMonthDay(yamamoto.date)}のご利用料金をカードに請求できませんでした。お支払い方法をご確認ください。`,
      9 * 1440 - 300,
    ),
  ];
}

const auditLogs = (today: TokyoDate) => [
  {
    account_id: 2,
    branch_id: minatoHiroba,
    action: 'staffSetReservable',
    table_name: 'reservable_managements',
    record_id: 3,
    reason: 'ビル管理会社からの点検の連絡',
    before: null,
    after: { status: '×' },
    created_at: instantOf(addDays(today, -3), 14 * 60),
  },
  {
    account_id: 4,
    branch_id: musashinoMidori,
    action: 'staffSettleChildcare',
    table_name: 'childcares',
    record_id: null,
    reason: 'お迎えの際に玄関でお待たせしたため',
    before: { others_discount_amount: 0 },
    after: { others_discount_amount: 500 },
    created_at: instantOf(addDays(today, -5), 12 * 60 + 5),
  },
  {
    account_id: 1,
    branch_id: kohokuHidamari,
    action: 'staffRefundPayment',
    table_name: 'payments',
    record_id: null,
    reason: '空調の故障で予定の部屋を使えなかったため',
    before: null,
    after: { amount: -2200 },
    created_at: instantOf(addDays(today, -11), 13 * 60),
  },
];

/** A fixed key: the same demo world twice is the same. */
const keyOf = (text: string): string => {
  const hex = createHash('sha256').update(text).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
};

const inquiries = (today: TokyoDate) => [
  {
    inquiry_category_id: 4,
    branch_id: minatoHiroba,
    customer_id: 1,
    corporate_name: null,
    department_name: null,
    name: '佐藤 美咲',
    tel: '09055510101',
    email: 'sato@example.jp',
    inquiry_text: '卵アレルギーの除去食について、夕食でも対応していただけますか。',
    idempotency_key: keyOf('inquiry 1'),
    created_at: instantOf(addDays(today, -4), 21 * 60),
  },
  {
    inquiry_category_id: 1,
    branch_id: musashinoMidori,
    customer_id: null,
    corporate_name: null,
    department_name: null,
    name: '三浦 智子',
    tel: '09055519001',
    email: 'miura@example.jp',
    inquiry_text: '年末年始の営業時間を教えてください。',
    idempotency_key: keyOf('inquiry 2'),
    created_at: instantOf(addDays(today, -2), 11 * 60),
  },
  {
    inquiry_category_id: 8,
    branch_id: null,
    customer_id: null,
    corporate_name: '株式会社あさひ設計',
    department_name: '人事部',
    name: '近藤 隆',
    tel: '0355519002',
    email: 'kondo@example.jp',
    inquiry_text: '社員の福利厚生として法人契約を検討しています。料金の資料をお送りください。',
    idempotency_key: keyOf('inquiry 3'),
    created_at: instantOf(addDays(today, -1), 16 * 60),
  },
];

const applications = (today: TokyoDate) => [
  {
    branch_id: minatoHiroba,
    staff_recruitment_id: 2,
    name: '西村 真由',
    name_kana: 'ニシムラ マユ',
    tel: '09055519003',
    email: 'nishimura@example.jp',
    application_text: '保育園で6年働いたあと、3年離れていました。週3日、午前中の勤務を希望します。',
    idempotency_key: keyOf('application 1'),
    created_at: instantOf(addDays(today, -3), 22 * 60),
  },
];

/** The first inquiry and the application are answered, the others wait. */
const inboxAnswers = (today: TokyoDate) =>
  [
    [1, 'お問い合わせありがとうございます', '佐藤 美咲 様\n\n夕食も卵を除いてご用意できます。', -3],
    [4, 'ご応募ありがとうございます', '西村 真由 様\n\n一度お電話でお話しできればと思います。', -2],
  ].map(([inbox_thread_id, subject, body, days]) => ({
    inbox_thread_id,
    account_id: 2,
    subject,
    body,
    mail_status: 'sent',
    idempotency_key: keyOf(`answer ${inbox_thread_id}`),
    created_at: instantOf(addDays(today, Number(days)), 10 * 60),
    sent_at: instantOf(addDays(today, Number(days)), 10 * 60),
  }));

const inboxTemplates = [
  {
    branch_id: null,
    title: '受付のお礼',
    body: '{お名前} 様\n\nお問い合わせいただき、ありがとうございます。{園名}です。\n\n',
    kind: 1,
  },
  {
    branch_id: minatoHiroba,
    title: '見学のご案内',
    body: '{お名前} 様\n\n見学は平日10時から16時まで承っています。ご都合のよい日時をお知らせください。\n\nお急ぎのときは{園の電話}へお電話ください。',
    kind: 1,
  },
  {
    branch_id: minatoHiroba,
    title: 'お待ちしています',
    body: '{お名前}様、ご予約をお受けしました。当日お待ちしています。',
    kind: 2,
  },
  {
    branch_id: null,
    title: '満席のお詫び',
    body: '申し訳ありません。ご希望の時間は職員の人数の都合でお受けできません。ほかの時間もご検討ください。',
    kind: 2,
  },
];
