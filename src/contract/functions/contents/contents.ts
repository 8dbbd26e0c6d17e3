import { z } from 'zod';
import { contentKindNames, orderedKinds } from '../../../domain/contents/content-kinds.ts';
import { publicationStates } from '../../../domain/contents/publication.ts';
import { alternativeTextLimit } from '../../../domain/files/file-purposes.ts';
import { okResult } from '../../callable.ts';
import * as field from '../../fields.ts';
import { define, okDone, okRead } from '../definition.ts';
import { writtenContent } from './content-fields.ts';

const kind = z.enum(contentKindNames, { error: '内容の種類をご確認ください。' });
const id = field.id('内容');
const state = z.enum(publicationStates).nullable();
const choice = z.object({ id: z.number().int(), name: z.string() });
const saved = okResult({ id: z.number().int(), version: z.number().int() });

const listed = z.object({
  id: z.number().int(),
  version: z.number().int(),
  title: z.string(),
  /** What it is listed under: the category, or the audience. */
  group_id: z.number().int().nullable(),
  /** Null for categories: they have none. */
  state,
  begins: z.string().nullable(),
  ends: z.string().nullable(),
  /** Of a category: how many contents it holds. */
  held: z.number().int(),
});
const image = z.object({
  id: z.number().int(),
  image_path: z.string(),
  alternative_text: z.string(),
  width: z.number().int(),
  height: z.number().int(),
});

/** What headquarters write for the site (decision 27): the same eight functions for every kind. */
export const contentFunctions = {
  headquartersContentFigures: define(
    'headquarters',
    z.object({}),
    okResult({
      kinds: z.array(
        z.object({ kind, states: z.record(z.enum(publicationStates), z.number().int()), all: z.number().int() }),
      ),
    }),
    { ok: okRead, audit: null },
  ),
  headquartersListContents: define(
    'headquarters',
    z.object({ kind }),
    okResult({ contents: z.array(listed), groups: z.array(choice) }),
    { ok: okRead, audit: null },
  ),
  /** One content with its versions, the newest first; without an id what a new one chooses from. */
  headquartersReadContent: define(
    'headquarters',
    z.object({ kind, id: field.optional(id) }),
    okResult({
      content: z.record(z.string(), z.unknown()).nullable(),
      state,
      version: z.number().int(),
      groups: z.array(choice),
      branches: z.array(choice),
      prefectures: z.array(choice),
      versions: z.array(
        z.object({
          version: z.number().int(),
          restored_version: z.number().int().nullable(),
          account_name: z.string().nullable(),
          created_at: z.string(),
          content: z.record(z.string(), z.unknown()),
        }),
      ),
      draft_token: z.string().nullable(),
    }),
    { ok: okRead, audit: null },
  ),
  headquartersSaveContent: define('headquarters', writtenContent, saved, { ok: okDone, audit: '掲載内容の保存' }),
  /** The words of an earlier version as a new one; whether it is public stays as it is. */
  headquartersRestoreContent: define(
    'headquarters',
    z.object({ kind, id, version: field.version, restored_version: field.version }),
    saved,
    { ok: okDone, audit: '以前の版に戻す' },
  ),
  /** A draft that was never public, or an empty category. */
  headquartersRemoveContent: define('headquarters', z.object({ kind, id, version: field.version }), okResult({}), {
    ok: okDone,
    audit: '掲載内容の削除',
  }),
  /** All of one group, in their new order. */
  headquartersOrderContents: define(
    'headquarters',
    z.object({ kind: z.enum(orderedKinds), ids: z.array(id).min(1).max(1000) }),
    okResult({}),
    { ok: okDone, audit: '掲載内容の並べ替え' },
  ),
  headquartersListContentImages: define('headquarters', z.object({}), okResult({ images: z.array(image) }), {
    ok: okRead,
    audit: null,
  }),
  headquartersAddContentImage: define(
    'headquarters',
    z.object({
      file_key: z.uuid({ error: '写真を選んでください。' }),
      alternative_text: field.requiredText('写真の説明', alternativeTextLimit),
    }),
    okResult({ image }),
    { ok: okDone, audit: '掲載用の写真の追加' },
  ),
  headquartersRemoveContentImage: define(
    'headquarters',
    z.object({ content_image_id: field.id('写真') }),
    okResult({}),
    { ok: okDone, audit: '掲載用の写真の削除' },
  ),
  /** A link with which anyone can read the article before it is published; without `open_flag` it is revoked. */
  headquartersSetDraftLink: define(
    'headquarters',
    z.object({ magazine_item_id: field.id('記事'), open_flag: z.boolean() }),
    okResult({ draft_token: z.string().nullable() }),
    { ok: okDone, audit: '公開前のリンク' },
  ),
  readMagazineDraft: define(
    'anyone',
    z.object({ token: z.uuid({ error: 'リンクをご確認ください。' }) }),
    okResult({
      title: z.string(),
      content: z.string(),
      category: z.string(),
      image_path: z.string().nullable(),
      image_alternative_text: z.string(),
      publication_datetime: z.string(),
      /** Its id once it is public. */
      published_id: z.number().int().nullable(),
    }),
    { ok: okRead, audit: null },
  ),
};
