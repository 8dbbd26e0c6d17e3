import { z } from 'zod';
import { medicineKind, medicineStorage, medicineTiming } from '../../../domain/care/incident-codes.ts';
import { okResult } from '../../callable.ts';
import * as field from '../../fields.ts';
import { define, okDone } from '../definition.ts';

const medicine_dose_id = field.id('与薬');

/** Medicine that a family hands over: one dose, checked by two. */
export const medicineFunctions = {
  /** Received at the desk from the family's hands. What the house rules forbid is refused in words. */
  staffReceiveMedicine: define(
    'staff',
    z.object({
      reserve_id: field.id('予約'),
      child_id: field.id('お子さま'),
      hospital: field.requiredText('病院', 50),
      doctor: field.optionalText('医師', 50),
      illness: field.requiredText('病名・症状', 100),
      drug_name: field.requiredText('薬の名前', 100),
      kind: field.code(medicineKind, '薬の種類'),
      dose: field.requiredText('1回の量', 50),
      timing: field.code(medicineTiming, '飲ませるとき'),
      due_time: field.clockTime('与薬の時刻'),
      storage: field.code(medicineStorage, '保管'),
      /** Of the same day or the evening before. */
      last_dose_at: field.optional(
        field.moment().register(field.fieldFacts, { kind: 'datetime-local', label: '家で最後に飲んだ日時' }),
      ),
      how_taken: field.optionalText('飲ませ方', 200),
      guardian_name: field.requiredText('依頼した保護者', 50),
      prescribed_flag: field.flag,
      taken_before_flag: field.flag,
      labelled_flag: field.flag,
      sheet_seen_flag: field.flag,
      handed_over_flag: field.flag,
      instruction_flag: field.flag,
      /** "If there is fever, then…". */
      as_needed_flag: field.flag,
      idempotency_key: field.idempotency_key,
    }),
    okResult({ medicine_request_id: z.number().int() }),
    { ok: okDone, audit: '薬の受け取り' },
  ),
  staffWithdrawMedicine: define(
    'staff',
    z.object({
      medicine_request_id: field.id('与薬依頼'),
      reason: field.requiredText('理由', field.limits.staff_text),
    }),
    okResult({}),
    { ok: okDone, audit: '与薬依頼の取り下げ' },
  ),
  /** The first of the two has it ready. */
  staffPrepareDose: define(
    'staff',
    z.object({ medicine_request_id: field.id('与薬依頼') }),
    okResult({ medicine_dose_id: z.number().int() }),
    { ok: okDone, audit: '与薬の用意' },
  ),
  /** The second, another person, has looked; `wrong` says what is not right. */
  staffCheckDose: define(
    'staff',
    z.object({ medicine_dose_id, wrong: field.optionalText('ちがうところ', field.limits.staff_text) }),
    okResult({}),
    { ok: okDone, audit: '与薬の確認(2人目)' },
  ),
  /** `not_given`: why it was not. */
  staffGiveDose: define(
    'staff',
    z.object({
      medicine_dose_id,
      not_given: field.optionalText('与薬しなかった理由', field.limits.staff_text),
      note: field.optionalText('様子', field.limits.staff_text),
    }),
    okResult({}),
    { ok: okDone, audit: '与薬の記録' },
  ),
};
