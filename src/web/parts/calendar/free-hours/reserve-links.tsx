import type { ReactNode } from 'react';
import { type ReserveChoice, reserveStart, withChoice } from '../../../../domain/routing/reserve-choice.ts';
import { LinkButton } from '../../../ui/link-button.tsx';

type ReserveLinksProps = {
  choice: ReserveChoice;
  kind?: 'primary' | 'plain';
  size?: 'normal' | 'large';
  children: ReactNode;
};

/** The same step for a visitor and for a member; which of the two shows is decided by <html data-session>. */
export function ReserveLinks({ choice, children, ...style }: ReserveLinksProps) {
  return (
    <>
      <div className="for-visitor grid">
        <LinkButton to={withChoice('/registration_reserves/customers', choice)} {...style}>
          {children}
        </LinkButton>
      </div>
      <div className="for-member grid">
        <LinkButton to={reserveStart(choice)} {...style}>
          {children}
        </LinkButton>
      </div>
    </>
  );
}
