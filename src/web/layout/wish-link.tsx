import { BellPlus } from 'lucide-react';
import { LinkButton } from '../ui/link-button.tsx';
import { type WishChoice, wishPath } from './wish-path.ts';

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
