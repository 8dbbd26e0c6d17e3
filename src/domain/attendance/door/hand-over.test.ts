import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { doorRefusal, fetchedByKind } from '../../staff-codes.ts';
import { type DoorRow, doorPeople, doorStanding } from './door-people.ts';
import { type AtTheDoor, askDoor, type DoorFacts, isGuarded } from './hand-over.ts';

const { named, parent, saved, emergencyContact, unlisted } = fetchedByKind.code;
const { mayFetch, hidden, removed, disputed, notListed, formerRelative: former } = doorStanding.code;
const refused = doorRefusal.code;

const row = (place: number, kind: number, name: string, more: Partial<DoorRow> = {}): DoorRow => ({
  ...{ place, kind, name, name_kana: '', relation: '', tel: null, standing: mayFetch, since: '2026-01-01T00:00:00Z' },
  ...more,
});
const grandmother = row(1, named, '山田 花子', { tel: '08055556666' });
const mother = row(2, parent, '佐藤 美咲', { name_kana: 'サトウ ミサキ' });
const father = row(3, parent, '佐藤 剛', { name_kana: 'サトウ ゴウ' });
const neighbour = row(4, saved, '田中 良子', { relation: '隣人' });
const called = row(5, emergencyContact, '佐藤 健一');
const formerRelative = row(6, parent, '高橋 一郎', { name_kana: 'タカハシ イチロウ', standing: former });
const facts = (more: Partial<DoorFacts> = {}): DoorFacts => ({
  ...{ people: [grandmother, mother, father, neighbour, called], bars: [], frozen: false },
  ...more,
});
const said = (name: string): AtTheDoor => ({ name, tel: null });
const with_ = (other: DoorRow): readonly DoorRow[] =>
  [grandmother, mother, father, neighbour, called].map((each) => (each.name === other.name ? other : each));

describe('the people of a family', () => {
  it('begin with the person of the reserve, then the guardians', () => {
    expect(doorPeople(facts().people.toReversed()).map(({ kind, name }) => [kind, name])).toEqual([
      [named, '山田 花子'],
      [parent, '佐藤 美咲'],
      [parent, '佐藤 剛'],
      [saved, '田中 良子'],
      [emergencyContact, '佐藤 健一'],
    ]);
  });
  it('list each person once, however the name is written', () => {
    const people = doorPeople([row(1, named, '佐藤　健一'), mother, called]);
    expect(people.map(({ kind }) => kind)).toEqual([named, parent]);
  });
  it.each([
    [
      'hidden counts whatever else is written',
      [row(2, parent, '佐藤 剛', { standing: hidden }), row(4, saved, '佐藤　剛')],
      hidden,
    ],
    [
      'removed counts beside a listing from before',
      [row(3, parent, '佐藤 剛', { standing: removed, since: '2026-05-01T00:00:00Z' }), row(4, saved, '佐藤 剛')],
      removed,
    ],
    [
      '… until the family lists the person anew',
      [row(3, parent, '佐藤 剛', { standing: removed, since: '2025-05-01T00:00:00Z' }), row(4, saved, '佐藤 剛')],
      mayFetch,
    ],
    [
      '… and not by a name typed into a reserve',
      [row(3, parent, '佐藤 剛', { standing: removed, since: '2025-05-01T00:00:00Z' }), row(1, named, '佐藤 剛')],
      removed,
    ],
    [
      'a disputed listing counts before a typed name',
      [row(1, named, '田中 良子'), row(4, saved, '田中 良子', { standing: disputed })],
      disputed,
    ],
    [
      'a guardian counts before a disputed listing',
      [row(4, saved, '佐藤 美咲', { standing: disputed }), mother],
      mayFetch,
    ],
    [
      'a guardian counts before a frozen reserve',
      [row(1, named, '佐藤 美咲', { standing: notListed }), mother],
      mayFetch,
    ],
  ])('%s', (_, people, standing) => {
    expect(doorPeople(people)).toMatchObject([{ standing }]);
  });
});

describe('the door', () => {
  it.each<[string, DoorFacts, AtTheDoor, { kind?: number; name: string; refusal?: number; doubts?: string[] }]>([
    ['nothing said: who usually comes', facts(), 'usual', { kind: named, name: '山田 花子' }],
    ['a known name, written otherwise', facts(), said('佐藤健一'), { kind: emergencyContact, name: '佐藤 健一' }],
    ['a name nobody gave', facts(), said('鈴木 一郎'), { kind: unlisted, name: '鈴木 一郎', doubts: ['unlisted'] }],
    ['part of a name is no name', facts(), said('佐藤'), { kind: unlisted, name: '佐藤', doubts: ['unlisted'] }],
    [
      'nobody hidden is taken for whoever usually comes',
      facts({ people: [row(2, parent, '佐藤 剛', { standing: hidden }), row(3, parent, '佐藤 美咲')] }),
      'usual',
      { kind: parent, name: '佐藤 美咲' },
    ],
    [
      'where nobody else is known the hidden one is refused',
      facts({ people: [row(2, parent, '佐藤 剛', { standing: hidden })] }),
      'usual',
      { name: '佐藤 剛', refusal: refused.hidden },
    ],
    [
      'hidden',
      facts({ people: with_({ ...father, standing: hidden }) }),
      said('佐藤 剛'),
      { name: '佐藤 剛', refusal: refused.hidden },
    ],
    [
      'hidden, written in kana',
      facts({ people: with_({ ...father, standing: hidden }) }),
      said('さとう ごう'),
      { name: '佐藤 剛', refusal: refused.hidden },
    ],
    [
      'removed',
      facts({ people: with_({ ...father, standing: removed }) }),
      said('佐藤剛'),
      { name: '佐藤 剛', refusal: refused.removed },
    ],
    [
      'disputed',
      facts({ people: with_({ ...neighbour, standing: disputed }) }),
      said('田中 良子'),
      { name: '田中 良子', refusal: refused.disputed },
    ],
    [
      'unlisted while frozen',
      facts({ frozen: true }),
      said('鈴木 一郎'),
      { name: '鈴木 一郎', refusal: refused.notListed },
    ],
    ['listed while frozen', facts({ frozen: true }), said('田中 良子'), { name: '田中 良子' }],
    [
      'barred',
      facts({ bars: [{ name: '佐藤 剛', name_kana: '' }] }),
      said('佐藤 剛'),
      { name: '佐藤 剛', refusal: refused.barred },
    ],
    [
      'barred, nobody of the family',
      facts({ bars: [{ name: '髙橋 一郎', name_kana: 'タカハシ イチロウ' }] }),
      said('高橋一郎'),
      { name: '高橋一郎', refusal: refused.barred },
    ],
    [
      'barred, by the reading',
      facts({ bars: [{ name: '高橋 一郎', name_kana: 'タカハシ イチロウ' }] }),
      said('ﾀｶﾊｼ ｲﾁﾛｳ'),
      { name: 'ﾀｶﾊｼ ｲﾁﾛｳ', refusal: refused.barred },
    ],
    [
      'barred, though the reserve names the person',
      facts({ bars: [{ name: '山田 花子', name_kana: '' }] }),
      'usual',
      { name: '山田 花子', refusal: refused.barred },
    ],
    [
      'like a barred name: the same sound',
      facts({ bars: [{ name: '高橋 一郎', name_kana: 'タカハシ イチロー' }] }),
      said('たかはし いちろう'),
      { name: 'たかはし いちろう', doubts: ['unlisted', 'like_barred'] },
    ],
    [
      'like a barred name: one character',
      facts({ bars: [{ name: '高橋 一郎', name_kana: '' }] }),
      said('高橋 一朗'),
      { name: '高橋 一朗', doubts: ['unlisted', 'like_barred'] },
    ],
    [
      'like a barred name: only a part',
      facts({ bars: [{ name: '高橋 一郎', name_kana: '' }] }),
      said('高橋'),
      { name: '高橋', doubts: ['unlisted', 'like_barred'] },
    ],
    [
      'another given name is another person',
      facts({ bars: [{ name: '高橋 一郎', name_kana: '' }] }),
      said('高橋 明日香'),
      { name: '高橋 明日香', doubts: ['unlisted'] },
    ],
    [
      'a listed person with a barred reading',
      facts({ bars: [{ name: '佐藤 豪', name_kana: 'サトウ ゴウ' }] }),
      said('佐藤 剛'),
      { name: '佐藤 剛', doubts: ['like_barred'] },
    ],
    ...['高橋 一郎', 'たかはし いちろう', '高橋 一朗'].map(
      (name) =>
        [
          `a relative taken off the family, written ${name}`,
          facts({ people: [mother, formerRelative] }),
          said(name),
          { kind: unlisted, name, doubts: ['unlisted', 'former_relative'] },
        ] satisfies [string, DoorFacts, AtTheDoor, object],
    ),
    [
      'a relative taken off the family, whom it has listed',
      facts({ people: [mother, formerRelative, row(4, saved, '高橋 一郎', { relation: '祖父' })] }),
      said('高橋 一郎'),
      { kind: saved, name: '高橋 一郎' },
    ],
    [
      'a relative taken off the family, while frozen',
      facts({ people: [mother, formerRelative], frozen: true }),
      said('高橋 一郎'),
      { name: '高橋 一郎', refusal: refused.notListed },
    ],
    [
      'a relative taken off the family is nobody who usually comes',
      facts({ people: [row(1, parent, '高橋 一郎', { standing: former }), row(2, parent, '佐藤 美咲')] }),
      'usual',
      { kind: parent, name: '佐藤 美咲' },
    ],
  ])('%s', (_, known, who, { kind, name, refusal = null, doubts: warnings = [] }) => {
    const answer = askDoor(known, who);
    expect(answer).toMatchObject({ person: { name, ...(kind === undefined ? {} : { kind }) }, refusal });
    if (refusal === null) expect(answer.doubts).toEqual(warnings);
  });

  const pass = { name: '田中 良子', name_kana: 'タナカ リョウコ', tel: '09000000000', relation: '隣人' };
  it.each<[string, DoorFacts, boolean, number | null]>([
    ['is taken', facts(), false, null],
    ['is taken while frozen, of somebody listed before', facts({ frozen: true }), false, null],
    ['is refused where it is disputed', facts({ frozen: true }), true, refused.disputed],
    [
      'is refused of somebody disputed',
      facts({ people: with_({ ...neighbour, standing: disputed }) }),
      false,
      refused.disputed,
    ],
    ['is refused of somebody barred', facts({ bars: [{ name: '田中良子', name_kana: '' }] }), false, refused.barred],
    ['is refused of somebody taken off the list', facts({ people: [mother] }), false, refused.notListed],
  ])('a pass %s', (_, known, isDisputed, refusal) => {
    expect(askDoor(known, { pass, disputed: isDisputed })).toMatchObject({ person: { kind: saved }, refusal });
  });

  it('is not known where the family is gone', () => {
    expect(askDoor(facts({ people: [] }), 'usual')).toMatchObject({ person: null, refusal: null });
  });

  it('asks who is fetching if someone in the family may not', () => {
    expect(isGuarded(facts())).toBe(false);
    expect(isGuarded(facts({ frozen: true }))).toBe(true);
    expect(isGuarded(facts({ bars: [{ name: '高橋 一郎', name_kana: '' }] }))).toBe(true);
    expect(isGuarded(facts({ people: with_({ ...father, standing: hidden }) }))).toBe(true);
  });

  it('never hands over to a barred name, whatever its width, blanks and kana', () => {
    const blank = fc.constantFrom('', ' ', '　', '・');
    const kana = fc.array(fc.constantFrom('ア', 'サ', 'ト', 'ウ', 'ゴ', 'リ', 'ー', 'ン'), {
      minLength: 1,
      maxLength: 4,
    });
    fc.assert(
      fc.property(kana, kana, blank, fc.boolean(), (family, given, between, hiragana) => {
        const name_kana = `${family.join('')} ${given.join('')}`;
        const typed = `${family.join('')}${between}${given.join('')}`;
        const written = hiragana
          ? typed.replaceAll(/[ァ-ヶ]/g, (c) => String.fromCharCode(c.charCodeAt(0) - 0x60))
          : typed;
        const bars = [{ name: '高橋 一郎', name_kana }];
        expect(askDoor(facts({ bars }), said(written)).refusal).toBe(refused.barred);
      }),
    );
  });
});
