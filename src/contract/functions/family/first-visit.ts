import { z } from 'zod';
import { okResult } from '../../callable.ts';
import * as field from '../../fields.ts';
import { define, okDone, okRead } from '../definition.ts';

const branch_id = field.id('園');
const agreed = (label: string) => z.literal(true, { error: `${label}への同意をお願いします。` });

export const firstVisitFunctions = {
  /** The papers of a family's first visit to a branch: as signed, or as they read today. */
  readFirstVisitPack: define(
    'guardian',
    z.object({ branch_id }),
    okResult({
      branch_name: z.string(),
      sections: z.array(z.object({ heading: z.string(), facts: z.array(z.tuple([z.string(), z.string()])) })),
      paper_hash: z.string(),
      signed_at: z.string().nullable(),
      signed_name: z.string(),
    }),
    { ok: okRead, audit: null },
  ),
  /** Signs exactly the words that were shown. */
  signFirstVisitPack: define(
    'guardian',
    z.object({
      branch_id,
      paper_hash: z.string().regex(/^[0-9a-f]{64}$/, 'ページを読み込み直してください。'),
      signed_name: field.name,
      medicine_rule_flag: agreed('お薬のきまり'),
      emergency_care_flag: agreed('緊急時の対応'),
    }),
    okResult({}),
    { ok: okDone, audit: null },
  ),
  /** The address of the signed paper as PDF, for the asker and some minutes. */
  issueFirstVisitPaper: define('guardian', z.object({ branch_id }), okResult({ url: z.string() }), {
    ok: okDone,
    audit: null,
  }),
  staffIssueFirstVisitPaper: define(
    'staff',
    z.object({ first_visit_pack_id: field.id('書面') }),
    okResult({ url: z.string() }),
    { ok: okDone, audit: null },
  ),
};
