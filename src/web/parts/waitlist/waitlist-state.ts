import { type WaitlistStatus, waitlistStatus } from '../../../domain/waitlist/seat-codes.ts';
import type { BadgeTone } from '../../ui/badge.tsx';

const { waiting, offered, cameTrue, dayOver, withdrawn, overtaken } = waitlistStatus.code;

export const waitlistTones: Readonly<Record<WaitlistStatus, BadgeTone>> = {
  [waiting]: 'ask',
  [offered]: 'trust',
  [cameTrue]: 'trust',
  [dayOver]: 'no',
  [withdrawn]: 'no',
  [overtaken]: 'no',
};
