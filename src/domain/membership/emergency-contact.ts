/** Who to call when the parent does not answer: another person, with a name and a number. */
export type EmergencyContact = {
  readonly emergency_contact_name: string | null;
  readonly emergency_contact_tel: string | null;
};

export type EmergencyContactRefusal = 'own_number' | 'name_missing' | 'tel_missing';

/** Both or neither, and never the parent's own number: that is the one not being answered. Numbers are digits only. */
export function emergencyContactRefusal(contact: EmergencyContact, ownTel: string): EmergencyContactRefusal | null {
  const { emergency_contact_name: name, emergency_contact_tel: tel } = contact;
  if (tel !== null && tel === ownTel) return 'own_number';
  if (name === null && tel !== null) return 'name_missing';
  return name !== null && tel === null ? 'tel_missing' : null;
}
