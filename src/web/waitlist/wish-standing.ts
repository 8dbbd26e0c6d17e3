import { type WishStatus, wishStatus } from '../../domain/seats/seat-codes.ts';
import type { BadgeTone } from '../ui/badge.tsx';

const { waiting, offered, came_true, day_over, withdrawn, overtaken } = wishStatus.code;

/** Still waits, or has a seat offered: an answer or an end is to come. */
export const isOpenWish = ({ status }: { readonly status: WishStatus }): boolean =>
  status === waiting || status === offered;

export const wishTones: Readonly<Record<WishStatus, BadgeTone>> = {
  [waiting]: 'ask',
  [offered]: 'trust',
  [came_true]: 'trust',
  [day_over]: 'no',
  [withdrawn]: 'no',
  [overtaken]: 'no',
};
