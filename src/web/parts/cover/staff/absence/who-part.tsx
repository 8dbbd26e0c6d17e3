import { spanText } from '../cover-text.ts';
import type { AbsenceAnswer } from './absence-answer.ts';
import { ChosenLink } from './chosen-link.tsx';

type WhoPartProps = { people: AbsenceAnswer['people']; chosen: number | null; date: string };

export function WhoPart({ people, chosen, date }: WhoPartProps) {
  return (
    <section aria-labelledby="who">
      <h2 id="who" className="mb-2 text-lead">
        1. だれが来られませんか
      </h2>
      <p className="mb-3 text-note text-ink-soft">理由は聞きません。選んだだけでは、まだ何も変わりません。</p>
      <ul className="flex flex-wrap gap-2.5">
        {people.map(({ account_id, name, hours }) => (
          <li key={account_id}>
            <ChosenLink set={{ date, account: String(account_id) }} chosen={chosen === account_id}>
              {name}
              <span className="figures text-note font-normal">{hours ? spanText(hours) : '休み'}</span>
            </ChosenLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
