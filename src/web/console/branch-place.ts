import type { StaffBranch } from './staff-account.ts';

type Place = Pick<StaffBranch, 'prefecture' | 'address1' | 'address2'>;

/** As one reads it out: prefecture, town and 番地. */
export const fullAddress = ({ prefecture, address1, address2 }: Place): string =>
  `${prefecture?.name ?? ''}${address1}${address2}`;
