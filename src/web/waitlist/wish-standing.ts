import { type WishStatus, wishStatus } from '../../domain/seats/seat-codes.ts';
import type { BadgeTone } from '../ui/badge.tsx';

const { waiting, offered, came_true, day_over, withdrawn, overtaken } = wishStatus.code;

export const wishTones: Readonly<Record<WishStatus, BadgeTone>> = {
  [waiting]: 'ask',
  [offered]: 'trust',
  [came_true]: 'trust',
  [day_over]: 'no',
  [withdrawn]: 'no',
  [overtaken]: 'no',
};
