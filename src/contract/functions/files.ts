import { z } from 'zod';
import {
  alternativeTextLimit,
  branchImageLimit,
  captionLimit,
  greetingLimit,
  peopleUnsaid,
  picturePeople,
} from '../../domain/files/file-purposes.ts';
import { okResult } from '../callable.ts';
import * as field from '../fields.ts';
import { define } from './definition.ts';

const branch_id = field.id('園');
const branch_image_id = field.id('写真');
const version = field.count('版', 1, 2_147_483_647);
const file_key = z.uuid({ error: '写真を選んでください。' });
const alternative_text = field.requiredText('写真の説明', alternativeTextLimit);
const caption = field.requiredText('見出し', captionLimit);
/** Who can be recognised: nobody, or people who agreed to the site; of a child the family. */
const people = z.enum(picturePeople, { error: peopleUnsaid });

export const fileFunctions = {
  /** An address for a private file, for anyone who asks and may see it, for some minutes. */
  issueFileLink: define('anyone', z.object({ file_key }), okResult({ url: z.string(), content_type: z.string() }), {
    ok: 'ファイルを用意しました。',
    audit: null,
  }),
  staffAddBranchImage: define(
    'manager',
    z.object({ branch_id, file_key, alternative_text, caption, people }),
    okResult({ branch_image_id: z.number().int() }),
    { ok: '写真を追加しました。', audit: '写真の追加' },
  ),
  /** A new picture in the old one's place: with `file_key`. */
  staffUpdateBranchImage: define(
    'manager',
    z.object({ branch_image_id, version, alternative_text, caption, people, file_key: file_key.optional() }),
    okResult({ branch_image_id: z.number().int() }),
    { ok: '写真を変更しました。', audit: '写真の変更' },
  ),
  staffRemoveBranchImage: define(
    'manager',
    z.object({ branch_image_id, version }),
    okResult({ branch_image_id: z.number().int() }),
    { ok: '写真を外しました。', audit: '写真を外す' },
  ),
  /** All pictures of the branch, in their new order. */
  staffOrderBranchImages: define(
    'manager',
    z.object({
      branch_id,
      branch_image_ids: z
        .array(branch_image_id)
        .min(1)
        .max(branchImageLimit * 2),
    }),
    okResult({}),
    { ok: '写真の順番を変更しました。', audit: '写真の並べ替え' },
  ),
  /** A manager shows themselves on the page of a branch: nobody else can, because saving it is the consent. */
  staffSaveBranchFace: define(
    'manager',
    z.object({
      branch_id,
      /** 0: none is shown yet. */
      version: field.count('版', 0, 2_147_483_647),
      name: field.requiredText('お名前', 50),
      greeting: field.requiredText('ひとこと', greetingLimit),
      file_key: file_key.optional(),
    }),
    okResult({ branch_face_id: z.number().int() }),
    { ok: '園長の紹介を公開しました。', audit: '園長の紹介の変更' },
  ),
  staffRemoveBranchFace: define('manager', z.object({ branch_id, version }), okResult({}), {
    ok: '園長の紹介を外しました。',
    audit: '園長の紹介を外す',
  }),
};
