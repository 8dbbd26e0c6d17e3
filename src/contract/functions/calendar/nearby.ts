import { z } from 'zod';
import { nearbyReasons } from '../../../domain/branches/nearby.ts';
import { placeKinds } from '../../../domain/branches/place.ts';
import { reservableStatuses } from '../../../domain/codes.ts';
import { okResult } from '../../callable.ts';
import * as field from '../../fields.ts';
import { define } from '../definition.ts';

const int = z.number().int();

const degrees = (limit: number) => z.number({ error: '現在地をご確認ください。' }).min(-limit).max(limit);

const nearbyBranch = z.object({
  branch_id: int,
  path_name: z.string(),
  branch_name: z.string(),
  nearest_station: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  distance_meters: int,
  /** Only from the phone's own position. */
  walk_minutes: int.nullable(),
  /** The branch or in the town that was typed. */
  at_place_flag: z.boolean(),
  /** △: the branch answers first. */
  reservable_status: z.enum(reservableStatuses),
  reserve_remarks: z.string(),
  /** 'HH:mm' of the next start today with room for the whole stay; null with a reason. */
  start_time: z.string().nullable(),
  end_time: z.string().nullable(),
  /** At the fullest moment of that stay, for children of these ages. */
  seats_left: int.nullable(),
  /** Yen, as quoteReserve; with the caller's own plan if signed in. */
  reserve_amount: int.nullable(),
  reason: z.enum(nearbyReasons).nullable(),
});

export const nearbyFunctions = {
  /**
   * Ours: branches by distance with the next free start today. A position is rounded to about 100 m by the browser and
   * again here; it is neither stored nor logged.
   */
  nearbySeats: define(
    'anyone',
    z
      .object({
        position: z.object({ latitude: degrees(90), longitude: degrees(180) }).nullish(),
        /** A station, a town, a branch's name or a postal code. */
        place: field.optionalText('駅名・市区町村・郵便番号', field.limits.address),
        ages: z
          .array(field.count('お子さまの年齢', 0, 18))
          .min(1, 'お子さまの年齢を選択してください。')
          .max(6, 'お子さまの人数をご確認ください。'),
        minutes: field.count('預ける時間', 1, 1440),
        /** Absent: now. */
        from: field.optional(field.clockTime('いつから')),
      })
      .superRefine((input, context) => {
        if (input.position || input.place !== '') return;
        const message = '駅名・市区町村・郵便番号を入力してください。';
        context.addIssue({ code: 'custom', path: ['place'], message, input });
      }),
    okResult({
      today: z.string(),
      now: z.string(),
      /** Null: nothing is known of the typed place. */
      place: z
        .object({
          kind: z.enum(['position', ...placeKinds]),
          label: z.string(),
          latitude: z.number(),
          longitude: z.number(),
        })
        .nullable(),
      /** Other places with the typed name, as they can be typed. */
      others: z.array(z.string()),
      /** For orientation on the drawing. */
      stations: z.array(z.object({ name: z.string(), latitude: z.number(), longitude: z.number() })),
      /** As long as asked, brought to the shortest stay and whole steps. */
      minutes: int,
      branches: z.array(nearbyBranch),
    }),
    { ok: 'お近くの園の空き状況をお知らせします。', audit: null },
  ),
};
