import type { ComponentProps } from 'react';

type HandFormProps = Omit<ComponentProps<'form'>, 'onSubmit' | 'noValidate'> & { onSend: () => unknown };

/** A form that keeps its fields itself; tools/page-rules/forms-by-hand.ts says why. */
export function HandForm({ onSend, className = 'grid gap-4', ...form }: HandFormProps) {
  return (
    <form
      method="post"
      {...form}
      noValidate
      className={className}
      onSubmit={(event) => {
        // React events bubble from a dialog's form to the form of its page.
        event.stopPropagation();
        event.preventDefault();
        void onSend();
      }}
    />
  );
}
