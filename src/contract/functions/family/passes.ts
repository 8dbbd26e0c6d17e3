import { z } from 'zod';
import { doorWarnings } from '../../../domain/attendance/door/hand-over.ts';
import { passDigitsPattern } from '../../../domain/family/pickup-pass.ts';
import { okResult } from '../../callable.ts';
import * as field from '../../fields.ts';
import { saidAtDoor } from '../attendance/hand-over-fields.ts';
import { define, okDone, okRead } from '../definition.ts';
import { child_ids } from '../reserves/reserves.ts';
import { readPass, scannedPass } from './pickup-pass.ts';

const int = z.number().int();
const pickup_pass_id = field.id('お迎えパス');
const token = z.string().max(60);

/** What the family forwards. Derived from the row on each request, never stored. */
const sendable = okResult({
  pickup_pass_id: int,
  /** Goes behind the # of /passes, and into the code. */
  token: z.string(),
  digits: z.string(),
  code_word: z.string(),
});

/** The QR code staff scan, or the digits they were given. */
const shown = z.union(
  [z.object({ token }), z.object({ digits: z.string().regex(passDigitsPattern, '6桁の番号を入力してください。') })],
  { error: 'お迎えパスのQRコードを読み取るか、6桁の番号を入力してください。' },
);

export const passFunctions = {
  /**
   * A pass for one stay, for a person on the pick-up list or the one typed into the reserve. Requested again for the same
   * children it is the same pass; for others, or with `renew_flag`, a new one replaces it.
   */
  issuePickupPass: define(
    'guardian',
    z.object({
      reserve_id: field.id('予約'),
      /** Absent: the person named in the reserve, who is then added to the list. */
      pickup_person_id: field.id('お迎えの方').optional(),
      /** Absent: every child of the stay. */
      child_ids: child_ids.optional(),
      renew_flag: field.flag.optional(),
    }),
    sendable,
    { ok: okDone, audit: null },
  ),
  /** The same link, to send it again. */
  showPickupPass: define('guardian', z.object({ pickup_pass_id }), sendable, { ok: okDone, audit: null }),
  revokePickupPass: define('guardian', z.object({ pickup_pass_id }), okResult({}), { ok: okDone, audit: null }),
  /** Anyone who has the link. Tells only what is needed to come and fetch. */
  readPickupPass: define('anyone', z.object({ token }), okResult({ now: z.string(), pass: readPass }), {
    ok: okRead,
    audit: null,
  }),
  /** At the door: whose pass it is. Changes nothing. */
  staffReadPass: define(
    'staff',
    z.object({ branch_id: field.id('園'), shown }),
    okResult({ now: z.string(), pass: scannedPass }),
    { ok: okRead, audit: null },
  ),
  /** The children are handed over to the bearer of the pass; it cannot be used again. */
  staffCheckOutByPass: define(
    'staff',
    z.object({
      branch_id: field.id('園'),
      shown,
      children: child_ids,
      accepted: z.array(z.enum(doorWarnings)).max(doorWarnings.length).optional(),
      ...saidAtDoor,
      idempotency_key: field.idempotency_key,
    }),
    okResult({ reserve_id: int, childcare_status: int }),
    { ok: okDone, audit: { title: 'お迎えの方の身分証の確認', also: ['staffCheckOut'] } },
  ),
  /** 「着きました」, pressed at the door: a mark on the board. */
  tellArrival: define('guardian', z.object({ reserve_id: field.id('予約') }), okResult({ told_at: z.string() }), {
    ok: okDone,
    audit: null,
  }),
};
