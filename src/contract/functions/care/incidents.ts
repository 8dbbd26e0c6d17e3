import { z } from 'zod';
import { incidentEntryKind, incidentKind, seriousKind } from '../../../domain/care/incident-codes.ts';
import { okResult } from '../../callable.ts';
import * as field from '../../fields.ts';
import { define, okDone, okRead } from '../definition.ts';

const incident_id = field.id('報告書');
const moment = (label: string) =>
  field.moment(field.enter(label)).register(field.fieldFacts, { kind: 'datetime-local', label });

/** A child it happened to, and what its family was informed of. */
const concerned = z
  .object({
    child_id: field.id('お子さま'),
    reserve_id: field.id('予約'),
    state_found: field.optionalText('発見時の様子', 500),
    first_aid: field.optionalText('応急手当', 500),
    hospital: field.optionalText('受診した病院', 100),
    diagnosis: field.optionalText('診断', 200),
    told_name: field.optionalText('伝えた相手', 50),
    told_at: field.optional(moment('伝えた日時')),
    told_words: field.optionalText('伝えた内容', 500),
  })
  .refine(({ told_name, told_at }) => (told_name === '') === (told_at === null), {
    path: ['told_at'],
    error: '保護者に伝えた相手と日時を、両方入力してください。',
  });

/** Near misses, accidents and what the authorities must hear of. */
export const incidentFunctions = {
  /** Who was there at that minute, to begin a report with: by the roster and by the children's own coming and leaving. */
  staffReadIncidentMoment: define(
    'staff',
    z.object({ branch_id: field.id('園'), happened_at: moment('起きた日時') }),
    okResult({
      staff: z.array(
        z.object({
          account_id: z.number().int(),
          name: z.string(),
          /** Clocked in at that minute. */
          there_flag: z.boolean(),
          planned_flag: z.boolean(),
        }),
      ),
      children: z.array(
        z.object({
          child_id: z.number().int(),
          reserve_id: z.number().int(),
          name: z.string(),
          date_of_birth: z.string(),
          there_flag: z.boolean(),
        }),
      ),
    }),
    { ok: okRead, audit: null },
  ),
  /** A draft, new (`incident_id` null) or changed; a signed one is refused. */
  staffSaveIncident: define(
    'staff',
    z.object({
      incident_id: field.optional(incident_id),
      version: field.optional(field.version),
      branch_id: field.id('園'),
      daily_report_id: field.optional(field.id('日報の記入')),
      kind: field.code(incidentKind, '種類'),
      serious_kind: field.optionalChoice(field.code(seriousKind, '重大事故の内容')),
      happened_at: moment('起きた日時'),
      place: field.requiredText('場所', 100),
      what_happened: field.requiredText('何が起きたか', 2000),
      others_present: field.optionalText('そのほかにいた人', 200),
      cause: field.optionalText('原因', 1000),
      measure: field.optionalText('再発を防ぐために', 1000),
      children: z.array(concerned).max(20),
      account_ids: z.array(field.id('職員')).max(50),
      idempotency_key: field.idempotency_key,
    }),
    okResult({ incident_id: z.number().int() }),
    { ok: okDone, audit: '事故・ヒヤリハットの記入' },
  ),
  staffAddIncidentEntry: define(
    'staff',
    z.object({
      incident_id,
      kind: field.code(incidentEntryKind, '種類'),
      happened_at: moment('日時'),
      words: field.requiredText('内容', 500),
      idempotency_key: field.idempotency_key,
    }),
    okResult({}),
    { ok: okDone, audit: '事故報告書の経過・追記' },
  ),
  staffAddIncidentPhoto: define(
    'staff',
    z.object({
      incident_id,
      file_key: z.uuid({ error: '写真をもう一度選んでください。' }),
      words: field.requiredText('写真・図の説明', 200),
    }),
    okResult({}),
    { ok: okDone, audit: '事故報告書の写真の追加' },
  ),
  staffRemoveIncidentPhoto: define('staff', z.object({ incident_photo_id: field.id('写真') }), okResult({}), {
    ok: okDone,
    audit: '事故報告書の写真の取り消し',
  }),
  /** With the person's own rights: a PIN is not enough. */
  staffSignIncident: define('manager', z.object({ incident_id, version: field.version }), okResult({}), {
    ok: okDone,
    audit: '事故報告書の園長確認',
  }),
  /** The first report has gone to the authorities. */
  staffMarkFirstReport: define(
    'manager',
    z.object({ incident_id, reported_to: field.requiredText('提出先', 100), reported_at: moment('提出した日時') }),
    okResult({}),
    { ok: okDone, audit: '第1報の提出の記録' },
  ),
  /** The way to a paper with everything about one child's day at the branch; who asked is in the audit log. */
  staffIssueChildDay: define(
    'manager',
    z.object({ reserve_id: field.id('予約'), child_id: field.id('お子さま') }),
    okResult({ url: z.string() }),
    { ok: okDone, audit: 'お子さまの1日の記録(PDF)の作成' },
  ),
  staffIssueFirstReport: define('manager', z.object({ incident_id }), okResult({ url: z.string() }), {
    ok: okDone,
    audit: '第1報(PDF)の作成',
  }),
};
