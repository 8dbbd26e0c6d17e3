import { describe, expect, it } from 'vitest';
import { fetchingPerson, pickUpPeople } from './pick-up.ts';
import { fetchedByKind } from './staff-codes.ts';

const { named, parent, emergencyContact, unlisted } = fetchedByKind.code;
const customer = {
  name: '佐藤 美咲',
  tel: '09011112222',
  emergency_contact_name: '佐藤 健一',
  emergency_contact_tel: '0333334444',
};
const family = { pick_up_name: '山田 花子', pick_up_tel: '08055556666', customer };

describe('the people of a family', () => {
  it('begin with the person of the reserve, then the parent', () => {
    expect(pickUpPeople(family).map(({ kind, name }) => [kind, name])).toEqual([
      [named, '山田 花子'],
      [parent, '佐藤 美咲'],
      [emergencyContact, '佐藤 健一'],
    ]);
    expect(pickUpPeople({ ...family, pick_up_name: null }).map(({ kind }) => kind)).toEqual([parent, emergencyContact]);
  });
  it('name nobody twice, however the name is written', () => {
    const same = pickUpPeople({ ...family, pick_up_name: '佐藤　健一' });
    expect(same.map(({ kind }) => kind)).toEqual([named, parent]);
  });
});

describe('who fetched the child', () => {
  it.each([
    ['nothing said: who usually comes', family, null, named, '山田 花子'],
    ['nothing said, nobody named: the parent', { ...family, pick_up_name: null }, null, parent, '佐藤 美咲'],
    ['a known name, written otherwise', family, { name: '佐藤健一', tel: null }, emergencyContact, '佐藤 健一'],
    ['a name nobody gave', family, { name: '鈴木 一郎', tel: null }, unlisted, '鈴木 一郎'],
    ['part of a name is no name', family, { name: '佐藤', tel: null }, unlisted, '佐藤'],
  ])('%s', (_, people, said, kind, name) => {
    expect(fetchingPerson(people, said)).toMatchObject({ kind, name });
  });
  it('is not known where the family is gone', () => {
    expect(fetchingPerson({ pick_up_name: null, pick_up_tel: null, customer: null }, null)).toBeNull();
  });
});
