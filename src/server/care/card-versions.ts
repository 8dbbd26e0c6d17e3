import { Refusal } from '../../contract/refusal.ts';
import { type CardChange, type CardInText, cardChanges, cardFieldNames } from '../../domain/care/health-card.ts';
import type { Transaction } from '../postgres/database.ts';
import type { CardSeal } from '../sealed-card.ts';
import {
  addHealthVersion,
  type HealthVersion,
  lockAnsweredChildren,
  renewAllergyAnswer,
} from './store/card-versions.ts';
import type { HealthSource } from './store/child-health.ts';

/** Every save keeps the card as it was; a save that changes nothing is the word that nothing changed. */
export async function storeHealthVersion(
  tx: Transaction,
  child_id: number,
  { before, after }: { before: CardInText; after: CardInText },
  { account_id, family_member_id }: HealthSource,
  seal: CardSeal,
): Promise<void> {
  const changed_fields = cardChanges(before, after).map(({ field }) => field);
  const confirmed_flag = changed_fields.length === 0;
  const sealed_card = confirmed_flag ? null : seal.seal(child_id, after);
  await addHealthVersion(tx, {
    child_id,
    confirmed_flag,
    changed_fields,
    sealed_card,
    family_member_id,
    account_id,
  });
}

/** 変わりありません, for some children of a family at once. Said twice a day it is written once. */
export async function confirmHealth(
  tx: Transaction,
  { customer_id, family_member_id }: { customer_id: number; family_member_id: number },
  child_ids: readonly number[],
): Promise<void> {
  const wanted = new Set(child_ids);
  const children = await lockAnsweredChildren(tx, customer_id, [...wanted]);
  // Another family's child is treated as missing.
  if (children.length !== wanted.size) throw new Refusal('not_found');
  if (children.some(({ answered }) => !answered)) throw new Refusal('health_not_answered');
  for (const { child_id, confirmed_today } of children) {
    if (confirmed_today) continue;
    await renewAllergyAnswer(tx, child_id);
    await addHealthVersion(tx, {
      ...{ child_id, confirmed_flag: true, changed_fields: [], sealed_card: null },
      ...{ family_member_id, account_id: null },
    });
  }
}

/** A card as it was sealed with a version. A field that came later was empty then. */
export function openedText(child_id: number, sealed: Buffer, seal: CardSeal): CardInText {
  const opened = seal.open(child_id, sealed);
  return Object.fromEntries(cardFieldNames.map((field) => [field, String(opened[field] ?? '')])) as CardInText;
}

interface ReadableVersion {
  id: number;
  created_at: string;
  member_name: string | null;
  confirmed_flag: boolean;
  changes: CardChange[];
}

/** Newest first, each with what it changed. Nothing is known from before the first stored version. */
export function readableVersions(versions: readonly HealthVersion[], seal: CardSeal): ReadableVersion[] {
  const words = versions.map(({ child_id, sealed_card }) => sealed_card && openedText(child_id, sealed_card, seal));
  return versions.map(({ id, created_at, member_name, confirmed_flag }, position) => {
    const after = words[position];
    const before = words.slice(position + 1).find((each) => each !== null);
    const changes = after && before ? cardChanges(before, after) : [];
    return { id, created_at: created_at.toISOString(), member_name, confirmed_flag, changes };
  });
}
