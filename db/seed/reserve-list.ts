import {
  kohokuHidamari,
  minatoHiroba,
  musashinoMidori,
  omiyaSakura,
  setagayaKomorebi,
  umedaKotori,
} from './branch-list.ts';

export interface DemoReserve {
  customer_id: number;
  branch_id: number;
  child_ids: readonly number[];
  /** Days from today. */
  day: number;
  from: string;
  to: string;
  meals?: readonly ('breakfast' | 'lunch' | 'supper')[];
  approval_status?: 1 | 2 | 3 | 4;
  approval_comment?: string;
  refusal_reason?: number;
  remarks?: string;
  pick_up?: { name: string; tel: string };
  /** Made on the day itself. */
  current_day?: true;
  /** Made while registering, without a card so far. */
  cardDue?: true;
  cancelled?: { daysBefore: number; at: string; percent: number };
  /** What happened at the settlement of a past stay; settled unless said. */
  settlement?: 'failed' | 'refunded';
  tickets?: readonly { ticket_id: number; number: number }[];
  others_discount?: { amount: number; reason: string };
}

const minato = { branch_id: minatoHiroba };
const musashino = { branch_id: musashinoMidori };
const grandmother = { name: '佐藤 和子', tel: '08055520101' };

/** In this order they get the ids 1, 2, 3 … */
export const demoReserves: readonly DemoReserve[] = [
  // 佐藤: a long, ordinary history, then the coming ones.
  { customer_id: 1, ...minato, child_ids: [1], day: -156, from: '09:00', to: '12:00' },
  { customer_id: 1, ...minato, child_ids: [1], day: -128, from: '13:00', to: '17:30' },
  { customer_id: 1, ...minato, child_ids: [1, 2], day: -101, from: '10:00', to: '15:00', meals: ['lunch'] },
  { customer_id: 1, ...minato, child_ids: [2], day: -83, from: '09:30', to: '11:30', current_day: true },
  { customer_id: 1, ...minato, child_ids: [1, 2], day: -66, from: '07:30', to: '10:30', meals: ['breakfast'] },
  {
    customer_id: 1,
    ...minato,
    child_ids: [1],
    day: -48,
    from: '09:00',
    to: '12:00',
    tickets: [{ ticket_id: 1, number: 3 }],
  },
  {
    customer_id: 1,
    ...minato,
    child_ids: [1],
    day: -34,
    from: '14:00',
    to: '17:30',
    pick_up: grandmother,
    tickets: [{ ticket_id: 1, number: 3 }],
  },
  {
    customer_id: 1,
    ...minato,
    child_ids: [1, 2],
    day: -20,
    from: '08:30',
    to: '11:30',
    tickets: [
      { ticket_id: 1, number: 4 },
      { ticket_id: 2, number: 2 },
    ],
  },
  { customer_id: 1, branch_id: setagayaKomorebi, child_ids: [1], day: -6, from: '13:00', to: '16:00' },
  {
    customer_id: 1,
    ...minato,
    child_ids: [1],
    day: 1,
    from: '09:00',
    to: '12:30',
    meals: ['lunch'],
    remarks: '朝は少し早めに着くかもしれません。',
    pick_up: grandmother,
  },
  { customer_id: 1, ...minato, child_ids: [1, 2], day: 5, from: '10:00', to: '16:00', meals: ['lunch'] },
  // 鈴木: a baby, and a request that waits for the branch's answer.
  { customer_id: 2, ...minato, child_ids: [3], day: -15, from: '10:00', to: '13:00' },
  {
    customer_id: 2,
    ...minato,
    child_ids: [3],
    day: 4,
    from: '09:00',
    to: '12:00',
    approval_status: 2,
    remarks: '母の通院の付き添いです。ミルクを持参します。',
  },
  // 高橋: schoolchild and preschooler.
  { customer_id: 3, ...minato, child_ids: [5], day: -28, from: '09:00', to: '17:00', meals: ['lunch'] },
  { customer_id: 3, ...minato, child_ids: [4, 5], day: -14, from: '15:30', to: '19:30', meals: ['supper'] },
  { customer_id: 3, ...minato, child_ids: [4, 5], day: 2, from: '15:30', to: '19:30', meals: ['supper'] },
  {
    customer_id: 3,
    ...minato,
    child_ids: [5],
    day: 9,
    from: '09:00',
    to: '13:00',
    approval_status: 3,
    approval_comment: 'お受けできます。園外保育から戻る11時までは、留守番の職員とお過ごしいただきます。',
  },
  // 田中: the monthly payment failed; what was reserved before stays.
  { customer_id: 4, ...musashino, child_ids: [6], day: -45, from: '10:00', to: '14:00', meals: ['lunch'] },
  { customer_id: 4, ...musashino, child_ids: [6], day: 7, from: '10:00', to: '13:00' },
  // 伊藤: withdrawn, at the branch that is paid through Connect.
  {
    customer_id: 5,
    branch_id: setagayaKomorebi,
    child_ids: [7],
    day: -30,
    from: '09:00',
    to: '15:00',
    meals: ['lunch'],
  },
  // 渡辺: reserved while registering; the seat is held until the card is due.
  { customer_id: 6, ...minato, child_ids: [8], day: 3, from: '10:00', to: '12:00', cardDue: true },
  // 山本: one charge failed, one cancellation fee was paid.
  { customer_id: 7, ...minato, child_ids: [9], day: -40, from: '09:00', to: '12:00' },
  {
    customer_id: 7,
    ...minato,
    child_ids: [9],
    day: -21,
    from: '10:00',
    to: '15:00',
    cancelled: { daysBefore: 0, at: '07:20', percent: 50 },
  },
  {
    customer_id: 7,
    ...minato,
    child_ids: [9],
    day: -9,
    from: '09:00',
    to: '14:00',
    meals: ['lunch'],
    settlement: 'failed',
  },
  // 中村: a discount by staff, and a coming one.
  {
    customer_id: 8,
    ...musashino,
    child_ids: [10],
    day: -5,
    from: '09:00',
    to: '12:00',
    others_discount: { amount: 500, reason: 'お迎えの際に玄関でお待たせしたため' },
  },
  { customer_id: 8, ...musashino, child_ids: [10], day: 2, from: '09:00', to: '12:00' },
  // 木村: refunded, rejected, and cancelled in time.
  {
    customer_id: 10,
    branch_id: kohokuHidamari,
    child_ids: [11],
    day: -12,
    from: '10:00',
    to: '12:00',
    settlement: 'refunded',
  },
  {
    customer_id: 10,
    branch_id: kohokuHidamari,
    child_ids: [11],
    day: 6,
    from: '08:00',
    to: '11:00',
    approval_status: 4,
    refusal_reason: 2,
    approval_comment: 'あいにく職員の手配ができませんでした。13時以降でしたらお受けできます。',
  },
  {
    customer_id: 10,
    branch_id: kohokuHidamari,
    child_ids: [11],
    day: 3,
    from: '13:00',
    to: '15:00',
    cancelled: { daysBefore: 4, at: '20:10', percent: 0 },
  },
  // 林, 森, 山崎, 池田
  { customer_id: 11, ...minato, child_ids: [12, 13], day: -3, from: '09:00', to: '11:00' },
  {
    customer_id: 13,
    branch_id: umedaKotori,
    child_ids: [15],
    day: -190,
    from: '10:00',
    to: '13:00',
    tickets: [{ ticket_id: 3, number: 3 }],
  },
  {
    customer_id: 13,
    branch_id: umedaKotori,
    child_ids: [15],
    day: -170,
    from: '10:00',
    to: '13:00',
    tickets: [{ ticket_id: 3, number: 3 }],
  },
  { customer_id: 13, branch_id: umedaKotori, child_ids: [15], day: 10, from: '17:00', to: '20:30', meals: ['supper'] },
  { customer_id: 14, ...minato, child_ids: [16], day: 8, from: '09:00', to: '11:00' },
  { customer_id: 15, branch_id: omiyaSakura, child_ids: [18], day: -100, from: '14:00', to: '17:00' },
  // Today: whoever should be there at the hour of `now` is there.
  { customer_id: 11, ...minato, child_ids: [12, 13], day: 0, from: '07:30', to: '09:30', meals: ['breakfast'] },
  {
    customer_id: 3,
    ...minato,
    child_ids: [5],
    day: 0,
    from: '09:00',
    to: '13:00',
    meals: ['lunch'],
    pick_up: { name: '高橋 直人', tel: '08055520303' },
  },
  { customer_id: 12, ...minato, child_ids: [14], day: 0, from: '09:30', to: '11:30', current_day: true },
  { customer_id: 14, ...minato, child_ids: [16], day: 0, from: '11:00', to: '15:00', meals: ['lunch'] },
  { customer_id: 2, ...minato, child_ids: [3], day: 0, from: '13:00', to: '16:00' },
  { customer_id: 3, ...minato, child_ids: [4], day: 0, from: '15:30', to: '18:30' },
  { customer_id: 11, ...minato, child_ids: [12], day: 0, from: '17:30', to: '20:30', meals: ['supper'] },
  { customer_id: 8, ...musashino, child_ids: [10], day: 0, from: '08:30', to: '12:00' },
  { customer_id: 4, ...musashino, child_ids: [6], day: 0, from: '13:00', to: '15:00' },
];
