import type { SelectStaffPickUpsData } from '../../../../../contract/operations/generated.ts';

type Escalation = SelectStaffPickUpsData['pick_up_escalations'][number];
export type NotFetched = NonNullable<Escalation['reserve']>;

/** The stays whose children nobody has fetched after closing. */
export const notFetched = (rows: readonly Escalation[]): NotFetched[] => [
  ...new Map(rows.flatMap(({ reserve }) => (reserve ? [[reserve.id, reserve] as const] : []))).values(),
];
