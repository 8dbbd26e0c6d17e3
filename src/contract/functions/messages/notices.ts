import { z } from 'zod';
import { chosenGroups, type NoticeGroup, requiredGroups } from '../../../domain/messages/notice-codes.ts';
import { okResult } from '../../callable.ts';
import { define, okDone } from '../definition.ts';

const group = z.custom<NoticeGroup>((value) => chosenGroups.some((each) => each === value));
const endpoint = z.url().max(1000);

/** How a person of a family gets messages: each for themselves. */
export const noticeFunctions = {
  saveNoticeChoice: define(
    'guardian',
    z
      .object({ kind_group: group, line_flag: z.boolean(), mail_flag: z.boolean(), push_flag: z.boolean() })
      .refine((choice) => choice.line_flag || choice.mail_flag || !requiredGroups.includes(choice.kind_group), {
        path: ['mail_flag'],
        error: 'このお知らせは、LINEかメールのどちらかを残してください。',
      }),
    okResult({}),
    { ok: okDone, audit: null },
  ),
  savePushSubscription: define(
    'family',
    z.object({
      endpoint,
      p256dh: z.string().regex(/^[\w-]{87}=?$/),
      auth: z.string().regex(/^[\w-]{22}(==)?$/),
    }),
    okResult({}),
    { ok: okDone, audit: null },
  ),
  removePushSubscription: define('family', z.object({ endpoint }), okResult({}), { ok: okDone, audit: null }),
};
