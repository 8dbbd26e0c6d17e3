import { expect, it } from 'vitest';
import { emergencyContactRefusal } from './emergency-contact.ts';

it.each([
  [null, null, null],
  ['水野 一郎', '08012345678', null],
  ['水野 一郎', '09012345678', 'own_number'],
  [null, '09012345678', 'own_number'],
  [null, '08012345678', 'name_missing'],
  ['水野 一郎', null, 'tel_missing'],
])('%s %s: %s', (emergency_contact_name, emergency_contact_tel, refusal) => {
  expect(emergencyContactRefusal({ emergency_contact_name, emergency_contact_tel }, '09012345678')).toBe(refusal);
});
