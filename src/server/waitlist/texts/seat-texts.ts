import { type Instant, type TokyoDate, tokyoDateOf } from '../../../domain/time.ts';
import { formatMoment, formatMonthDay, formatTime, formatTimeRange } from '../../../domain/time-format.ts';
import { formatYen } from '../../../domain/yen.ts';
import { lineCard, mapButton, phoneButton } from '../../notifying/writing/line-card.ts';
import { buttonText, offerLink, reserveLink } from '../../notifying/writing/message-link.ts';
import { letter, type NotificationText, paragraphs } from '../../notifying/writing/notification-text.ts';
import { reserveText } from '../../notifying/writing/reserve-card.ts';
import {
  branchPhone,
  bringLines,
  cancelFee,
  dayOf,
  type FeeStepsOfReserve,
  placeRows,
  type ReserveText,
  rowLines,
  timeOf,
} from '../../notifying/writing/reserve-text.ts';
import { changeable } from '../../reserves/texts/reserve-texts.ts';

type OfferText = Pick<
  ReserveText,
  | 'branch_name'
  | 'branch_tel'
  | 'branch_address'
  | 'branch_map_link'
  | 'start_datetime'
  | 'end_datetime'
  | 'reserve_amount'
>;

/** Messages of the waitlist, with what their texts need. How many children, never who: the page knows. */
export interface SeatData {
  seat_offered: OfferText &
    FeeStepsOfReserve & { seat_offer_id: number; children: number; expires_at: Instant; now: Instant };
  seat_offer_ended: Pick<OfferText, 'branch_name' | 'branch_tel' | 'start_datetime' | 'end_datetime'> & {
    /** Not answered in time, or the branch is no longer open then. */
    reason: 'ran_out' | 'closed';
  };
  /** Reserved at once, as agreed beforehand. */
  wish_reserved: ReserveText & FeeStepsOfReserve & { free_cancel_until: Instant };
  /** Its day is over, and no seat came free. */
  wish_ended: { date: TokyoDate; start_datetime: Instant; end_datetime: Instant; branch_names: readonly string[] };
}

type Writers = { [Kind in keyof SeatData]: (data: SeatData[Kind]) => NotificationText };

/** Today the hour is enough. */
const untilText = (moment: Instant, now: Instant): string =>
  tokyoDateOf(moment) === tokyoDateOf(now) ? formatTime(moment) : formatMoment(moment);

/** The free time that a waitlist entry brings, or the longer one that the day has anyway. */
function freeEnd({ cancel_schedule, free_cancel_until }: SeatData['wish_reserved']): Instant {
  const [now, next] = cancel_schedule;
  return now?.cancel_amount === 0 && next ? next.from : free_cancel_until;
}

function offered(offer: SeatData['seat_offered']): NotificationText {
  const until = untilText(offer.expires_at, offer.now);
  const link = offerLink(offer.seat_offer_id);
  const lead = `お待ちいただいていた時間に、空きが出ました。${until}まで、この席を確保しています。`;
  const line = `見積もり ${formatYen(offer.reserve_amount)}・お返事は${until}まで`;
  return {
    title: `空席のご案内(${until}まで)`,
    content: letter(
      [lead, [rowLines(placeRows(offer)), line].join('\n')],
      [
        rowLines([
          { label: 'お子さま', value: `${offer.children}人` },
          { label: 'お返事の期限', value: formatMoment(offer.expires_at) },
        ]),
        'ページを開いて、「この席を予約する」か「今回は見送る」を押してください。押すまで、予約にはなりません。',
        `予約したあとの${cancelFee(offer)}`,
        '期限を過ぎると、次にお待ちの方へご案内します。空き待ちは、そのまま続きます。',
      ],
    ),
    link,
    card: lineCard(offer, {
      lines: [line],
      button: buttonText(link),
      more: [mapButton(offer), phoneButton(offer.branch_tel)],
    }),
  };
}

export const seatTexts: Writers = {
  seat_offered: offered,
  seat_offer_ended: (offer) => {
    const stay = `${offer.branch_name} ${dayOf(offer)} ${timeOf(offer)}`;
    return offer.reason === 'ran_out'
      ? {
          title: '空席のご案内を終えました',
          content: paragraphs(
            `${stay}のご案内は、期限までにお返事がなかったため、次にお待ちの方へご案内しました。料金はかかりません。`,
            '空き待ちは続いています。ほかの空きが出たら、またお知らせします。もう必要のないときは、下のページで取り消せます。',
          ),
          link: '/mypage/waitlist',
        }
      : {
          title: '空席のご案内を取り下げました',
          content: paragraphs(
            `申し訳ありません。${stay}は、園がお預かりできなくなったため、ご案内を取り下げました。料金はかかりません。`,
            `空き待ちは続いています。ほかの空きが出たら、またお知らせします。お急ぎの場合は、${branchPhone(offer)}へお電話ください。`,
          ),
          link: '/mypage/waitlist',
        };
  },
  wish_reserved: (reserve) =>
    reserveText({
      title: '空きが出て、ご予約が確定しました',
      lead: '空き待ちのお申し込みのときにお約束した内容です。当日、お待ちしています。',
      reserve,
      lines: [`${formatMoment(freeEnd(reserve))}までキャンセル無料`],
      notes: [
        `ご都合が変わったときは、${formatMoment(freeEnd(reserve))}までなら、キャンセル料はかかりません。予約のページからお手続きください。`,
        cancelFee(reserve),
        bringLines(reserve),
        changeable,
      ],
      link: reserveLink(reserve.id),
    }),
  wish_ended: ({ date, start_datetime, end_datetime, branch_names }) => ({
    title: '空き待ちを終えました',
    content: paragraphs(
      `${formatMonthDay(date)} ${formatTimeRange(start_datetime, end_datetime)}の間の空き待ちは、受付の終わりまでに空きが出なかったため、終了しました。ご希望に沿えず、申し訳ありません。料金はかかりません。`,
      `お待ちいただいた園\n${branch_names.map((name) => `・${name}`).join('\n')}`,
      'ほかの日時やほかの園の空きは、下のページからお探しいただけます。',
    ),
    link: '/mypage/reserves/select_branches',
  }),
};
