import { z } from 'zod';
import { okResult } from '../../callable.ts';
import * as field from '../../fields.ts';
import { define, okRead } from '../definition.ts';

export const familySearchFunctions = {
  /** Families that the asker may see, by name, kana, telephone, mail or child; by kana, the first of them. */
  staffFindFamilies: define(
    'staff',
    z.object({ text: field.requiredText('検索の文字', 100) }),
    okResult({ customer_ids: z.array(z.number().int()), more_flag: z.boolean() }),
    { ok: okRead, audit: null },
  ),
};
