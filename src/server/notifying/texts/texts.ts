import type { NotificationText } from '../notification-text.ts';
import { type BillData, billTexts } from './bill-texts.ts';
import { type CancelFeeData, cancelFeeTexts } from './cancel-fee-texts.ts';
import { type CertificateData, certificateTexts } from './certificate-texts.ts';
import { type ClosureData, closureTexts } from './closure-texts.ts';
import { type DayData, dayTexts } from './day-texts.ts';
import { type EmergencyData, emergencyTexts } from './emergency-texts.ts';
import { type FamilyCareData, familyCareTexts } from './family-care-texts.ts';
import { type HealthCardData, healthCardTexts } from './health-card-texts.ts';
import { type MembershipData, membershipTexts } from './membership-texts.ts';
import { type MessageData, messageTexts } from './message-texts.ts';
import { type MorningData, morningTexts } from './morning-form-texts.ts';
import { type PassData, passTexts } from './pass-texts.ts';
import { type PeopleData, peopleTexts } from './people-texts.ts';
import { type ResaleData, resaleTexts } from './resale-texts.ts';
import { type ReserveData, reserveTexts } from './reserve-texts.ts';
import { type SeatData, seatTexts } from './seat-texts.ts';
import { type SeriesData, seriesTexts } from './series-texts.ts';
import { type TicketData, ticketTexts } from './ticket-texts.ts';
import { type UnpaidData, unpaidTexts } from './unpaid-texts.ts';

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
