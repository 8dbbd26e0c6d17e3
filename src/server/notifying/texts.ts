import { type DayData, dayTexts } from '../attendance/texts/day-texts.ts';
import { type EmergencyData, emergencyTexts } from '../attendance/texts/emergency-texts.ts';
import { type BillData, billTexts } from '../billing/texts/bill-texts.ts';
import { type CancelFeeData, cancelFeeTexts } from '../billing/texts/cancel-fee-texts.ts';
import { type ResaleData, resaleTexts } from '../billing/texts/resale-texts.ts';
import { type UnpaidData, unpaidTexts } from '../billing/texts/unpaid-texts.ts';
import { type CertificateData, certificateTexts } from '../books/texts/certificate-texts.ts';
import { type ClosureData, closureTexts } from '../calendar/texts/closure-texts.ts';
import { type FamilyCareData, familyCareTexts } from '../care/texts/family-care-texts.ts';
import { type HealthCardData, healthCardTexts } from '../care/texts/health-card-texts.ts';
import { type MorningData, morningTexts } from '../care/texts/morning-form-texts.ts';
import { type PassData, passTexts } from '../family/texts/pass-texts.ts';
import { type PeopleData, peopleTexts } from '../family/texts/people-texts.ts';
import { type MembershipData, membershipTexts } from '../membership/texts/membership-texts.ts';
import { type AnnouncementData, announcementTexts } from '../messages/texts/announcement-texts.ts';
import { type MessageData, messageTexts } from '../messages/texts/message-texts.ts';
import { type ReserveData, reserveTexts } from '../reserves/texts/reserve-texts.ts';
import { type SeriesData, seriesTexts } from '../reserves/texts/series-texts.ts';
import { type TicketData, ticketTexts } from '../tickets/texts/ticket-texts.ts';
import { type SeatData, seatTexts } from '../waitlist/texts/seat-texts.ts';
import type { NotificationText } from './writing/notification-text.ts';

/** Every message to a parent with what its text needs. */
export interface NotificationData
  extends MembershipData,
    ReserveData,
    FamilyCareData,
    EmergencyData,
    BillData,
    CancelFeeData,
    UnpaidData,
    ClosureData,
    SeriesData,
    SeatData,
    PeopleData,
    MessageData,
    AnnouncementData,
    MorningData,
    DayData,
    PassData,
    HealthCardData,
    ResaleData,
    TicketData,
    CertificateData {}
export type NotificationKind = keyof NotificationData;

type Writers = { [Kind in NotificationKind]: (data: NotificationData[Kind]) => NotificationText };

export const notificationTexts: Writers = {
  ...reserveTexts,
  ...membershipTexts,
  ...cancelFeeTexts,
  ...familyCareTexts,
  ...emergencyTexts,
  ...billTexts,
  ...unpaidTexts,
  ...closureTexts,
  ...seriesTexts,
  ...seatTexts,
  ...peopleTexts,
  ...messageTexts,
  ...announcementTexts,
  ...morningTexts,
  ...dayTexts,
  ...passTexts,
  ...healthCardTexts,
  ...resaleTexts,
  ...ticketTexts,
  ...certificateTexts,
};

export function notificationText<Kind extends NotificationKind>(
  kind: Kind,
  data: NotificationData[Kind],
): NotificationText {
  return notificationTexts[kind](data);
}
