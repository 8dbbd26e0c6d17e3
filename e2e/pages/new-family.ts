import { expect, type Page } from '@playwright/test';
import { dateOfBirth, demoChildren } from '../../db/seed/child-list.ts';
import { demoCustomers } from '../../db/seed/customer-list.ts';
import { tokyoDateOf } from '../../src/domain/time.ts';
import { DEMO_NOW } from '../fixtures/clock.ts';
import type { Emulators } from '../fixtures/test.ts';
import { type Member, type NewMemberOptions, newMember } from './new-member.ts';

export type Family = Member & { child_ids: number[] };
/** What shall differ from the one in the demo world. */
export type NewFamilyOptions = Omit<NewMemberOptions, 'form'>;

/**
 * A family with the names, plan, branch and children of one in the demo world, newly made: nobody else reserves, changes or
 * pays in its name, so tests that write need not know of each other. The page is signed in as them.
 */
export async function newFamily(
  page: Page,
  emulators: Emulators,
  key: string,
  options: NewFamilyOptions = {},
): Promise<Family> {
  const like = demoCustomers.find((customer) => customer.key === key);
  expect(like, `a demo customer ${key}`).toBeDefined();
  const today = tokyoDateOf(DEMO_NOW);
  const [child1, child2] = demoChildren
    .filter(({ customer_id, disable }) => customer_id === like?.id && !disable)
    .map((child) => ({
      name: child.name,
      name_kana: child.name_kana,
      gender: child.gender,
      date_of_birth: dateOfBirth(child, today).replaceAll('-', ''),
      customer_remarks: child.customer_remarks,
    }));
  const member = await newMember(page, emulators, {
    plan_type_id: like?.plan_type_id ?? 1,
    ...options,
    form: {
      ...(like && { name: like.name, name_kana: like.name_kana, default_branch_id: like.default_branch_id }),
      ...(child1 && { child1 }),
      ...(child2 && { child2 }),
    },
  });
  return { ...member, child_ids: await childrenOf(page) };
}

/** In the order of the form, which is the order of their ids. */
async function childrenOf(page: Page): Promise<number[]> {
  const { token } = (await (await page.request.post('/auth/refresh')).json()) as { token: string };
  const answer = await page.request.post('/v1/graphql', {
    data: { id: 'SelectMypageChildrenList', variables: {} },
    headers: { authorization: `Bearer ${token}` },
  });
  const { data } = (await answer.json()) as { data: { children: { id: number }[] } };
  return data.children.map(({ id }) => id).sort((one, other) => one - other);
}
