import { z } from 'zod';
import { doorWarnings } from '../../../domain/attendance/door/hand-over.ts';
import { childAttendance } from '../../../domain/codes.ts';
import { shownPassStates } from '../../../domain/family/pickup-pass.ts';
import { doorRefusal } from '../../../domain/staff-codes.ts';

const int = z.number().int();

/** For the holder of the link. */
export const readPass = z.object({
  state: z.enum(shownPassStates),
  /** Null where the pass is of no use any more: a link that went astray tells nothing. */
  stay: z
    .object({
      branch_name: z.string(),
      branch_address: z.string(),
      branch_tel: z.string(),
      map_link: z.string().nullable(),
      start_datetime: z.string(),
      end_datetime: z.string(),
      valid_until: z.string(),
      /** 下の名前 only. */
      called_children: z.array(z.string()),
      called_person: z.string(),
      /** Null until its day has come. */
      digits: z.string().nullable(),
      /** The first time: an identity card is looked at. */
      identity_needed: z.boolean(),
    })
    .nullable(),
});
export type ReadPickupPass = z.output<typeof readPass>;

const passChild = z.object({
  child_id: int,
  name: z.string(),
  attendance_status: z.literal(childAttendance.keys),
});

/** For staff at the door. */
export const scannedPass = z.object({
  pickup_pass_id: int,
  reserve_id: int,
  start_datetime: z.string(),
  end_datetime: z.string(),
  code_word: z.string(),
  person: z.object({ name: z.string(), relation: z.string(), tel: z.string(), file_key: z.string().nullable() }),
  identity_needed: z.boolean(),
  /** All the pass names, whatever has become of them. */
  children: z.array(passChild),
  /** Why the door does not hand the children to this person; only a manager goes past it. */
  refusal: z.literal(doorRefusal.keys).nullable(),
  doubts: z.array(z.enum(doorWarnings)),
  frozen: z.boolean(),
  /** Names of people these children are never handed to. */
  bars: z.array(z.string()),
});
export type ScannedPass = z.output<typeof scannedPass>;
