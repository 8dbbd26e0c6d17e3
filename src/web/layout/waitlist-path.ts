import { withQuery } from '../../domain/routing/with-query.ts';

/** What is already chosen where a time is full; whatever is known goes along. */
export type WaitlistChoice = {
  /** path_name of the branch: on public pages, so that it survives the registration … */
  branch?: string | undefined;
  /** … or its id, on a member's pages. */
  branch_id?: number | undefined;
  date?: string | undefined;
  /** 'HH:mm' */
  start?: string | undefined;
  end?: string | undefined;
  child_ids?: readonly number[] | undefined;
};

/** The page where a waitlist entry is made; visitors return to it after signing in. */
export const waitlistPath = ({ child_ids = [], ...choice }: WaitlistChoice): string =>
  withQuery('/mypage/waitlist/add', { ...choice, children: child_ids.join('-') });
