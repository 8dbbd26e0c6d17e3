import { type WishStatus, wishStatus } from '../../../domain/waitlist/seat-codes.ts';
import type { BadgeTone } from '../../ui/badge.tsx';

const { waiting, offered, cameTrue, dayOver, withdrawn, overtaken } = wishStatus.code;

export const wishTones: Readonly<Record<WishStatus, BadgeTone>> = {
  [waiting]: 'ask',
  [offered]: 'trust',
  [cameTrue]: 'trust',
  [dayOver]: 'no',
  [withdrawn]: 'no',
  [overtaken]: 'no',
};
