import type { ComponentProps } from 'react';
import { Button } from '../ui/button.tsx';
import { giveUpAfterAsking } from './unsaved.ts';

type GiveUpButtonProps = Pick<ComponentProps<typeof Button>, 'kind' | 'size' | 'disabled'> & {
  onGiveUp: () => void;
  children?: string;
};

/** The way out of a form that is beside its button: with typed words it asks first, like × and Escape. */
export function GiveUpButton({ onGiveUp, kind = 'plain', children = 'やめる', ...look }: GiveUpButtonProps) {
  return (
    <Button kind={kind} {...look} onClick={(event) => giveUpAfterAsking(event.currentTarget, onGiveUp)}>
      {children}
    </Button>
  );
}
