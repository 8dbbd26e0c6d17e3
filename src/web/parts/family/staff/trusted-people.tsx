import type { SelectStaffCustomerData } from '../../../../contract/operations/generated.ts';
import { familyRole } from '../../../../domain/family/family-codes.ts';
import { withSan } from '../../../../domain/text/called-name.ts';
import { formatDate } from '../../../../domain/time-format.ts';
import { TelLink } from '../../../console/tel-link.tsx';
import { PickupPhoto } from '../../../files/pickup-photo.tsx';
import { Badge } from '../../../ui/badge.tsx';

type TrustedPeopleProps = {
  customer: Pick<SelectStaffCustomerData['customers'][number], 'family_members' | 'pickup_people' | 'pickup_freezes'>;
};

/** Who else belongs to the family, and whom it trusts to fetch. */
export function TrustedPeople({ customer: { family_members, pickup_people, pickup_freezes } }: TrustedPeopleProps) {
  return (
    <section aria-labelledby="trusted-people">
      <h2 id="trusted-people" className="mb-3 flex flex-wrap items-center gap-2 text-lead">
        ご家族とお迎えの方
        {pickup_freezes.length > 0 && <Badge tone="wrong">お迎え 凍結</Badge>}
      </h2>
      {family_members.length + pickup_people.length === 0 && (
        <p className="text-note text-ink-soft">ほかに登録されている方はいません。</p>
      )}
      <ul className="divide-y divide-line">
        {family_members.map(({ id, role, name, name_kana, relation, family_member_contacts: [contact] }) => (
          <li key={`member-${id}`} className="flex flex-wrap items-center justify-between gap-x-4 py-2.5">
            <p>
              <span className="font-bold">{withSan(name ?? '')}</span>
              <span className="block text-note text-ink-soft">{[name_kana, relation].filter(Boolean).join('・')}</span>
            </p>
            <span className="flex flex-wrap items-center gap-2">
              <Badge tone={role === familyRole.code.guardian ? 'trust' : 'no'}>{familyRole.label(role)}</Badge>
              {contact?.tel && <TelLink tel={contact.tel} name={name ?? ''} />}
            </span>
          </li>
        ))}
        {pickup_people.map((person) => (
          <li key={`pickup-${person.id}`} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2.5">
            <PickupPhoto file_key={person.file?.key} name={person.name} />
            <p className="min-w-40 flex-1">
              <span className="font-bold">{withSan(person.name)}</span>
              <span className="block text-note text-ink-soft">
                {[person.name_kana, person.relation, 'お迎えの方'].filter(Boolean).join('・')}
              </span>
              <span className="block text-note text-ink-soft">
                {person.identity_seen_at
                  ? `身分証を確認済み(${formatDate(new Date(person.identity_seen_at))})`
                  : '身分証は未確認です。はじめてのお迎えで確認してください。'}
              </span>
            </p>
            <TelLink tel={person.tel} name={person.name} />
          </li>
        ))}
      </ul>
    </section>
  );
}
