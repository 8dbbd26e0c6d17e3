import { z } from 'zod';
import { reservableStatuses } from '../../domain/codes.ts';
import * as field from '../fields.ts';
import { nearbyFunctions } from '../functions/calendar/nearby.ts';
import { holdFunctions } from '../functions/reserves/holds.ts';
import { child_ids, reserveFunctions } from '../functions/reserves/reserves.ts';
import { apiOperation, mealsShape, stayShape } from './operation.ts';

const int = z.number().int();
const branch_id = field.id('園');
const reserve_id = field.id('ご予約');
const age = field.count('お子さまの年齢', 0, 18);
const ageWords = { error: 'お子さまの年齢をご確認ください。' };
/** '0,2': a list is one parameter of an address. */
const listedAges = z
  .string(ageWords)
  .regex(/^\d{1,2}(,\d{1,2})*$/, ageWords)
  .transform((text): (string | number)[] => text.split(','))
  .pipe(z.array(age).max(6, ageWords));
const quoted_amount = field.yen('金額');

const branch = z.object({
  branch_id: int,
  name: z.string(),
  /** Its page: /branches/{path_name}. */
  path_name: z.string(),
  prefecture: z.string(),
  address: z.string(),
  nearest_station: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  tel: z.string(),
  open_time: z.string(),
  close_time: z.string(),
  extended_open_time: z.string(),
  extended_close_time: z.string(),
  open_date: z.string(),
  last_date: z.string().nullable(),
  preparing_flag: z.boolean(),
});

const ownReserve = z.object({
  reserve_id: int,
  branch_id: int,
  branch_name: z.string(),
  start_datetime: z.string(),
  end_datetime: z.string(),
  pending_flag: z.boolean(),
  reserve_amount: int,
  editable_flag: z.boolean(),
  cancellable_flag: z.boolean(),
  child_ids: z.array(int),
});

/** /api/v1: few, and kept. What is published is never taken away (docs/api/v1.json, tools/api). */
export const apiOperations = {
  listBranches: apiOperation({
    method: 'GET',
    path: '/branches',
    summary: '園の一覧',
    description: '開園している園と、これから開く園です。',
    scope: 'places',
    input: z.object({}),
    answer: z.object({ branches: z.array(branch) }),
    example: {},
  }),
  readCalendar: apiOperation({
    method: 'GET',
    path: '/branches/{branch_id}/calendar',
    summary: '園のカレンダー',
    description: `予約を受け付けている日ごとの印です。${reservableStatuses.join('・')} は、空きあり・リクエスト(園が先に返事をします)・受付なしです。`,
    scope: 'availability',
    input: z.object({ branch_id, children: field.count('お子さまの人数', 1, 10).default(1) }),
    answer: reserveFunctions.reserveCalendar.output,
    example: { branch_id: 2 },
  }),
  readAvailability: apiOperation({
    method: 'GET',
    path: '/branches/{branch_id}/availability',
    summary: '1日の空き',
    description:
      '園の1日を刻みごとに、定員と残りの席で示します。startable が true の時刻から、最短の時間で預けられます。',
    scope: 'availability',
    input: z.object({
      branch_id,
      date: stayShape.date,
      children: field.count('お子さまの人数', 1, 10).default(1),
    }),
    answer: reserveFunctions.reserveSlots.output,
    example: { branch_id: 2, date: '{tomorrow}' },
  }),
  searchNearby: apiOperation({
    method: 'GET',
    path: '/nearby',
    summary: '近くの今日の空き',
    description: '駅名・市区町村・園の名前・郵便番号の近くで、今日これから空いている園を近い順に返します。',
    scope: 'availability',
    input: z.object({
      place: field.requiredText('駅名・市区町村・郵便番号', field.limits.address),
      ages: listedAges,
      minutes: field.count('預ける時間', 1, 1440),
      from: field.clockTime('いつから').optional(),
    }),
    answer: nearbyFunctions.nearbySeats.output,
    example: { place: '品川駅', ages: '2', minutes: 120 },
  }),
  quote: apiOperation({
    method: 'POST',
    path: '/quotes',
    summary: '見積もり',
    description:
      '1行ごとの金額と、キャンセル料の段階です。席を約束するものではありません。お子さまは年齢(ages)で、保護者のログインがあるときは child_ids でも指定できます。',
    scope: 'availability',
    input: z.object({
      branch_id,
      ...stayShape,
      ...mealsShape,
      ages: z.array(age).max(10).default([]),
      child_ids: z.array(field.id('お子さま')).max(10).default([]),
      reserve_id: reserve_id.optional(),
    }),
    answer: reserveFunctions.quoteReserve.output,
    example: { branch_id: 2, date: '{tomorrow}', start_time: '10:00', end_time: '12:00', ages: [2] },
  }),
  holdSeat: apiOperation({
    method: 'POST',
    path: '/holds',
    summary: '席を数分おさえる',
    description:
      'ご家庭ごとに1つです。2つめは前のものに代わります。席がないときも200で、seat_hold_id が null、reason に理由が入ります。',
    scope: 'family',
    input: z.object({ branch_id, child_ids, ...stayShape }),
    answer: holdFunctions.holdSeat.output,
    example: { branch_id: 2, child_ids: [1], date: '{tomorrow}', start_time: '10:00', end_time: '12:00' },
  }),
  releaseSeat: apiOperation({
    method: 'DELETE',
    path: '/holds/{seat_hold_id}',
    summary: 'おさえた席を放す',
    description: 'おさえた席を、すぐほかの方が予約できるようにします。',
    scope: 'family',
    input: z.object({ seat_hold_id: field.id('席の確保') }),
    answer: holdFunctions.releaseSeat.output,
    example: { seat_hold_id: 1 },
  }),
  reserve: apiOperation({
    method: 'POST',
    path: '/reserves',
    summary: '予約する',
    description:
      '見積もりの金額を quoted_amount で送ります。金額が変わっていたときは予約せず、quote_changed と新しい見積もりを返します。approval_status が 2 のときは園の返事を待ちます。',
    scope: 'family',
    keyed: true,
    input: z.object({ branch_id, child_ids, ...stayShape, ...mealsShape, quoted_amount }),
    answer: reserveFunctions.createReserve.output,
    example: {
      branch_id: 2,
      child_ids: [1],
      date: '{tomorrow}',
      start_time: '10:00',
      end_time: '12:00',
      quoted_amount: 2000,
    },
  }),
  listReserves: apiOperation({
    method: 'GET',
    path: '/reserves',
    summary: '自分の予約',
    description: 'これからの予約です。お迎えの方・健康・ご要望は含みません。',
    scope: 'family',
    input: z.object({}),
    answer: z.object({ reserves: z.array(ownReserve) }),
    example: {},
  }),
  changeReserve: apiOperation({
    method: 'PATCH',
    path: '/reserves/{reserve_id}',
    summary: '予約の日時を変える',
    description:
      '見積もりに reserve_id を添えて、変更後の金額(quoted_amount)と、すぐ取り消したときの料金(quoted_fee)を先に確かめます。お迎えの方・食事・ご要望は、そのまま残ります。',
    scope: 'family',
    input: z.object({ reserve_id, ...stayShape, quoted_amount, quoted_fee: field.yen('キャンセル料') }),
    answer: reserveFunctions.updateReserve.output,
    example: {
      reserve_id: 1,
      date: '{tomorrow}',
      start_time: '10:00',
      end_time: '12:00',
      quoted_amount: 2000,
      quoted_fee: 0,
    },
  }),
  previewCancellation: apiOperation({
    method: 'GET',
    path: '/reserves/{reserve_id}/cancellation',
    summary: 'キャンセル料を確かめる',
    description: 'いま取り消したときの料金と、いつまで無料かです。まだ何も変わりません。',
    scope: 'family',
    input: z.object({ reserve_id }),
    answer: z.object({
      reserve_id: int,
      cancel_amount: int,
      percent: int,
      /** Free until then; null where no free cancellation is left. */
      free_until: z.string().nullable(),
    }),
    example: { reserve_id: 1 },
  }),
  cancelReserve: apiOperation({
    method: 'POST',
    path: '/reserves/{reserve_id}/cancellation',
    summary: '予約を取り消す',
    description: '確かめた料金を quoted_fee で送ります。料金が変わっていたときは取り消さず、fee_changed を返します。',
    scope: 'family',
    input: z.object({ reserve_id, quoted_fee: field.yen('キャンセル料') }),
    answer: reserveFunctions.cancelReserve.output,
    example: { reserve_id: 1, quoted_fee: 0 },
  }),
};

type ApiOperations = typeof apiOperations;
export type ApiOperationName = keyof ApiOperations;
export type ApiInput<Name extends ApiOperationName> = z.output<ApiOperations[Name]['input']>;
export type ApiAnswer<Name extends ApiOperationName> = z.input<ApiOperations[Name]['answer']>;
export const apiOperationNames = Object.keys(apiOperations) as ApiOperationName[];
