import type { SelectStaffChildcaresData } from '../../../../../contract/operations/generated.ts';
import {
  cancelSettlementStatus,
  childcareSettlement,
  paymentMethod,
  paymentType,
} from '../../../../../domain/codes.ts';
import { correctionSettlement } from '../../../../../domain/staff-codes.ts';
import { matchesQuery } from '../../../../../domain/text/search-text.ts';

type Data = SelectStaffChildcaresData;
export type DayMoney = {
  charged: number;
  card: number;
  cash: number;
  refunded: number;
  waiting: number;
  failed: number;
};

/** A day's stays and fees: what they cost, what came in by card and by cash, what went back, what is still open. */
export function dayMoney({ childcares, cancellations }: Pick<Data, 'childcares' | 'cancellations'>): DayMoney {
  const payments = [
    ...childcares.flatMap((childcare) => childcare.payments),
    ...cancellations.flatMap(({ reserve }) => reserve?.payments ?? []),
  ];
  const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
  const { refund } = paymentType.code;
  const came = payments.filter(({ payment_type }) => payment_type !== refund);
  const by = (method: number) => sum(came.flatMap((each) => (each.payment_method === method ? [each.amount] : [])));
  const stays = (status: number) => childcares.filter((each) => each.status === status && each.end_datetime !== null);
  const fees = (status: number) => cancellations.filter((each) => each.cancel_settlement_status === status);
  const differences = (status: number) =>
    childcares.flatMap(({ childcare_corrections }) => childcare_corrections).filter((each) => each.status === status);
  const open = (stay: number, fee: number, difference: number) =>
    sum(stays(stay).map((each) => each.total_amount - each.part_paid_amount)) +
    sum(fees(fee).map((each) => each.cancel_amount - each.part_paid_amount)) +
    sum(differences(difference).map((each) => each.difference - each.part_paid_amount));
  const { toSettle, chargeFailed } = childcareSettlement.code;
  const { toCharge } = cancelSettlementStatus.code;
  return {
    charged:
      sum(childcares.map(({ total_amount }) => total_amount)) +
      sum(cancellations.filter((each) => !isWaived(each)).map(({ cancel_amount }) => cancel_amount)),
    card: by(paymentMethod.code.card),
    cash: by(paymentMethod.code.other),
    refunded: sum(
      payments.flatMap((each) => (each.payment_type === refund && each.amount !== 0 ? [-each.amount] : [])),
    ),
    waiting: open(toSettle, toCharge, correctionSettlement.code.toCharge),
    failed: open(chargeFailed, cancelSettlementStatus.code.chargeFailed, correctionSettlement.code.chargeFailed),
  };
}

const isWaived = (each: { cancel_settlement_status: number }): boolean =>
  each.cancel_settlement_status === cancelSettlementStatus.code.waived;

/** The filter's choices, in words; each maps to the codes of a stay and of a fee. */
export const moneyFilters = [
  { key: '', label: 'すべて' },
  { key: 'waiting', label: '精算前' },
  { key: 'paid', label: '精算済み' },
  { key: 'failed', label: '決済できず' },
  { key: 'refunded', label: '返金・取り消し' },
] as const;
export type MoneyFilter = (typeof moneyFilters)[number]['key'];
export const isMoneyFilter = (text: string): text is MoneyFilter => moneyFilters.some(({ key }) => key === text);

const stayFilters: Readonly<Record<Exclude<MoneyFilter, ''>, readonly number[]>> = {
  waiting: [childcareSettlement.code.toSettle],
  paid: [childcareSettlement.code.settled],
  failed: [childcareSettlement.code.chargeFailed],
  refunded: [childcareSettlement.code.refunded, childcareSettlement.code.writtenOff],
};
const feeFilters: Readonly<Record<Exclude<MoneyFilter, ''>, readonly number[]>> = {
  waiting: [cancelSettlementStatus.code.toCharge],
  paid: [cancelSettlementStatus.code.charged],
  failed: [cancelSettlementStatus.code.chargeFailed],
  refunded: [cancelSettlementStatus.code.waived],
};

type Person = { name: string; name_kana: string; tel: string } | null | undefined;
const named = (query: string, person: Person, children: readonly string[] = []): boolean =>
  matchesQuery(query, [...(person ? [person.name, person.name_kana, person.tel] : []), ...children]);

const childNames = (childcare: Data['childcares'][number]): string[] =>
  childcare.reserve?.reserve_details.map(({ child }) => child?.name ?? '') ?? [];

/** What fits the search and the chosen state. */
export function filteredMoney(data: Data, query: string, filter: MoneyFilter) {
  const stay = (each: Data['childcares'][number]) => named(query, each.customer, childNames(each));
  const fee = (each: Data['cancellations'][number]) => named(query, each.reserve?.customer);
  return {
    failed: data.failed.filter(stay),
    failed_cancellations: data.failed_cancellations.filter(fee),
    failed_corrections: data.failed_corrections.filter((each) => named(query, each.childcare?.customer)),
    childcares: data.childcares.filter(
      (each) => stay(each) && (filter === '' || stayFilters[filter].includes(each.status)),
    ),
    cancellations: data.cancellations.filter(
      (each) => fee(each) && (filter === '' || feeFilters[filter].includes(each.cancel_settlement_status)),
    ),
  };
}
