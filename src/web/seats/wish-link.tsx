import { BellPlus } from 'lucide-react';
import { withQuery } from '../../domain/routing/with-query.ts';
import { LinkButton } from '../ui/link-button.tsx';

/** What is already chosen where a time is full; whatever is known goes along. */
export type WishChoice = {
  /** path_name of the branch: on pages for everybody, so that it is kept while registering … */
  branch?: string | undefined;
  /** … or its id, on a member's pages. */
  branch_id?: number | undefined;
  date?: string | undefined;
  /** 'HH:mm' */
  start?: string | undefined;
  end?: string | undefined;
  child_ids?: readonly number[] | undefined;
};

/** The page where a wish is made; whoever is not signed in comes back to it. */
export const wishPath = ({ child_ids = [], ...choice }: WishChoice): string =>
  withQuery('/mypage/waitlist/add', { ...choice, children: child_ids.join('-') });

type WishLinkProps = {
  choice: WishChoice;
  kind?: 'primary' | 'plain' | 'quiet';
  size?: 'small' | 'normal';
  /** Said to screen readers where several stand on a page: which day or time. */
  about?: string;
};

/** 空いたら知らせる: no full time is a dead end. */
export function WishLink({ choice, kind = 'plain', size = 'small', about }: WishLinkProps) {
  return (
    <LinkButton to={wishPath(choice)} kind={kind} size={size}>
      <BellPlus className="size-4.5 shrink-0" aria-hidden="true" />
      空いたら知らせる
      {about && <span className="sr-only">({about})</span>}
    </LinkButton>
  );
}
