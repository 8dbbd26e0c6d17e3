type NoticeSwitchProps = { about?: string; label: string; on: boolean; fixed: boolean; press: () => void };

/** A switch as wide as its place; `about` is read out before its label. */
export function NoticeSwitch({ about, label, on, fixed, press }: NoticeSwitchProps) {
  return (
    <label
      className={
        'relative flex min-h-12 cursor-pointer items-center justify-between gap-2 rounded-md border border-edge bg-white px-3.5 ' +
        'has-checked:border-action has-checked:bg-action-soft has-disabled:cursor-not-allowed ' +
        'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus'
      }
    >
      <span className="font-bold">
        {about && <span className="sr-only">{about}: </span>}
        {label}
      </span>
      <input
        type="checkbox"
        role="switch"
        aria-checked={on}
        className="peer sr-only"
        checked={on}
        disabled={fixed}
        onChange={press}
      />
      <span
        aria-hidden="true"
        className="relative h-6 w-11 shrink-0 rounded-full bg-no/60 peer-checked:bg-action peer-disabled:opacity-60 after:absolute after:top-0.5 after:left-0.5 after:size-5 after:rounded-full after:bg-white peer-checked:after:translate-x-5"
      />
    </label>
  );
}
