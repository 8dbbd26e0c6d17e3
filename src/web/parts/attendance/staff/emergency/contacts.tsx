import { TelLink } from '../../../../console/tel-link.tsx';

type ContactsProps = {
  reserve: {
    readonly pick_up_name: string | null;
    readonly pick_up_tel: string | null;
    readonly customer: {
      readonly name: string;
      readonly tel: string;
      readonly emergency_contact_name: string | null;
      readonly emergency_contact_tel: string | null;
    } | null;
  };
};

/** Everybody who can be called about a child, in the order one would. */
export function Contacts({ reserve: { customer, pick_up_name, pick_up_tel } }: ContactsProps) {
  const people = [
    { role: '保護者', name: customer?.name, tel: customer?.tel },
    { role: 'お迎え', name: pick_up_name, tel: pick_up_tel },
    { role: '緊急', name: customer?.emergency_contact_name, tel: customer?.emergency_contact_tel },
  ].filter(({ tel }) => tel);
  return (
    <ul className="grid gap-1">
      {people.map(({ role, name, tel }) => (
        <li key={role}>
          <span className="text-note text-ink-soft">{role}</span> {name}
          {tel && <TelLink tel={tel} name={name ?? ''} />}
        </li>
      ))}
    </ul>
  );
}
