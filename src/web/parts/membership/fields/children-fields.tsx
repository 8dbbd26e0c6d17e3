import { Plus, Trash2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { TakenAges } from '../../../form/fields/birth-date-field.tsx';
import { Button } from '../../../ui/button.tsx';
import { ChildFields } from './child-fields.tsx';
import { type ChildKey, type ChildrenValues, childKeys, emptyChild, removeChild } from './children-values.ts';

type ChildrenFieldsProps = { today: string; taken: TakenAges | undefined; brief?: boolean };

/** One to four children (SPEC §3), added and removed; the ones after a removed child move up. */
export function ChildrenFields({ today, taken, brief = false }: ChildrenFieldsProps) {
  const { setValue, clearErrors, getValues } = useFormContext<ChildrenValues>();
  const watched = useWatch<ChildrenValues, readonly ChildKey[]>({ name: childKeys });
  const count = Math.max(1, watched.findLastIndex((child) => child !== null && child !== undefined) + 1);
  const added = useRef(false);
  const last = useRef<HTMLHeadingElement>(null);

  // The new child's heading gets the focus, so that keyboard and screen reader go on there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when a child was added
  useEffect(() => {
    if (added.current) last.current?.focus();
    added.current = false;
  }, [count]);

  function add() {
    const key = childKeys[count];
    if (key === undefined) return;
    added.current = true;
    setValue(key, emptyChild);
  }
  function remove(position: number) {
    const next = removeChild(getValues(), position);
    clearErrors([...childKeys]);
    for (const key of childKeys) setValue(key, next[key] as never);
  }

  return (
    <div className="grid gap-8">
      {childKeys.slice(0, count).map((key, position) => (
        <section key={key} aria-labelledby={`${key}-heading`} className="grid gap-5">
          <div className="flex min-h-11 items-center justify-between gap-3">
            <h3
              id={`${key}-heading`}
              ref={position === count - 1 ? last : undefined}
              tabIndex={-1}
              className="text-body outline-none"
            >
              {position + 1}人目のお子さま
            </h3>
            {count > 1 && (
              <Button kind="quiet" size="small" onClick={() => remove(position)}>
                <Trash2 className="size-4" aria-hidden="true" />
                <span>
                  取り消す<span className="sr-only">({position + 1}人目のお子さま)</span>
                </span>
              </Button>
            )}
          </div>
          <ChildFields prefix={`${key}.`} today={today} taken={taken} brief={brief} />
        </section>
      ))}
      {count < childKeys.length && (
        <Button kind="plain" onClick={add}>
          <Plus className="size-5" aria-hidden="true" />
          お子さまを追加する
        </Button>
      )}
    </div>
  );
}
