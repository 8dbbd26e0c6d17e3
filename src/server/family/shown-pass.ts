import type { ReadPickupPass } from '../../contract/functions/family/pickup-pass.ts';
import { passEnd, passState, shownPassState } from '../../domain/family/pickup-pass.ts';
import { calledName } from '../../domain/text/called-name.ts';
import type { Queryable } from '../postgres/database.ts';
import { isTokenOf, passDigits, passIdOf } from './store/pass-secrets.ts';
import { type PassRow, passById } from './store/pickup-passes.ts';

/** The pass a token names; null for one we never made. */
export async function passByToken(db: Queryable, key: string, token: string): Promise<PassRow | null> {
  const id = passIdOf(token);
  const pass = id === null ? null : await passById(db, id);
  return pass !== null && isTokenOf(key, pass, token) ? pass : null;
}

/** For anyone with the link: first names only, and nothing at all once the pass is of no use. */
export function shownPass(pass: PassRow, refused: boolean, key: string, now: Date): ReadPickupPass {
  const state = shownPassState(passState(pass, now, pass.grace_minutes), refused);
  if (state !== 'valid' && state !== 'not_yet') return { state, stay: null };
  const { reserve, branch, person, children } = pass;
  return {
    state,
    stay: {
      branch_name: branch.name,
      branch_address: branch.address,
      branch_tel: branch.tel,
      map_link: branch.google_map_shared_link,
      start_datetime: new Date(reserve.start_datetime).toISOString(),
      end_datetime: new Date(reserve.end_datetime).toISOString(),
      valid_until: passEnd(reserve.end_datetime, pass.grace_minutes).toISOString(),
      called_children: children.map(({ name }) => calledName(name)),
      called_person: calledName(person.name),
      digits: state === 'valid' ? passDigits(key, pass.salt) : null,
      identity_needed: !person.identity_seen,
    },
  };
}
