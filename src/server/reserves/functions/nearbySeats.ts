import { nearbyBranchLimit, roundedPosition } from '../../../domain/branches/nearby.ts';
import { type FoundPlace, findPlace, postalCodeIn, stationsNear } from '../../../domain/branches/place.ts';
import { minuteOf, type TokyoDate, tokyoDateOf } from '../../../domain/time.ts';
import { gazetteer } from '../../branches/places/places.ts';
import { implement, refuse } from '../../callable/context.ts';
import { limitAddress } from '../../callable/rate-limit.ts';
import { guardianByUid } from '../../membership/store/family-people.ts';
import type { Queryable } from '../../postgres/database.ts';
import { nearBranch, stayMinutes } from '../near-branch.ts';
import { branchPlaces, nearbyFacts } from '../store/nearby.ts';
import { isBeforeRules } from '../store/reserve-facts.ts';

const othersShown = 5;
/** So many branches get a station beside them on the drawing. */
const branchesDrawn = 5;

/** Ours: what is free today near a position or a typed place, without a sign-in. */
export const nearbySeats = implement('nearbySeats', async (context, input) => {
  await limitAddress(context, 'nearby', context.config.RATE_LIMIT_NEARBY);
  const { database, clock, uid } = context;
  const now = clock.now();
  const today = tokyoDateOf(now);
  return database.read(now, async (db) => {
    const place = input.position ? null : await placeOf(db, input.place, today);
    const origin = input.position ? roundedPosition(input.position) : (place?.middle ?? null);
    const none = { status: 'OK' as const, today, now: now.toISOString(), minutes: input.minutes };
    if (origin === null) return { ...none, place: null, others: [], stations: [], branches: [] };
    const customer_id = (await guardianByUid(db, uid))?.customer_id ?? null;
    const facts = await nearbyFacts(db, { position: origin, date: today, customer_id, limit: nearbyBranchLimit });
    const { rules } = facts;
    if (isBeforeRules(rules)) return refuse('reserve_outside_window');
    const atPlace = new Set(place?.branch_ids);
    const from = input.from === null ? 0 : minuteOf(input.from);
    const asked = { ...input, now, today, origin, exact: place === null, atPlace, from };
    const branches = facts.branches
      .map((branch) => nearBranch(branch, facts, asked))
      .toSorted(
        (one, other) =>
          Number(other.at_place_flag) - Number(one.at_place_flag) || one.distance_meters - other.distance_meters,
      );
    const { latitude, longitude } = origin;
    return {
      ...none,
      place: { kind: place?.kind ?? 'position', label: place?.label ?? '現在地', latitude, longitude },
      others: [...(place?.others ?? [])].slice(0, othersShown),
      stations: stationsNear([origin, ...branches.slice(0, branchesDrawn)], gazetteer().stations),
      minutes: stayMinutes(input.minutes, rules.settings),
      branches,
    };
  });
});

/** The directory of the post (3 MB) is read when the first code is asked for. */
async function placeOf(db: Queryable, text: string, today: TokyoDate): Promise<FoundPlace | null> {
  const code = postalCodeIn(text);
  const [branches, cities] = await Promise.all([
    branchPlaces(db, today),
    code === null
      ? []
      : import('../../branches/postal-code/cities.ts').then(({ citiesOfPostalCode }) => citiesOfPostalCode(code)),
  ]);
  return findPlace(text, { branches, gazetteer: gazetteer(), cities });
}
