import { Refusal } from '../../contract/refusal.ts';
import { allergyAnswer } from '../../domain/care/care-codes.ts';
import { allergyInFull, allergyName, worstFirst } from '../../domain/care/child-health.ts';
import {
  type CardTexts,
  cardInText,
  cardTextLimits,
  cardTextNames,
  cardTextsOf,
} from '../../domain/care/health-card.ts';
import { childDataVersion } from '../../domain/membership/consents.ts';
import { tokyoDateOf } from '../../domain/time.ts';
import type { Transaction } from '../postgres/database.ts';
import type { CardSeal } from '../sealed-card.ts';
import { storeHealthVersion } from './card-versions.ts';
import {
  type AllergyEntry,
  addAllergy,
  type ChildEssentials,
  type ChildHealth,
  childHealthOf,
  endAllergies,
  type HealthSource,
  hasAgreedToChildData,
  namableAllergens,
  notePhotoAnswer,
  writeEssentials,
} from './store/child-health.ts';

type Flag = 0 | 1;
/** The whole answer as the contract reads it. */
type HealthAnswer = Omit<ChildEssentials, 'own_photos_flag' | 'shared_photos_flag'> & {
  child_id: number;
  version: number;
  own_photos_flag: Flag;
  shared_photos_flag: Flag;
  allergies: readonly (Omit<AllergyEntry, 'epipen_flag'> & { epipen_flag: Flag })[];
};

/** Nothing of a child's health is stored before the family consented to it. */
export async function requireChildDataConsent(
  tx: Transaction,
  customer_id: number,
  agree: (() => Promise<void>) | null,
): Promise<void> {
  if (await hasAgreedToChildData(tx, customer_id, childDataVersion)) return;
  if (agree === null) throw new Refusal('child_data_consent_needed');
  await agree();
}

/** A typed 「卵」 is the list's 卵: kitchen lists count by item. An item that is not on the list (any more) is refused. */
async function namedEntries(
  tx: Transaction,
  now: Date,
  answer: Pick<HealthAnswer, 'child_id' | 'allergies'>,
): Promise<AllergyEntry[]> {
  const known = await namableAllergens(tx, tokyoDateOf(now), answer.child_id);
  const entries = answer.allergies.map((entry) => {
    const typed = known.find(({ name }) => name === entry.other_name.normalize('NFKC'));
    const named = typed ? { allergen_id: typed.id, other_name: '' } : {};
    return { ...entry, epipen_flag: entry.epipen_flag === 1, ...named };
  });
  const unknown = entries.some(
    ({ allergen_id }) => allergen_id !== null && !known.some(({ id }) => id === allergen_id),
  );
  const once = new Set(entries.map(nameOf)).size === entries.length;
  if (unknown || !once) throw new Refusal('input_error', { fields: ['allergies'] });
  return entries;
}

const nameOf = ({ allergen_id, other_name }: Pick<AllergyEntry, 'allergen_id' | 'other_name'>): string =>
  `${allergen_id ?? ''} ${other_name}`;
const contentOf = (entry: AllergyEntry): string =>
  JSON.stringify([nameOf(entry), entry.severity, entry.reaction, entry.epipen_flag]);

function isSame(known: ChildHealth, wanted: ChildEssentials, entries: readonly AllergyEntry[]): boolean {
  const fields = Object.keys(wanted) as (keyof ChildEssentials)[];
  const [before, after] = [known.allergies, entries].map((list) => list.map(contentOf).sort().join());
  return fields.every((name) => known[name] === wanted[name]) && before === after;
}

/**
 * The family's whole answer. Entries that are no longer named, or are now said differently, are ended and never deleted.
 * Anyone who saves second is shown what was saved meanwhile; the same answer sent again is the same answer.
 */
export async function saveChildHealth(
  tx: Transaction,
  now: Date,
  answer: HealthAnswer,
  teller: HealthSource,
  seal: CardSeal,
): Promise<{ before: ChildHealth; after: ChildHealth }> {
  const { child_id, version, allergies: _typed, ...rest } = answer;
  const before = await childHealthOf(tx, child_id, seal);
  const entries = await namedEntries(tx, now, answer);
  const wanted: ChildEssentials = {
    allergy_answer: rest.allergy_answer,
    diet_stage: rest.diet_stage,
    milk: rest.milk,
    foods_to_avoid: rest.foods_to_avoid,
    usual_temperature: rest.usual_temperature,
    ...cardTextsOf(rest),
    own_photos_flag: rest.own_photos_flag === 1,
    shared_photos_flag: rest.shared_photos_flag === 1,
  };
  if (before.version !== version) {
    if (isSame(before, wanted, entries)) return { before, after: before };
    throw new Refusal('changed_meanwhile', {
      details: { current: { allergies: allergiesOf(before), version: before.version } },
    });
  }
  const kept = new Set(entries.map(contentOf));
  const known = new Set(before.allergies.map(contentOf));
  await endAllergies(
    tx,
    before.allergies.filter((entry) => !kept.has(contentOf(entry))).map(({ id }) => id),
  );
  for (const entry of entries) if (!known.has(contentOf(entry))) await addAllergy(tx, child_id, entry, teller);
  await writeAnswer(tx, child_id, before, wanted, teller, seal);
  const after = await childHealthOf(tx, child_id, seal);
  await storeHealthVersion(tx, child_id, { before: cardInText(before), after: cardInText(after) }, teller, seal);
  return { before, after };
}

/** Only what was said about allergies, of a child nothing was said about before; pictures stay unanswered. */
export async function saveFirstAllergies(
  tx: Transaction,
  now: Date,
  answer: Pick<HealthAnswer, 'child_id' | 'allergy_answer' | 'allergies'>,
  teller: HealthSource,
  seal: CardSeal,
): Promise<void> {
  const { child_id, allergy_answer } = answer;
  const before = await childHealthOf(tx, child_id, seal);
  for (const entry of await namedEntries(tx, now, answer)) await addAllergy(tx, child_id, entry, teller);
  await writeEssentials(tx, child_id, { ...before, allergy_answer }, false, seal);
  const after = await childHealthOf(tx, child_id, seal);
  await storeHealthVersion(tx, child_id, { before: cardInText(before), after: cardInText(after) }, teller, seal);
}

/** The row, and the evidence where something else was said about pictures. */
async function writeAnswer(
  tx: Transaction,
  child_id: number,
  before: ChildHealth,
  wanted: ChildEssentials,
  teller: HealthSource,
  seal: CardSeal,
): Promise<void> {
  const changed =
    before.own_photos_flag !== wanted.own_photos_flag || before.shared_photos_flag !== wanted.shared_photos_flag;
  const first = before.photos_answered_at === null;
  await writeEssentials(tx, child_id, wanted, changed || first, seal);
  if (changed || first) await notePhotoAnswer(tx, child_id, wanted, teller);
}

const allergiesOf = ({ allergies }: ChildHealth): string => worstFirst(allergies).map(allergyInFull).join('、');

/** For the audit log: fields by name, allergies as one line. Of what is sealed only that something else is written now. */
export function healthInText(health: ChildHealth, before?: ChildHealth) {
  const { allergies: _list, photos_answered_at: _at, version: _version, ...fields } = health;
  const sealed = (name: keyof CardTexts) => (before && before[name] !== health[name] ? '書きかえました' : '');
  const texts = Object.fromEntries(cardTextNames.map((name) => [name, sealed(name)]));
  return { ...fields, ...texts, allergies: allergiesOf(health) };
}

/**
 * Two rows of one child become one: no allergy is lost, the worse word about it counts, and a picture is allowed only where
 * neither answer forbids it.
 */
export async function joinChildHealth(
  tx: Transaction,
  fromChild: number,
  intoChild: number,
  teller: HealthSource,
  seal: CardSeal,
): Promise<void> {
  const [old, kept] = [await childHealthOf(tx, fromChild, seal), await childHealthOf(tx, intoChild, seal)];
  if (old.version === 0 && old.allergies.length === 0) return;
  const keptByName = new Map(kept.allergies.map((entry) => [allergyName(entry), entry]));
  for (const entry of old.allergies) {
    const same = keptByName.get(allergyName(entry));
    if (same === undefined) await addAllergy(tx, intoChild, entry, teller);
    else if (entry.severity > same.severity || (entry.epipen_flag && !same.epipen_flag)) {
      await endAllergies(tx, [same.id]);
      const worse = {
        ...same,
        severity: Math.max(entry.severity, same.severity),
        epipen_flag: entry.epipen_flag || same.epipen_flag,
        reaction: same.reaction || entry.reaction,
      };
      await addAllergy(tx, intoChild, worse, teller);
    }
  }
  await writeAnswer(tx, intoChild, kept, joinedEssentials(kept, old), teller, seal);
  const after = await childHealthOf(tx, intoChild, seal);
  await storeHealthVersion(tx, intoChild, { before: cardInText(kept), after: cardInText(after) }, teller, seal);
}

function joinedEssentials(kept: ChildHealth, old: ChildHealth): ChildEssentials {
  const { some } = allergyAnswer.code;
  const photos = [kept, old].filter(({ photos_answered_at }) => photos_answered_at !== null);
  const allowed = (flag: 'own_photos_flag' | 'shared_photos_flag') =>
    photos.length > 0 && photos.every((each) => each[flag]);
  const any = kept.allergies.length + old.allergies.length > 0;
  return {
    allergy_answer: any ? some : Math.max(kept.allergy_answer, old.allergy_answer),
    diet_stage: kept.diet_stage ?? old.diet_stage,
    milk: kept.milk || old.milk,
    foods_to_avoid: both(kept.foods_to_avoid, old.foods_to_avoid),
    usual_temperature: kept.usual_temperature ?? old.usual_temperature,
    ...joinedTexts(kept, old),
    own_photos_flag: allowed('own_photos_flag'),
    shared_photos_flag: allowed('shared_photos_flag'),
  };
}

const both = (one: string, other: string, limit = 200): string =>
  other === '' || one.includes(other) ? one : [one, other].filter(Boolean).join('、').slice(0, limit);

const joinedTexts = (kept: CardTexts, old: CardTexts): CardTexts =>
  cardTextsOf(
    Object.fromEntries(cardTextNames.map((name) => [name, both(kept[name], old[name], cardTextLimits[name])])),
  );
